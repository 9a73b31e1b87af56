/** Starts a device from what the browser kept, and connects it to the browser. */
import { attempt, openSafeStorage, type SafeStorage, type StorageMethods } from '../../common/safe-storage'
import {
  type Device,
  factorySettings,
  type Happening,
  type Instant,
  start,
  type Trail,
} from '../../thermostat/device/device'
import { createDeviceStore, type DeviceStore } from '../../thermostat/device-store'
import { type AddressConnection, type AddressWindow, connectAddress } from './address'
import { connectionOf, isFramed, type PageWindow } from './connection'
import { type Loaded, readSettings } from './kept'
import { type Kiosk, readKiosk } from './kiosk'
import { asking, preferredLanguage } from './language'
import type { Launch } from './launch'
import type { Entries } from './mirror'
import { nextDevice, nextSettings } from './next-visit'
import { type Clock, wallClock } from './now'
import { openSession, type SessionWindow } from './own-session'
import { connectSession, readSession } from './session'
import { beginWay, connectLinks, type LinkWindow } from './shared-link'
import { clearStorage, connectStorage, type StorageConnection } from './storage'
import { connectTimers } from './timers'
import { continued, readAddress, restoredTrail, stampOf } from './url'

/** What of the browser's window is used. */
export interface BrowserWindow extends PageWindow, AddressWindow, SessionWindow {
  readonly location: AddressWindow['location'] & LinkWindow['location']
  readonly navigator: Pick<Navigator, 'languages'>
  readonly performance: { getEntriesByType(type: string): readonly PerformanceEntry[] }
  readonly localStorage: StorageMethods
}

export interface BrowserConnection extends StorageConnection {
  readonly store: DeviceStore
  /** What the address asks for in a showroom; `null` elsewhere. */
  readonly kiosk: Kiosk | null
  /** What is known of the browser's history. */
  readonly entries: AddressConnection['entries']
}

/** The visit that follows another one in a showroom. */
interface NextVisit extends Kiosk {
  /** Where the last visitor was. */
  readonly left: Trail
  /** What their visit knew of the browser's history. */
  readonly entries: Entries
}

interface Options extends Pick<Launch, 'shared'> {
  readonly clock: Clock
  readonly next?: NextVisit
}

/** What a visit begins with. */
interface Beginning {
  readonly device: Device
  readonly loaded: Loaded
  /** The trail whose places the browser's history has; `null` for none that is known. */
  readonly restored: Trail | null
  /** What is asked for beside it. */
  readonly happenings: readonly Happening[]
}

/**
 * Starts the device in a browser.
 * @param base the base path of the site, `/` or `/demo/thermostat/`
 */
export function connectBrowser(
  window: BrowserWindow,
  base: string,
  { clock, shared, next }: Options,
): BrowserConnection {
  if (shared) beginWay(window)
  const now = wallClock(clock)
  const local = openSafeStorage(() => shared?.storage ?? window.localStorage)
  const { storage: session, frame } = openSession(window, window.history.state)
  const kiosk = readKiosk(window.location.search, session)
  const beginning = next
    ? beginNext(window, local, next, now())
    : beginFirst(window, base, local, session, Boolean(shared), now())
  const { device, loaded, restored, happenings } = beginning

  const store = createDeviceStore(device, now)
  // They hear of an event in this order: settings and address come before timers that are due.
  const storage = connectStorage(window, store, local, loaded)
  const history = connectAddress(window, store, base, restored, frame, shared?.link, next?.entries)
  const others = [
    history,
    connectLinks(window),
    connectSession(window, store, session, Boolean(shared)),
    connectTimers(window, store, now),
  ]
  for (const happening of happenings) store.getState().send(happening)
  return {
    store,
    kiosk,
    entries: history.entries,
    remembers: storage.remembers,
    ...connectionOf(...[storage, ...others].map((one) => one.dispose)),
  }
}

/** Begins with what the address says, and what the browser keeps. */
function beginFirst(
  window: BrowserWindow,
  base: string,
  local: SafeStorage,
  session: SafeStorage,
  isShared: boolean,
  at: Instant,
): Beginning {
  const loaded = readSettings(local.read)
  const past = readSession(session)
  const address = readAddress(window.location, base)
  const stamp = stampOf(window.history.state)
  const restored = restoredTrail(past.sandboxTrail ?? past.trail, stamp, isReload(window), address)
  const device = start({
    ...loaded,
    address,
    // The visitor's own device is where it was, wherever a sandbox was.
    trail: (past.sandboxTrail && restored ? past.trail : restored) ?? continued(past.trail, stamp, address),
    session: past.session,
    nativeLanguage: preferredLanguage(window.navigator.languages),
    at,
  })
  const asked = address.language ?? past.hostLanguage
  const again = device.settings.restart || isShared ? past.language : null
  const happenings: readonly Happening[] = asked
    ? [asking(asked, isFramed(window))]
    : again
      ? [{ type: 'language', language: again }]
      : []
  return { device, loaded, restored, happenings }
}

/** Begins as from the factory: of the last visitor nothing stays (behaviour 26.3). */
function beginNext(
  window: BrowserWindow,
  local: SafeStorage,
  { path, language, left }: NextVisit,
  at: Instant,
): Beginning {
  const framed = isFramed(window)
  const settings = nextSettings({ path, language: framed ? null : language })
  return {
    device: nextDevice(settings, path, left, preferredLanguage(window.navigator.languages), at),
    loaded: { settings, first: false, kept: clearStorage(local, factorySettings) },
    restored: null,
    happenings: framed && language ? [asking(language, framed)] : [],
  }
}

function isReload(window: BrowserWindow): boolean {
  const [entry] = attempt(() => window.performance.getEntriesByType('navigation')) ?? []
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}
