/** Does a scenario in any browser: what the page driver does in Chromium, with the least that every browser offers. */
import { expect } from 'vitest'
import type { Button } from '../../src/device/device'
import { factorySettings, type Settings } from '../../src/device/settings'
import type { Scenario, Step } from '../scenario'
import { storedState } from '../stored-state'
import type { Hands, Key, Point } from './hands'
import { fill, isChecked, look, middleOf, type Seen } from './seen'

/** Real time that anything may take on a busy machine, in ms; nothing is measured by it. */
const PATIENCE = { timeout: 10_000, interval: 25 }

const keys: Partial<Record<Button, Key>> = { previous: 'ArrowLeft', confirm: 'Enter', next: 'ArrowRight' }

export class Stranger {
  private readonly hands: Hands
  private readonly site: string
  private given: Settings = factorySettings

  /** @param site the product's address, with the slash at its end */
  constructor(hands: Hands, site: string) {
    this.hands = hands
    this.site = site
  }

  async open({ path = '/', settings }: Scenario['given']) {
    this.given = { ...factorySettings, ...settings }
    await this.hands.open(new URL('/favicon.svg', this.site).href)
    await this.hands.run(
      (state) => {
        localStorage.clear()
        sessionStorage.clear()
        if (state) localStorage.setItem('state', state)
      },
      settings ? JSON.stringify(storedState(settings)) : null,
    )
    await this.hands.open(new URL(path, this.site).href)
    await this.sees(({ path }) => expect(path).toMatch(/./))
  }

  seen(): Promise<Seen> {
    return this.hands.run(look)
  }

  /** Looks until it is so. */
  async sees(expectation: (seen: Seen) => void) {
    await expect.poll(async () => this.fails(expectation), PATIENCE).toBeNull()
  }

  /** `null`, or what is not as expected. A page on its way to the next address cannot be looked at. */
  private async fails(expectation: (seen: Seen) => void): Promise<string | null> {
    try {
      expectation(await this.seen())
      return null
    } catch (error) {
      return String(error)
    }
  }

  async take(step: Step) {
    if ('do' in step) await this.act(step)
    else await this.check(step)
  }

  private async act(step: Extract<Step, { do: string }>) {
    const { hands } = this
    switch (step.do) {
      case 'press':
        for (let time = 0; time < step.times; time++) await this.click(`[data-key="${step.button}"]`)
        return
      case 'hold':
        return this.hold(step.buttons, step.ms)
      case 'wait':
        return this.pass(step.ms)
      case 'choose':
        return this.choose(step.line)
      case 'tap':
        return this.tap(step.line)
      case 'swipe':
        return this.swipe(step.to)
      case 'surround':
        for (const [name, value] of Object.entries(step.change)) await this.surround(name, value)
        return
      case 'switch':
        return this.click(`[name="${step.name}"]`)
      case 'go':
        return this.click(`a[href="${step.path}"]`)
      case 'reload':
        return hands.reload()
      case 'browser':
        return step.way === 'back' ? hands.back() : hands.forward()
    }
  }

  private async click(selector: string) {
    await this.hands.click(await this.point(selector))
  }

  private async point(selector: string): Promise<Point> {
    await expect.poll(() => this.hands.run(middleOf, selector), PATIENCE).not.toBeNull()
    return (await this.hands.run(middleOf, selector)) ?? { x: 0, y: 0 }
  }

  private async pass(milliseconds: number) {
    await this.hands.run((time) => window.testing.pass(time), milliseconds)
  }

  private async hold(buttons: readonly Button[], milliseconds: number) {
    await this.hands.run(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    for (const button of buttons) await this.hands.keyDown(keys[button] ?? 'Escape')
    await this.pass(milliseconds)
    for (const button of buttons) await this.hands.keyUp(keys[button] ?? 'Escape')
  }

  private async choose(line: string) {
    await this.sees(({ lines }) => expect(lines).toContain(line))
    const { lines, focus } = await this.seen()
    const steps = lines.indexOf(line) - lines.indexOf(focus ?? '')
    for (let time = 0; time < Math.abs(steps); time++)
      await this.click(`[data-key="${steps > 0 ? 'next' : 'previous'}"]`)
    await this.sees(({ focus }) => expect(focus).toBe(line))
    await this.click('[data-key="confirm"]')
  }

  private async tap(line: string) {
    await this.sees(({ lines }) => expect(lines).toContain(line))
    const { lines } = await this.seen()
    await this.hands.run((index) => {
      const all = [...document.querySelectorAll('[data-display] .line .line-text')]
      all[index]?.closest('.line')?.setAttribute('data-to-tap', '')
    }, lines.indexOf(line))
    await this.click('[data-to-tap]')
  }

  private async swipe(to: 'left' | 'right' | 'up' | 'down') {
    const from = await this.point('[data-display]')
    const way = { left: [-120, 0], right: [120, 0], up: [0, -90], down: [0, 90] } as const
    await this.hands.drag(from, { x: from.x + way[to][0], y: from.y + way[to][1] })
  }

  private async surround(name: string, value: unknown) {
    if (typeof value !== 'boolean') await this.hands.run(fill, name, String(value))
    else if ((await this.hands.run(isChecked, name)) !== value) await this.click(`[name="${name}"]`)
  }

  private async check(step: Extract<Step, { see: string }>) {
    if (step.see === 'field') {
      const stored = () => this.hands.run((key) => localStorage.getItem(key), step.name)
      const before = String(this.given[step.name] ?? 'undefined')
      await expect
        .poll(async () => (await stored()) ?? before, PATIENCE)
        .toBe(String(step.value ?? 'undefined'))
    } else await this.sees((seen) => agrees(step, seen))
  }
}

function agrees(step: Exclude<Extract<Step, { see: string }>, { see: 'field' }>, seen: Seen): void {
  switch (step.see) {
    case 'screen':
      expect([seen.path, seen.address]).toEqual([step.path, step.path])
      break
    case 'focus':
      expect(seen.focus).toBe(step.line)
      break
    case 'text':
      expect(seen.text).toContain(step.text)
      break
    case 'enabled':
      expect(step.buttons.filter((button) => seen.disabled.includes(button))).toEqual([])
      break
    case 'disabled':
      expect(step.buttons.filter((button) => !seen.disabled.includes(button))).toEqual([])
      break
    case 'value':
      expect(seen.value).toBe(String(step.value))
      break
    case 'editing':
      expect(seen.editing).toBe(step.editing)
      break
    case 'overlay':
      expect(seen.overlay).toBe(step.overlay)
      break
    case 'mode':
      expect(seen.mode).toBe(step.mode)
      break
    case 'notice':
      expect(seen.notice).toBe(step.notice)
      break
  }
}
