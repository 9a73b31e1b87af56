/** A browser tab with a connected device, and a visitor's actions in it. */
import type { BrowserConnection } from '../../../src/site/browser/connect'
import type { SharedDevice } from '../../../src/site/browser/shared-link'
import { connectVisits } from '../../../src/site/browser/visits'
import { type Button, languageOf, pathOf, type SentEvent } from '../../../src/thermostat/device/device'
import { FakeOrigin } from './storage'
import { FakeWindow } from './window'

interface TabOptions {
  readonly origin?: FakeOrigin
  readonly base?: string
  /** The host page's window, if the tab shows a frame in it. */
  readonly hostWindow?: FakeWindow
  readonly shared?: SharedDevice
}

export function openTab(
  address: string,
  { origin = new FakeOrigin(), base = '/', hostWindow, ...more }: TabOptions = {},
) {
  const window = new FakeWindow({ address, origin, ...(hostWindow && { hostWindow }) })
  const { clock, history } = window
  let browser: BrowserConnection
  let visitCount = 1
  const connect = () => {
    const listener = {
      onVisitEnd() {},
      onVisitStart(next: BrowserConnection) {
        browser = next
        visitCount++
      },
    }
    const connection = connectVisits(window, base, { clock, ...more }, listener)
    browser = connection.first
    visitCount = 1
    return connection
  }
  let connection = connect()
  const send = (deviceEvent: SentEvent) => browser.store.getState().send(deviceEvent)
  const device = () => browser.store.getState().device
  const load = (loadedBy: string) => {
    window.navigationType = loadedBy
    connection = connect()
  }
  return {
    window,
    clock,
    history,
    origin,
    send,
    device,
    /** The number of visits since the page was loaded. */
    visits: () => visitCount,
    isSandbox: () => browser.store.getState().isSandbox,
    dispose: () => connection.dispose(),
    path: () => pathOf(device()),
    language: () => languageOf(device()),
    state: () => JSON.parse(origin.values.get('state') ?? 'null') as Record<string, unknown> | null,
    go: (path: string) => send({ type: 'go', path }),
    /** Presses a button of the device, after the pointer event of the browser. */
    press(button: Button) {
      window.dispatch('pointerdown')
      send({ type: 'down', button })
      send({ type: 'up', button })
    },
    /** Goes forward by this number of entries, or back if negative, with the browser's buttons. */
    browse(steps: number) {
      history.startBrowsing(steps)
      history.arriveAll()
    },
    load,
    reload(loadedBy = 'reload') {
      window.dispatch('pagehide')
      connection.dispose()
      load(loadedBy)
    },
  }
}

/** Opens a tab whose settings were stored before, so that no guide starts. */
export function openUsedTab(address: string) {
  const origin = new FakeOrigin()
  openTab('/home', { origin }).dispose()
  origin.tabs.length = 0
  return openTab(address, { origin })
}
