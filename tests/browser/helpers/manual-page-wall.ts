/** The live device in a browser, as somebody finds it who reads the manual beside it. */
import { expect, type Page } from '@playwright/test'
import type { Button, Language } from '../../../src/device/device'
import { inWords } from '../../telling/in-words'
import type { Wall } from '../../telling/reader'
import type { Condition } from '../../telling/vocabulary'
import { type Look, look } from './manual-look'
import { pressKey } from './press-key'

export const keys: Readonly<Record<Button, string>> = {
  previous: 'ArrowLeft',
  confirm: 'Enter',
  next: 'ArrowRight',
  back: 'Escape',
  close: 'Home',
}

const LONGEST_HOLD = 20_000
/** Shorter than anything stands that a held button runs through. */
const A_MOMENT = 25
/** Shorter than any confirmation stands. */
const A_WHILE = 750
const MOST_WAITS = 100

export class PageWall implements Wall {
  /** The confirmations that were seen since this was last emptied. */
  passed: Look[] = []
  private readonly page: Page
  private readonly language: Language

  constructor(page: Page, language: Language) {
    this.page = page
    this.language = language
  }

  async press(button: Button, times: number) {
    for (let time = 0; time < times; time++) {
      await pressKey(this.page, keys[button])
      await this.rest()
    }
  }

  async hold(buttons: readonly Button[], ms: number) {
    for (const button of buttons) await this.page.keyboard.down(keys[button])
    await this.page.clock.runFor(ms)
    for (const button of buttons) await this.page.keyboard.up(keys[button])
    await this.rest()
  }

  async holdUntil(button: Button, isRead: (text: string) => boolean): Promise<boolean> {
    await this.page.keyboard.down(keys[button])
    for (let held = 0; held < LONGEST_HOLD && !isRead(await this.read()); held += A_MOMENT)
      await this.page.clock.runFor(A_MOMENT)
    await this.page.keyboard.up(keys[button])
    await this.rest()
    return isRead(await this.read())
  }

  /** Waits until the splash, an overlay or the connected screen has passed. */
  async rest() {
    for (let waits = 0; waits < MOST_WAITS; waits++) {
      // While the words of a language load, the display is dark, and a press would be made unseen.
      await this.page.locator('[data-display]').waitFor({ state: 'attached' })
      if (!(await this.page.evaluate(() => document.querySelector('[data-pending]') !== null))) return
      await this.see()
      await this.page.clock.runFor(A_WHILE)
    }
    throw new Error('The device never comes to rest.')
  }

  /** Notes a confirmation, in the language that it is in once that is loaded. */
  private async see() {
    await expect.poll(() => this.page.evaluate(isSpoken)).toBe(true)
    const { live } = await this.page.evaluate(look, null)
    if (live?.overlay && live.overlay !== this.passed.at(-1)?.overlay) this.passed.push(live)
  }

  async read(): Promise<string> {
    const text = await this.page.evaluate(() => {
      const line = document.querySelector('[data-display] [aria-current]')
      const number = ['.dial-set .value', '.dial-big .value', '.stepper-value']
        .map((name) => document.querySelector(`[data-display] ${name}`))
        .find((element) => element !== null)
      return (number ?? line?.querySelector('.line-text') ?? line)?.textContent ?? ''
    })
    return text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ')
  }

  sees(condition: Condition, says: string | null): Promise<boolean> {
    const locked = inWords(this.language, 'page.locked')
    return this.page.evaluate(
      ([condition, says, locked]) => {
        const display = document.querySelector('[data-display]')
        const count = (name: string) => display?.querySelectorAll(name).length ?? 0
        switch (condition) {
          case 'no circle':
            return count('.dial') === 0
          case 'no cross':
            return document.querySelector('[data-key="close"][aria-disabled="true"]') !== null
          case 'two answers':
            return count('.answers .line') === 2
          case 'padlock':
            return count(`.home-status [aria-label="${locked}"]`) > 0
          default:
            return display?.querySelector('.home-mode')?.textContent === says
        }
      },
      [condition, says, locked] as const,
    )
  }
}

/** Whether the page is in the chosen language, whose texts may load after the screen. Runs in the page. */
function isSpoken(): boolean {
  const { language } = JSON.parse(localStorage.getItem('state') ?? '{}')
  return !language || document.documentElement.lang === language
}
