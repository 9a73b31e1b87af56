/** Successive visits in a showroom: each visitor gets a new device (behaviour 26). */
import { type BrowserConnection, type BrowserWindow, connectBrowser } from './connect'
import { type Connection, connectionOf } from './connection'
import { connectKiosk, type Kiosk } from './kiosk'
import type { Launch } from './launch'
import { type Clock, systemClock } from './local-clock'

interface VisitsOptions extends Pick<Launch, 'shared'> {
  readonly clock?: Clock
}

interface VisitListener {
  /** Called when a visitor has left and the device is disconnected from the browser. */
  onVisitEnd(): void
  onVisitStart(browser: BrowserConnection): void
}

export interface Visits extends Connection {
  /** The first visitor's device. */
  readonly first: BrowserConnection
}

/** Connects the first visitor's device; in a showroom, replaces it for each next visitor. */
export function connectVisits(
  window: BrowserWindow,
  base: string,
  { clock = systemClock, shared }: VisitsOptions,
  visit: VisitListener,
): Visits {
  const first = connectBrowser(window, base, { clock, ...(shared && { shared }) })
  const { kiosk } = first
  let browser = first

  function startNextVisit(kiosk: Kiosk): void {
    const previousTrail = browser.store.getState().device.trail
    const previousEntries = browser.historyEntries()
    // Disconnects first: what the page does at the visit's end must reach neither storage nor history.
    browser.dispose()
    visit.onVisitEnd()
    browser = connectBrowser(window, base, {
      clock,
      next: { ...kiosk, previousTrail, previousEntries },
    })
    visit.onVisitStart(browser)
  }

  const kioskDisposers = kiosk
    ? [connectKiosk(window, kiosk, clock, () => startNextVisit(kiosk)).dispose]
    : []
  return { first, ...connectionOf(...kioskDisposers, () => browser.dispose()) }
}
