/** A random visitor with real mouse, keyboard and touch, who checks the page after each act. */
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { languages } from '../../../src/thermostat/device/device'
import { findMisfits, finishAnimationsInPage } from '../helpers/layout-checks'
import { stopClock } from '../helpers/stop-clock'
import type { RandomChoices } from './random-choices'
import { useCompanion } from './random-companion'
import { expectCompletePage, failToLoad, isExpectedMessage } from './random-failures'
import { changeSurroundings, isTimeRunning, letTimeRun } from './random-surroundings'

const buttons = ['previous', 'confirm', 'next', 'back', 'close'] as const
const keys = ['ArrowLeft', 'ArrowRight', 'Enter', 'Escape', 'Home', 'Tab', 'Shift+Tab', ' '] as const
type Size = readonly [width: number, height: number]
const sizes: readonly [Size, ...Size[]] = [
  [320, 640],
  [360, 780],
  [768, 1024],
  [1280, 800],
  [844, 390],
]

/** Times that may pass at once, in ms: within a splash, an overlay or a label, a minute, an hour. */
const WAIT_TIMES_MS = [50, 400, 1400, 3000, 6000, 61_000, 3_600_000] as const

type Act = (visitor: RandomVisitor) => Promise<string>

export class RandomVisitor {
  readonly page: Page
  readonly random: RandomChoices
  /** The problems so far, as sentences. */
  readonly problems: string[] = []
  /** The acts so far, for the report of a failure. */
  readonly log: string[] = []
  /** True if the panel was used: a reload ends the surroundings, so the display may change with them. */
  private hasChangedSurroundings = false
  private touch: CDPSession | undefined

  constructor(page: Page, random: RandomChoices) {
    this.page = page
    this.random = random
  }

  /** @param path where the visit begins */
  async start(path: string) {
    const { page } = this
    page.on('pageerror', (error) => this.problems.push(`error: ${error.message}`))
    page.on('console', (message) => {
      // The console also reports a violated content security policy.
      const text = message.text()
      const isOurs =
        !text.startsWith('Service Worker registration blocked by Playwright') && !isExpectedMessage(text)
      if (isOurs && ['error', 'warning'].includes(message.type()))
        this.problems.push(`console: ${message.text()}`)
    })
    await stopClock(page)
    await page.goto(path)
    await this.waitForScreen()
    this.touch = await page.context().newCDPSession(page)
  }

  /** Does one random act and checks the page after it. */
  async doRandomAct() {
    const act = acts[this.random.integerBelow(acts.length)]
    if (!act) return
    await this.closeDialog()
    this.log.push(await act(this))
    await this.waitForScreen()
    await this.checkPage()
  }

  /** Closes a dialog that the keyboard opened: the page below it is inert. */
  private async closeDialog() {
    const dialog = this.page.locator('dialog[open]')
    if ((await dialog.count()) === 0) return
    await this.page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    this.log.push('leave the dialog')
    await this.checkFocus('leaving the dialog')
  }

  private async waitForScreen() {
    await expect(this.page.locator('[data-display]')).toHaveAttribute('data-path', /^\//)
  }

  private async checkPage() {
    await expectCompletePage(this.page)
    const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 1) this.problems.push(`the page is ${wide} px too wide`)
    if (this.random.integerBelow(6) === 0)
      this.problems.push(
        ...(await this.page.evaluate(finishAnimationsInPage).then(() => findMisfits(this.page))),
      )
    expect(this.problems, this.describeRun()).toEqual([])
  }

  /** Information for the reader of a failure. */
  private describeRun() {
    return `seed ${this.random.seed}, after:\n${this.log.slice(-25).join('\n')}`
  }

  async press() {
    const button = this.random.pick(...buttons)
    await this.click(this.page.locator(`[data-key="${button}"]`))
    return `press ${button}`
  }

