/** Starts a device from the address and the browser's storage, and connects it to the browser. */
import { attempt, openSafeStorage, type SafeStorage, type StorageMethods } from '../../common/safe-storage'
import {
  type Device,
  type DeviceEvent,
  factorySettings,
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
import { connectLinks, forgetOwnSession, type LinkWindow } from './shared-link'
import { clearStorage, connectStorage, type StorageConnection } from './storage'
import { type LoadedSettings, readSettings } from './storage-sync'
import { connectTimers } from './timers'
import { extendTrail, historyIndexOf, readAddress, restoreTrail } from './url'

export interface BrowserWindow extends VisibilityWindow, AddressWindow, SessionStorageWindow {
  readonly location: AddressWindow['location'] & LinkWindow['location']
  readonly navigator: Pick<Navigator, 'languages'>
  readonly performance: { getEntriesByType(type: string): readonly PerformanceEntry[] }
  readonly localStorage: StorageMethods
}

export interface BrowserConnection extends StorageConnection {
  readonly store: DeviceStore
  /** The showroom settings of the address or of the tab's session; `null` without them. */
  readonly kiosk: Kiosk | null
  /** The known part of the browser's history. */
  readonly historyEntries: AddressConnection['historyEntries']
}

/** The input of a visit that follows another one in a showroom. */
interface NextVisit extends Kiosk {
  readonly previousTrail: Trail
  readonly previousEntries: HistoryEntries
}

interface ConnectOptions extends Pick<Launch, 'shared'> {
  readonly clock: Clock
  readonly next?: NextVisit
}

interface VisitStart {
  readonly device: Device
  readonly loaded: LoadedSettings
  /** The trail whose places the browser's history contains; `null` if unknown. */
  readonly restored: Trail | null
  /** Sent to the device once everything is connected. */
  readonly deviceEvents: readonly DeviceEvent[]
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
  if (shared) forgetOwnSession(window)
  const now = localNowOf(clock)
  const local = openSafeStorage(() => shared?.storage ?? window.localStorage)
  const { storage: session, frameNumber } = openSession(window, window.history.state)
  const kiosk = readKiosk(window.location.search, session)
  const visitStart = next
    ? startNextVisit(window, local, next, now())
    : startFirstVisit(window, base, local, session, Boolean(shared), now())
  const { device, loaded, restored, deviceEvents } = visitStart

  const store = createDeviceStore(device, now)
  // Subscribers run in this order: settings and address are written before due timers fire.
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
  for (const deviceEvent of deviceEvents) store.getState().send(deviceEvent)
  return {
    store,
    kiosk,
    historyEntries: history.historyEntries,
    isSaved: storage.isSaved,
    ...connectionOf(...[storage, ...connections].map((connection) => connection.dispose)),
  }
}

/** Starts with the address, the stored settings and the tab's session. */
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
  // After a reload in a sandbox the device goes back to its own trail, though the history has the sandbox's places.
  const ownTrail = saved.sandboxTrail && restored ? saved.trail : restored
  const device = start({
    ...loaded,
    address,
    trail: ownTrail ?? extendTrail(saved.trail, index, address),
    session: saved.session,
    fallbackLanguage: saved.fallbackLanguage ?? preferredLanguage(window.navigator.languages),
    at,
  })
  const requestedLanguage = address.language ?? saved.hostLanguage
  const restoredLanguage = device.settings.restart || isShared ? saved.language : null
  const deviceEvents: readonly DeviceEvent[] = requestedLanguage
    ? [languageInput(requestedLanguage, isFramed(window))]
    : restoredLanguage
      ? [{ type: 'language', language: restoredLanguage }]
      : []
  return { device, loaded, restored, deviceEvents }
}

/** Starts with factory settings: no data of the previous visitor stays (behaviour 26.3). */
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
    loaded: { settings, isFirstStart: false, snapshot: clearStorage(local, factorySettings) },
    restored: null,
    deviceEvents: framed && language ? [languageInput(language, framed)] : [],
  }
}

function isReload(window: BrowserWindow): boolean {
  const [entry] = attempt(() => window.performance.getEntriesByType('navigation')) ?? []
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}
