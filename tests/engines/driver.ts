/** Operates the page in any browser, with real input. */
import {
  type Button,
  factorySettings,
  type Input,
  type Settings,
  type Surroundings,
} from '../../src/thermostat/device/device'
import { storedState } from '../browser/helpers/stored-state'
import type { DeviceDriver, VisibleState } from '../scenarios/device-driver'
import type { StartState } from '../scenarios/scenario'
import type { Browser, Key } from './browser'
import { boxOf, isChecked, readPage, setControl } from './page-reader'

const keys: Partial<Record<Button, Key>> = { previous: 'ArrowLeft', confirm: 'Enter', next: 'ArrowRight' }

export class BrowserDriver implements DeviceDriver {
  private readonly browser: Browser
  private readonly site: string
  private startSettings: Settings = factorySettings
  /** The last position of each pressed element. */
  private readonly boxes = new Map<string, NonNullable<ReturnType<typeof boxOf>>>()

  /** @param site the product's address without the slash at its end; '' if the browser adds it */
  constructor(browser: Browser, site = '') {
    this.browser = browser
    this.site = site
  }

  /** Opens the product as a new visit. */
  async open({ path = '/', settings }: StartState) {
    this.startSettings = { ...factorySettings, ...settings }
    // Any page of the same origin lets the test write the storage of an earlier visit.
    await this.browser.open(`${this.site}/favicon.svg`)
    await this.browser.run(
      (state) => {
        localStorage.clear()
        sessionStorage.clear()
        if (state) localStorage.setItem('state', state)
      },
      settings ? JSON.stringify(storedState(settings)) : null,
    )
    await this.browser.open(this.site + path)
    await this.retryUntilFine((seen) => (seen.path ? null : 'No screen is shown.'))
    // The rest of the page loads after the first picture of the device.
    await this.browser.retryUntilFine(async () => {
      const isWhole = await this.browser.run(() => document.querySelector('[name="wifiInstalled"]') !== null)
      return isWhole ? null : 'The page is not whole.'
    })
    await this.browser.run(() => document.fonts.ready.then(() => null))
  }

  /** Storage has no key for a setting that was not changed since the visit began. */
  async readState(): Promise<VisibleState> {
    const state = await this.browser.run(readPage)
    const all = { ...this.startSettings, ...state.stored }
    const texts = Object.entries(all).map(([name, value]) => [name, String(value ?? 'undefined')])
    return { ...state, stored: Object.fromEntries(texts) }
  }

  /** Reading a page fails while it navigates; then the check is repeated. */
  retryUntilFine(findProblem: (seen: VisibleState) => string | null) {
    return this.browser.retryUntilFine(() => this.readState().then(findProblem, String))
  }

  async press(button: Button, times = 1) {
    for (let time = 0; time < times; time++) await this.click(`[data-key="${button}"]`)
  }

  private async click(selector: string, index = 0) {
    await this.browser.click(await this.box(selector, index))
  }

  /**
   * Returns the box of an element, with its tab in front, once it stops moving: late fonts and texts may move it. An
   * element at its last position is taken as still.
   */
  private async box(selector: string, index: number) {
    const place = `${selector} ${index}`
    let box = this.boxes.get(place) ?? null
    await this.browser.retryUntilFine(async () => {
      const before = box
      const found = await this.browser.run(boxOf, selector, index).catch(String)
      if (typeof found === 'string') return found
      box = found
      const isStill = found && JSON.stringify(found) === JSON.stringify(before)
      return isStill ? null : `${selector} is not there or moves.`
    })
    if (!box) throw new Error(`${selector} has no box.`)
    this.boxes.set(place, box)
    return box
  }

  async hold(buttons: readonly Button[], ms: number) {
    await this.browser.run(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    )
    for (const button of buttons) await this.browser.keyDown(keys[button] ?? 'Escape')
    await this.browser.advanceClock(ms)
    for (const button of buttons) await this.browser.keyUp(keys[button] ?? 'Escape')
  }

  wait(ms: number) {
    return this.browser.advanceClock(ms)
  }

  tap(line: number) {
    return this.click('[data-display] [data-line] > span:first-of-type', line)
  }

  async swipe(to: Extract<Input, { type: 'swipe' }>['to']) {
    const { width, height, ...from } = await this.box('[data-display]', 0)
    const way = { left: [-0.3, 0], right: [0.3, 0], up: [0, -0.3], down: [0, 0.3] } as const
    await this.browser.drag(from, { x: from.x + way[to][0] * width, y: from.y + way[to][1] * height })
  }

  /** Controls have the names of the surroundings that they change; each fault is a button. */
  async setSurroundings(change: Partial<Surroundings>) {
    for (const [name, value] of Object.entries(change))
      if (name === 'fault') await this.click(`[data-fault="${value}"]`)
      else if (typeof value !== 'boolean') await this.browser.run(setControl, name, String(value))
      else if ((await this.browser.run(isChecked, name)) !== value) await this.click(`[name="${name}"]`)
  }

  toggle(name: 'wifiInstalled' | 'remoteControlInstalled') {
    return this.click(`[name="${name}"]`)
  }

  go(path: string) {
    return this.click(`a[href="${path}"]`)
  }

  reload() {
    return this.browser.reload()
  }

  goInHistory(steps: -1 | 1) {
    return steps < 0 ? this.browser.back() : this.browser.forward()
  }
}
