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
import { connectionOf, isFramed, type VisibilityWindow } from './connection'
import { openSession, type SessionStorageWindow } from './frame-session'
import type { HistoryEntries } from './history-sync'
import { type Kiosk, readKiosk } from './kiosk'
import { languageInput, preferredLanguage } from './language'
import type { Launch } from './launch'
import { type Clock, localNowOf } from './local-clock'
import { nextVisitDevice, nextVisitSettings } from './next-visit'
import { connectSession, readSession } from './session'
import { connectLinks, forgetOwnTrail, type LinkWindow } from './shared-link'
import { clearStorage, connectStorage, type StorageConnection } from './storage'
import { type LoadedSettings, readSettings } from './storage-sync'
import { connectTimers } from './timers'
import { extendTrail, historyIndexOf, readAddress, restoreTrail } from './url'

/** What of the browser's window is used. */
export interface BrowserWindow extends VisibilityWindow, AddressWindow, SessionStorageWindow {
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
  readonly historyEntries: AddressConnection['historyEntries']
}

/** The visit that follows another one in a showroom. */
interface NextVisit extends Kiosk {
  /** Where the last visitor was. */
  readonly previousTrail: Trail
  /** What their visit knew of the browser's history. */
  readonly previousEntries: HistoryEntries
}

interface ConnectOptions extends Pick<Launch, 'shared'> {
  readonly clock: Clock
  readonly next?: NextVisit
}

/** What a visit begins with. */
interface VisitStart {
  readonly device: Device
  readonly loaded: LoadedSettings
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
  { clock, shared, next }: ConnectOptions,
): BrowserConnection {
  if (shared) forgetOwnTrail(window)
  const now = localNowOf(clock)
  const local = openSafeStorage(() => shared?.storage ?? window.localStorage)
  const { storage: session, frameNumber } = openSession(window, window.history.state)
  const kiosk = readKiosk(window.location.search, session)
  const visitStart = next
    ? startNextVisit(window, local, next, now())
    : startFirstVisit(window, base, local, session, Boolean(shared), now())
  const { device, loaded, restored, happenings } = visitStart

  const store = createDeviceStore(device, now)
  // They hear of an event in this order: settings and address come before timers that are due.
  const storage = connectStorage(window, store, local, loaded)
  const history = connectAddress(
    window,
    store,
    base,
    restored,
    frameNumber,
    shared?.fragment,
    next?.previousEntries,
  )
  const connections = [
    history,
    connectLinks(window),
    connectSession(window, store, session, Boolean(shared)),
    connectTimers(window, store, now),
  ]
  for (const happening of happenings) store.getState().send(happening)
  return {
    store,
    kiosk,
    historyEntries: history.historyEntries,
    isSaved: storage.isSaved,
    ...connectionOf(...[storage, ...connections].map((one) => one.dispose)),
  }
}

/** Begins with what the address says, and what the browser keeps. */
function startFirstVisit(
  window: BrowserWindow,
  base: string,
  local: SafeStorage,
  session: SafeStorage,
  isShared: boolean,
  at: Instant,
): VisitStart {
  const loaded = readSettings(local.read)
  const saved = readSession(session)
  const address = readAddress(window.location, base)
  const index = historyIndexOf(window.history.state)
  const restored = restoreTrail(saved.sandboxTrail ?? saved.trail, index, isReload(window), address)
  const device = start({
    ...loaded,
    address,
    // The visitor's own device is where it was, wherever a sandbox was.
    trail:
      (saved.sandboxTrail && restored ? saved.trail : restored) ?? extendTrail(saved.trail, index, address),
    session: saved.session,
    nativeLanguage: preferredLanguage(window.navigator.languages),
    at,
  })
  const requestedLanguage = address.language ?? saved.hostLanguage
  const restoredLanguage = device.settings.restart || isShared ? saved.language : null
  const happenings: readonly Happening[] = requestedLanguage
    ? [languageInput(requestedLanguage, isFramed(window))]
    : restoredLanguage
      ? [{ type: 'language', language: restoredLanguage }]
      : []
  return { device, loaded, restored, happenings }
}

/** Begins as from the factory: of the last visitor nothing stays (behaviour 26.3). */
function startNextVisit(
  window: BrowserWindow,
  local: SafeStorage,
  { path, language, previousTrail }: NextVisit,
  at: Instant,
): VisitStart {
  const framed = isFramed(window)
  const settings = nextVisitSettings({ path, language: framed ? null : language })
  return {
    device: nextVisitDevice(settings, path, previousTrail, preferredLanguage(window.navigator.languages), at),
    loaded: { settings, first: false, snapshot: clearStorage(local, factorySettings) },
    restored: null,
    happenings: framed && language ? [languageInput(language, framed)] : [],
  }
}

function isReload(window: BrowserWindow): boolean {
  const [entry] = attempt(() => window.performance.getEntriesByType('navigation')) ?? []
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}