  /** Clicks an element even if it is disabled. Retries while the page scrolls and the element is out of sight. */
  private async click(place: Locator) {
    await expect(() => place.click({ force: true, timeout: 5000 })).toPass({ timeout: 30_000 })
  }

  async type() {
    const key = this.random.pick(...keys)
    const hadFocus = await this.readFocus()
    if (key === 'Enter' && hadFocus?.includes('href="/manual/')) return 'no link out of the page is followed'
    await this.page.keyboard.press(key)
    if (hadFocus && !key.includes('Tab')) await this.checkFocus(`${key} at ${hadFocus}`)
    return `type ${key}`
  }

  async useCompanion() {
    const done = await useCompanion(this.page, this.random)
    if (done) await this.checkFocus(done)
    return done ?? 'no companion to ask'
  }

  /** The replacement of a focused element has the focus, once it is loaded and drawn. */
  private async checkFocus(after: string) {
    const isFocused = async () => {
      if (await this.readFocus()) return true
      await this.page.clock.runFor(50)
      return false
    }
    await expect.poll(isFocused, `lost the focus after ${after}; ${this.describeRun()}`).toBe(true)
  }

  private readFocus(): Promise<string | null> {
    return this.page.evaluate(() => {
      const { activeElement: at, body } = document
      // A hidden element loses the focus a moment later.
      const isThere = at && at !== body && at.checkVisibility({ visibilityProperty: true })
      return isThere ? at.outerHTML.slice(0, 60) : null
    })
  }

  async hold() {
    const held = this.random.pick(['ArrowRight'], ['ArrowLeft'], ['Enter'], ['ArrowLeft', 'ArrowRight'])
    for (const key of held) await this.page.keyboard.down(key)
    await this.page.clock.runFor(3200)
    for (const key of held) await this.page.keyboard.up(key)
    return `hold ${held.join(' and ')}`
  }

  async tap() {
    const lines = this.page.locator('[data-display] [data-line]')
    const count = await lines.count()
    if (count === 0) return 'no line to tap'
    const index = this.random.integerBelow(count)
    const text = await lines.nth(index).innerText()
    await this.click(lines.nth(index))
    return `tap “${text}”`
  }

