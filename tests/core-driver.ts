/** Does a scenario with the core alone: no browser, a clock that the scenario moves. */
import { expect } from 'vitest'
import {
  type Button,
  controls,
  type Device,
  type Input,
  type Line,
  picture,
  step,
  timers,
} from '../src/device/device'
import english from '../src/texts/en.json?catalog'
import { say } from '../src/texts/say'
import { wordsOf } from '../src/texts/words'
import { freshDevice } from './fresh'
import { BEGINNING, type Scenario, type Step } from './scenario'

const words = wordsOf('en', english)

/** Gives the device after the scenario. Throws, with a dump of the display, where it does not see what it expects. */
export function play({ given, steps }: Scenario): Device {
  const hand = new Hand(given.path ?? '/', given.settings)
  for (const [index, one] of steps.entries()) {
    try {
      hand.take(one)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`step ${index + 1}, ${JSON.stringify(one)}\n${message}\n${dump(hand.device)}`)
    }
  }
  return hand.device
}

class Hand {
  device: Device
  private now = BEGINNING

  constructor(path: string, settings: Scenario['given']['settings']) {
    this.device = freshDevice(path, settings)
  }

  private send(input: Input) {
    this.device = step(this.device, input)
  }

  private due() {
    return Math.min(...timers(this.device).map((timer) => timer.due))
  }

  /** Every timer runs out at its own moment, as it would in a browser that is awake. */
  private wait(ms: number) {
    const end = this.now + ms
    for (let due = this.due(); due <= end; due = this.due()) {
      this.now = Math.max(this.now, due)
      this.send({ type: 'wake', at: this.now })
      if (this.due() <= this.now) throw new Error('The device never comes to rest.')
    }
    this.now = end
  }

  private press(button: Button) {
    this.send({ type: 'down', button, at: this.now })
    this.send({ type: 'up', button, at: this.now })
  }

  private lineOf(text: string): number {
    const index = linesOf(this.device).findIndex((line) => say(line.text, words) === text)
    if (index < 0) throw new Error(`There is no line "${text}".`)
    return index
  }

  private choose(text: string) {
    const line = this.lineOf(text)
    const steps = line - focusOf(this.device)
    for (let step = 0; step < Math.abs(steps); step++) this.press(steps < 0 ? 'previous' : 'next')
    if (focusOf(this.device) !== line) throw new Error(`The focus does not reach "${text}".`)
    this.press('confirm')
  }

  take(one: Step) {
    if ('do' in one) this.act(one)
    else this.look(one)
  }

  private act(one: Extract<Step, { do: string }>) {
    const at = this.now
    switch (one.do) {
      case 'press':
        for (let time = 0; time < one.times; time++) this.press(one.button)
        return
      case 'hold':
        for (const button of one.buttons) this.send({ type: 'down', button, at })
        this.wait(one.ms)
        for (const button of one.buttons) this.send({ type: 'up', button, at: this.now })
        return
      case 'wait':
        return this.wait(one.ms)
      case 'choose':
        return this.choose(one.line)
      case 'tap':
        return this.send({ type: 'tap', line: this.lineOf(one.line), at })
      case 'swipe':
        return this.send({ type: 'swipe', to: one.to, at })
      case 'surround':
        return this.send({ type: 'surroundings', change: one.change, at })
      case 'switch':
        return this.send({ type: 'switch', name: one.name, at })
      case 'go':
        return this.send({ type: 'go', path: one.path, at })
      case 'reload':
        throw new Error('Only a page can be reloaded.')
      case 'browser': {
        const { at: index, dropped } = this.device.trail
        return this.send({ type: 'travel', to: dropped + index + (one.way === 'back' ? -1 : 1), at })
      }
    }
  }

  private look(one: Extract<Step, { see: string }>) {
    const shown = picture(this.device)
    const { body } = shown
    switch (one.see) {
      case 'screen':
        return expect(shown.path).toBe(one.path)
      case 'focus':
        return expect(say(linesOf(this.device)[focusOf(this.device)]?.text ?? 'home.noProgram', words)).toBe(
          one.line,
        )
      case 'text':
        return expect(dump(this.device)).toContain(one.text)
      case 'value':
        return expect('value' in body ? body.value : undefined).toBe(one.value)
      case 'editing':
        return expect('editing' in body && body.editing).toBe(one.editing)
      case 'overlay':
        return expect(shown.overlay?.status ?? null).toBe(one.overlay)
      case 'mode':
        return expect(body.kind === 'home' && body.mode).toBe(one.mode)
      case 'notice':
        return expect(shown.notice).toBe(one.notice)
      case 'enabled':
      case 'disabled':
        for (const button of one.buttons)
          expect(controls(this.device)[button], button).toBe(one.see === 'enabled')
        return
      case 'field':
        return expect(this.device.settings[one.name], one.name).toEqual(one.value)
    }
  }
}

function linesOf(device: Device): readonly Line[] {
  const { body } = picture(device)
  return 'lines' in body && body.lines ? body.lines : []
}

function focusOf(device: Device): number {
  const { body } = picture(device)
  return 'focus' in body ? body.focus : -1
}

/** The display as text, for whoever reads a failure. */
function dump(device: Device): string {
  const shown = picture(device)
  const said = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(said)
      : value && typeof value === 'object'
        ? isText(value)
          ? say(value, words)
          : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, said(part)]))
        : typeof value === 'string' && value in english
          ? words.phrase(value as keyof typeof english & Parameters<typeof words.phrase>[0])
          : value
  const { body, title, ...rest } = shown
  return [
    `┌ ${rest.path} ─ ${say(title, words)}${rest.pending ? ' (pending)' : ''}${rest.overlay ? ` [${rest.overlay.status}: ${say(rest.overlay.text, words)}]` : ''}`,
    ...JSON.stringify(said(body), null, 1).split('\n'),
    `└ ${Object.entries(controls(device))
      .map(([button, may]) => (may ? button : `(${button})`))
      .join(' ')}`,
  ].join('\n')
}

function isText(value: object): value is Exclude<Parameters<typeof say>[0], string> {
  return (
    ('id' in value && 'values' in value) ||
    ('number' in value && typeof value.number === 'number') ||
    ('time' in value && typeof value.time === 'number') ||
    'verbatim' in value ||
    ('date' in value && 'as' in value)
  )
}
