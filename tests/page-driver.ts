/** Does a scenario with the real page: mouse, keyboard, the browser's own buttons, and a clock that the scenario moves. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Button } from '../src/device/device'
import { factorySettings, type Language, type Settings } from '../src/device/settings'
import { BEGINNING, type Scenario, type Step } from './scenario'
import { storedState } from './stored-state'

/** A person in front of the page. */
export class Visitor {
  readonly page: Page
  readonly display: Locator
  private given: Settings = factorySettings

  private isClockStopped = false
  private readonly language: Language | undefined

  /** @param language what the visitor's browser asks for */
  constructor(page: Page, language?: Language) {
    this.page = page
    this.language = language
    this.display = page.locator('[data-display]')
  }

  key(button: Button): Locator {
    return this.page.locator(`[data-key="${button}"]`)
  }

  /** Opens the product as a new visit, with a clock that stands still until the scenario moves it. */
  async open({ path = '/', settings }: Scenario['given']) {
    this.given = { ...factorySettings, ...settings }
    await this.stopClock()
    // Something of the same origin, to put into its storage what an earlier visit left.
    await this.page.goto('/favicon.svg')
    await this.page.evaluate(
      (state) => {
        localStorage.clear()
        sessionStorage.clear()
        if (state) localStorage.setItem('state', state)
      },
      settings &&
        JSON.stringify(storedState({ ...(this.language && { language: this.language }), ...settings })),
    )
    await this.page.goto(path)
    await expect(this.display).toHaveAttribute('data-path', /./)
  }

  private async stopClock() {
    if (this.isClockStopped) return
    this.isClockStopped = true
    await this.page.clock.install({ time: BEGINNING - 60_000 })
    await this.page.clock.pauseAt(BEGINNING)
    const { language } = this
    if (language)
      await this.page.addInitScript(
        (tag) => Object.defineProperty(navigator, 'languages', { get: () => [tag] }),
        language,
      )
  }

  async take(step: Step) {
    if ('do' in step) await this.act(step)
    else await this.look(step)
  }

  private async act(step: Extract<Step, { do: string }>) {
    const { page } = this
    switch (step.do) {
      case 'press':
        for (let time = 0; time < step.times; time++) await this.press(step.button)
        return
      case 'hold':
        return this.hold(step.buttons, step.ms)
      case 'wait':
        return page.clock.runFor(step.ms)
      case 'choose':
        return this.choose(step.line)
      case 'tap':
        return this.line(step.line).click({ force: true })
      case 'swipe':
        return this.swipe(step.to)
      case 'surround':
        for (const [name, value] of Object.entries(step.change)) await this.surround(name, value)
        return
      case 'switch':
        return this.flip(step.name)
      case 'go':
        return this.page.locator(`a[href="${step.path}"]`).click()
      case 'reload':
        await page.reload()
        return
      case 'browser':
        await (step.way === 'back' ? page.goBack() : page.goForward())
        return
    }
  }

  private line(text: string): Locator {
    return this.display.locator('.line').filter({ has: this.page.getByText(text, { exact: true }) })
  }

  private async choose(text: string) {
    const lines = this.display.locator('.line')
    await expect(this.line(text)).toBeAttached()
    const all = await lines.all()
    const texts = await Promise.all(all.map((line) => line.locator('.line-text').innerText()))
    const focused = await Promise.all(all.map((line) => line.getAttribute('aria-current')))
    const from = focused.indexOf('true')
    const to = texts.indexOf(text)
    for (let time = 0; time < Math.abs(to - from); time++) await this.press(to > from ? 'next' : 'previous')
    await expect(this.line(text)).toHaveAttribute('aria-current', 'true')
    await this.press('confirm')
  }

  /** Also a button that is said to be disabled is there to be pressed. */
  private press(button: Button): Promise<void> {
    return this.key(button).click({ force: true })
  }

  private async hold(buttons: readonly Button[], ms: number) {
    const keys: Partial<Record<Button, string>> = {
      previous: 'ArrowLeft',
      confirm: 'Enter',
      next: 'ArrowRight',
    }
    await this.page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    )
    for (const button of buttons) await this.page.keyboard.down(keys[button] ?? 'Escape')
    await this.page.clock.runFor(ms)
    for (const button of buttons) await this.page.keyboard.up(keys[button] ?? 'Escape')
  }

  private async swipe(to: 'left' | 'right' | 'up' | 'down') {
    const box = await this.display.boundingBox()
    if (!box) throw new Error('There is no display.')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const way = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const
    await this.page.mouse.move(middle.x, middle.y)
    await this.page.mouse.down()
    await this.page.mouse.move(
      middle.x + way[to][0] * box.width * 0.3,
      middle.y + way[to][1] * box.height * 0.3,
      { steps: 4 },
    )
    await this.page.mouse.up()
  }

  /** The panel's controls carry the names of what they change. */
  private async surround(name: string, value: unknown) {
    const control = this.page.locator(`[name="${name}"]`)
    if (typeof value === 'boolean') await control.setChecked(value)
    else if (name.endsWith('Reading')) await control.fill(String(value))
    else await control.selectOption(String(value))
  }

  private async flip(name: 'wifiInstalled' | 'remoteControlInstalled') {
    await this.page
      .getByRole('switch', { name: name === 'wifiInstalled' ? /WiFi card/i : /Remote control/i })
      .click()
  }

  private async look(step: Extract<Step, { see: string }>) {
    const { display } = this
    switch (step.see) {
      case 'screen':
        await expect(display).toHaveAttribute('data-path', step.path)
        return expect(this.page).toHaveURL((url) => url.pathname === step.path)
      case 'focus':
        return expect(display.locator('[aria-current="true"] .line-text')).toHaveText(step.line)
      case 'text':
        return expect(display).toContainText(step.text)
      case 'value':
        return expect(display.locator('[data-value]').first()).toHaveAttribute(
          'data-value',
          String(step.value),
        )
      case 'editing':
        return expect(display.locator('[data-editing="true"]')).toHaveCount(step.editing ? 1 : 0)
      case 'overlay':
        return step.overlay === null
          ? expect(display.locator('[data-overlay]')).toHaveCount(0)
          : expect(display.locator('[data-overlay]')).toHaveAttribute('data-overlay', step.overlay)
      case 'mode':
        return expect(display).toHaveAttribute('data-mode', step.mode)
      case 'notice':
        return expect(this.page.locator('[data-notice]')).toHaveAttribute('data-notice', step.notice)
      case 'enabled':
      case 'disabled':
        for (const button of step.buttons) {
          const resting = expect(this.key(button), button)
          await (step.see === 'disabled'
            ? resting.toHaveAttribute('aria-disabled', 'true')
            : resting.not.toHaveAttribute('aria-disabled', 'true'))
        }
        return
      case 'field':
        return expect.poll(() => this.stored(step.name), step.name).toBe(String(step.value ?? 'undefined'))
    }
  }

  /** A field as it stands under its own key; one that was never changed does not. */
  private async stored(name: keyof Settings): Promise<string> {
    const own = await this.page.evaluate((key) => localStorage.getItem(key), name)
    return own ?? String(this.given[name] ?? 'undefined')
  }
}