  /** Swipes over the display with one finger. */
  async swipe() {
    const box = await this.page.locator('[data-display]').boundingBox()
    if (!box) return 'no display to swipe'
    const [dx, dy] = this.random.pick([-0.3, 0], [0.3, 0], [0, -0.3], [0, 0.3])
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const to = { x: from.x + dx * box.width, y: from.y + dy * box.height }
    // A tab in the background takes seconds to answer a touch.
    await this.page.bringToFront()
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      this.touch?.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', [from])
    await send('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }])
    await send('touchMove', [to])
    await send('touchEnd', [])
    return `swipe ${dx} ${dy}`
  }

  async wait() {
    const time = this.random.pick(...WAIT_TIMES_MS)
    // An hour has 225,000 frames, so the clock jumps while time runs, as on a sleeping computer.
    if (time > 6000 && (await isTimeRunning(this.page))) await this.page.clock.fastForward(time)
    else await this.page.clock.runFor(time)
    return `wait ${time} ms`
  }

  async resize() {
    const [width, height] = this.random.pick(...sizes)
    await this.page.setViewportSize({ width, height })
    return `resize to ${width} × ${height}`
  }

  async changeLanguage() {
    const language = this.random.pick('en', ...languages)
    // Forces the selection, because the tab with the list may not be in front.
    await this.page.locator('[name="language"]').selectOption(language, { force: true })
    await expect(this.page.locator('html')).toHaveAttribute('lang', language)
    return `speak ${language}`
  }

  async changeSurroundings() {
    const { description, name } = await changeSurroundings(this.page, this.random)
    if (!['wifiInstalled', 'remoteControlInstalled'].includes(name)) this.hasChangedSurroundings = true
    return description
  }

  async letTimeRun() {
    // A reload ends simulated time, too.
    this.hasChangedSurroundings = true
    return letTimeRun(this.page, this.random)
  }

  failToLoad() {
    return failToLoad(this.page, this.random)
  }

  async travel() {
    const way = this.random.pick('back', 'forward')
    // Never leaves the product, because there is nothing to check outside it.
    const isOurs = await this.page.evaluate(
      (back) => (back ? navigation.canGoBack : navigation.canGoForward),
      way === 'back',
    )
    if (!isOurs) return 'nowhere to travel'
    await (way === 'back' ? this.page.goBack() : this.page.goForward())
    return `the browser's ${way}`
  }

  /** Checks that a reload shows the same as before, except for parts that end with it. */
  async reload() {
    await this.leaveSandbox()
    await this.waitForRest()
    await this.waitForLanguage()
    const before = await this.readVisibleState()
    await this.page.reload()
    await this.waitForScreen()
    await this.waitForLanguage()
    const after = await this.readVisibleState()
    if (JSON.stringify(after) !== JSON.stringify(before))
      this.problems.push(`a reload changed ${JSON.stringify(before)} to ${JSON.stringify(after)}`)
    this.hasChangedSurroundings = false
    return 'reload'
  }

  /** Leaves a task that runs on a sandbox, because a reload ends it. */
  private async leaveSandbox() {
    const leave = this.page.locator('[data-task="install"] [data-do="leave"]')
    if (await leave.count()) await leave.dispatchEvent('click')
  }

  /** Waits until there is no splash and no overlay, and no value is being edited. */
  private async waitForRest() {
    const { page } = this
    for (let tries = 0; tries < 20; tries++) {
      if (await page.locator('[data-pending="true"]').count()) await page.clock.runFor(1000)
      else if (await page.locator('[data-editing="true"]').count())
        await this.click(page.locator('[data-key="back"]'))
      else return
    }
  }

  /** Waits until the page is in the chosen language, whose texts may load long after the screen. */
  private async waitForLanguage() {
    const isSpoken = () =>
      this.page.evaluate(() => {
        const { language } = JSON.parse(localStorage.getItem('state') ?? '{}')
        return document.documentElement.lang === (language ?? 'en')
      })
    await expect.poll(isSpoken, this.describeRun()).toBe(true)
  }

  /** Returns the visible and the stored state, except for parts that a reload may change. */
  private readVisibleState() {
    return this.page.evaluate((hasSurrounded) => {
      const display = document.querySelector<HTMLElement>('[data-display]')
      const state = JSON.parse(localStorage.getItem('state') ?? '{}')
      return {
        path: display?.dataset.path,
        kind: display?.dataset.kind,
        language: document.documentElement.lang,
        title: hasSurrounded ? null : (display?.querySelector('h2')?.textContent ?? null),
        mode: hasSurrounded ? null : (display?.dataset.mode ?? null),
        state: Object.fromEntries(Object.entries(state).sort(([one], [other]) => (one < other ? -1 : 1))),
      }
    }, this.hasChangedSurroundings)
  }
}

/** The acts of the visitor, the usual ones more often. */
const acts: readonly Act[] = [
  ...Array<Act>(8).fill((visitor) => visitor.press()),
  ...Array<Act>(6).fill((visitor) => visitor.type()),
  ...Array<Act>(4).fill((visitor) => visitor.tap()),
  ...Array<Act>(2).fill((visitor) => visitor.swipe()),
  ...Array<Act>(3).fill((visitor) => visitor.wait()),
  ...Array<Act>(2).fill((visitor) => visitor.changeSurroundings()),
  ...Array<Act>(3).fill((visitor) => visitor.letTimeRun()),
  ...Array<Act>(6).fill((visitor) => visitor.useCompanion()),
  ...Array<Act>(2).fill((visitor) => visitor.failToLoad()),
  (visitor) => visitor.hold(),
  (visitor) => visitor.resize(),
  (visitor) => visitor.changeLanguage(),
  (visitor) => visitor.travel(),
  (visitor) => visitor.reload(),
]
