/** Starts a device from what the browser kept, and connects it to the browser. */
import { start } from '../device/device'
import { createDeviceStore, type DeviceStore } from '../device-store'
import { type AddressWindow, connectAddress } from './address'
import { attempt, type KeyValues, openArea } from './area'
import { connectionOf, isFramed, type PageWindow } from './connection'
import { readSettings } from './kept'
import { connectKiosk, readKiosk } from './kiosk'
import { asking, preferredLanguage } from './language'
import type { Launch } from './launch'
import { type Clock, systemClock, wallClock } from './now'
import { openSession, type SessionWindow } from './own-session'
import { connectSession, readSession } from './session'
import { beginWay, connectLinks, type LinkWindow } from './shared-link'
import { connectStorage, type StorageConnection } from './storage'
import { connectTimers } from './timers'
import { continued, readAddress, restoredTrail, stampOf } from './url'

/** What of the browser's window is used. */
export interface BrowserWindow extends PageWindow, AddressWindow, SessionWindow {
  readonly location: AddressWindow['location'] & LinkWindow['location']
  readonly navigator: Pick<Navigator, 'languages'>
  readonly performance: { getEntriesByType(type: string): readonly PerformanceEntry[] }
  readonly localStorage: KeyValues
}

export interface BrowserConnection extends StorageConnection {
  readonly store: DeviceStore
}

interface Options extends Pick<Launch, 'shared'> {
  readonly clock?: Clock
}

/**
 * Starts the device in a browser.
 * @param base the base path of the site, `/` or `/demo/thermostat/`
 */
export function connectBrowser(
  window: BrowserWindow,
  base: string,
  { clock = systemClock, shared }: Options = {},
): BrowserConnection {
  if (shared) beginWay(window)
  const now = wallClock(clock)
  const local = openArea(() => shared?.storage ?? window.localStorage)
  const { area: session, frame } = openSession(window, window.history.state)
  const loaded = readSettings(local.read)
  const past = readSession(session)
  const address = readAddress(window.location, base)
  const stamp = stampOf(window.history.state)
  const restored = restoredTrail(past.sandboxTrail ?? past.trail, stamp, isReload(window), address)
  const kiosk = readKiosk(window.location.search, session)
  const device = start({
    ...loaded,
    address,
    // The visitor's own device is where it was, wherever a sandbox was.
    trail: (past.sandboxTrail && restored ? past.trail : restored) ?? continued(past.trail, stamp, address),
    session: past.session,
    nativeLanguage: preferredLanguage(window.navigator.languages),
    at: now(),
  })

  const store = createDeviceStore(device, now)
  // They hear of an event in this order: settings and address come before timers that are due.
  const storage = connectStorage(window, store, local, loaded)
  const others = [
    connectAddress(window, store, base, restored, frame, shared?.link),
    connectLinks(window),
    connectSession(window, store, session, Boolean(shared)),
    ...(kiosk ? [connectKiosk(window, store, kiosk, clock)] : []),
    connectTimers(window, store, now),
  ]
  const asked = address.language ?? past.hostLanguage
  if (asked) store.getState().send(asking(asked, isFramed(window)))
  else if ((device.settings.restart || shared) && past.language)
    store.getState().send({ type: 'language', language: past.language })

  return {
    store,
    remembers: storage.remembers,
    ...connectionOf(...[storage, ...others].map((one) => one.dispose)),
  }
}

function isReload(window: BrowserWindow): boolean {
  const [entry] = attempt(() => window.performance.getEntriesByType('navigation')) ?? []
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}
