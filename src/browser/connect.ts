/** Ties a device to a browser: starts it from what the browser kept, and keeps the outside as the device says. */
import type { StoreApi } from 'zustand/vanilla'
import { start } from '../device/device'
import { tieAddress } from './address'
import { attempt, type KeyValues, openArea } from './area'
import { keepKiosk, readKiosk } from './kiosk'
import { preferredLanguage } from './language'
import { type Clock, systemClock, wallClock } from './now'
import { keepSession, readSession } from './session'
import { keepSettings, loadSettings } from './storage'
import { createDeviceStore, type DeviceStore } from './store'
import { keepAlarm } from './timers'
import { readAddress, restoredTrail, stampOf } from './url'

/** What of the browser's window is used. */
export interface BrowserWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>
  readonly navigator: Pick<Navigator, 'languages'>
  readonly document: Pick<Document, 'visibilityState'> & Listening
  readonly performance: { getEntriesByType(type: string): readonly PerformanceEntry[] }
  readonly localStorage: KeyValues
  readonly sessionStorage: KeyValues
  setTimeout(run: () => void, milliseconds: number): number
  clearTimeout(id: number): void
  addEventListener: Listening['addEventListener']
  removeEventListener: Listening['removeEventListener']
}

interface Listening {
  addEventListener(type: string, listener: (event: Event) => void, capture?: boolean): void
  removeEventListener(type: string, listener: (event: Event) => void, capture?: boolean): void
}

export interface Connection {
  readonly store: DeviceStore
  /** Whether what the visitor sets will be there next time; the page says so when not. */
  readonly remembers: StoreApi<boolean>
  /** Ends every listener and timer. */
  dispose(): void
}

/**
 * Starts the device in a browser.
 * @param base the base path of the site, `/` or `/demo/thermostat/`
 */
export function connectBrowser(window: BrowserWindow, base: string, clock: Clock = systemClock): Connection {
  const now = wallClock(clock)
  const local = openArea(() => window.localStorage)
  const session = openArea(() => window.sessionStorage)
  const loaded = loadSettings(local)
  const past = readSession(session)
  const address = readAddress(window.location, base)
  const trail = restoredTrail(past.trail, stampOf(window.history.state), isReload(window), address)
  const nativeLanguage = preferredLanguage(window.navigator.languages)
  const kiosk = readKiosk(window.location.search, session)
  const { path, status, context } = address
  const device = start({
    ...loaded,
    address: { path, status, context },
    trail,
    session: past.session,
    nativeLanguage,
    at: now(),
  })

  const store = createDeviceStore(device, now)
  const settings = keepSettings(local, store, loaded)
  const tie = tieAddress(window, store, base, trail)
  const tab = keepSession(session, store)
  const alarm = keepAlarm(window, store, now)
  const kioskKeeping = kiosk && keepKiosk(window, store, kiosk, clock)
  const language = address.language ?? (device.settings.restart ? past.language : null)
  if (language) store.getState().send({ type: 'language', language })

  function wake(): void {
    kioskKeeping?.wake()
    alarm.wake()
  }

  const unlisten = [
    listen(window, 'popstate', tie.onPopState),
    listen(window, 'storage', (event) => settings.onStorage(event as StorageEvent)),
    listen(window, 'pagehide', tab.flush),
    listen(window, 'pageshow', (event) => {
      if (!(event as PageTransitionEvent).persisted) return
      settings.refresh()
      tie.onPopState()
      wake()
    }),
    listen(window.document, 'visibilitychange', () => {
      if (window.document.visibilityState === 'visible') wake()
      else tab.flush()
    }),
  ]

  return {
    store,
    remembers: settings.remembers,
    dispose() {
      for (const end of [...unlisten, settings.dispose, tie.dispose, tab.dispose, alarm.dispose]) end()
      kioskKeeping?.dispose()
    },
  }
}

function isReload(window: BrowserWindow): boolean {
  const [entry] = attempt(() => window.performance.getEntriesByType('navigation')) ?? []
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

function listen(target: Listening, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}
