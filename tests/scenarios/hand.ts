/** Performs the steps of a scenario, on the device alone or on a page in any browser. */
import type { Button, Input, Surroundings } from '../../src/thermostat/device/device'
import type { Act, Check, Step } from './scenario'

/** Everything that a person can see of a device. */
export interface Seen {
  readonly path: string | null
  readonly address: string
  readonly mode: string | null
  readonly text: string
  /** The texts of the lines, and the one of the focused line. */
  readonly lines: readonly string[]
  readonly focus: string | null
  readonly value: string | null
  readonly editing: boolean
  readonly overlay: string | null
  readonly notice: string | null
  readonly disabled: readonly string[]
  /** Settings as text; `undefined` if one is not set. */
  readonly stored: Readonly<Record<string, string>>
}

/** Operates a device: directly, or in a browser, where each method returns a promise. */
export interface Hand {
  press(button: Button, times: number): unknown
  hold(buttons: readonly Button[], ms: number): unknown
  wait(ms: number): unknown
  tap(line: number): unknown
  swipe(to: Extract<Input, { type: 'swipe' }>['to']): unknown
  surround(change: Partial<Surroundings>): unknown
  flip(name: 'wifiInstalled' | 'remoteControlInstalled'): unknown
  /** Follows a link of the surroundings panel. */
  go(path: string): unknown
  reload(): unknown
  /** The browser's own back (-1) and forward (1). */
  browse(steps: -1 | 1): unknown
  seen(): Seen | Promise<Seen>
  /**
   * Repeats a check until it finds nothing wrong, because a page may take a while to draw. @throws with the remaining
   * errors
   */
  until(wrong: (seen: Seen) => string | null): unknown
}

/** @throws if a check of the step fails */
export async function take(hand: Hand, step: Step): Promise<void> {
  if ('see' in step) await hand.until((seen) => difference(compared(step, seen)))
  else await act(hand, step)
}

async function act(hand: Hand, step: Act): Promise<unknown> {
  switch (step.do) {
    case 'press':
      return hand.press(step.button, step.times ?? 1)
    case 'press-to-end':
      return pressToEnd(hand, step.button)
    case 'hold':
      return hand.hold(step.buttons, step.ms)
    case 'wait':
      return hand.wait(step.ms)
    case 'choose':
      return choose(hand, step.line)
    case 'tap':
      return hand.tap(await lineOf(hand, step.line))
    case 'swipe':
      return hand.swipe(step.to)
    case 'surround':
      return hand.surround(step.change)
    case 'switch':
      return hand.flip(step.name)
    case 'go':
      return hand.go(step.path)
    case 'reload':
      return hand.reload()
    case 'browser':
      return hand.browse(step.way === 'back' ? -1 : 1)
  }
}

/** More presses than any list has lines: a button that is never disabled fails instead of hanging. */
const MOST_PRESSES = 200

/** Presses until the button is disabled. A slow page gets one press more, which does nothing. */
async function pressToEnd(hand: Hand, button: Button) {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if ((await hand.seen()).disabled.includes(button)) return
    await hand.press(button, 1)
  }
  throw new Error(`${button} does not end after ${MOST_PRESSES} presses.`)
}

async function lineOf(hand: Hand, text: string): Promise<number> {
  await hand.until(({ lines }) => (lines.includes(text) ? null : `There is no line "${text}".`))
  return (await hand.seen()).lines.indexOf(text)
}

/** Moves the focus to a line and confirms it. */
async function choose(hand: Hand, text: string) {
  const line = await lineOf(hand, text)
  const { lines, focus } = await hand.seen()
  const steps = line - lines.indexOf(focus ?? '')
  await hand.press(steps < 0 ? 'previous' : 'next', Math.abs(steps))
  await hand.until((seen) => difference([seen.focus, text]))
  await hand.press('confirm', 1)
}

type Compared = readonly [is: unknown, should: unknown]

/** The actual and the expected value of a check. */
function compared(step: Check, seen: Seen): Compared {
  switch (step.see) {
    case 'screen':
      return [
        [seen.path, seen.address],
        [step.path, step.path],
      ]
    case 'focus':
      return [seen.focus, step.line]
    case 'text':
      return [seen.text.includes(step.text) ? step.text : seen.text, step.text]
    case 'value':
      return [seen.value, String(step.value)]
    case 'editing':
      return [seen.editing, step.editing]
    case 'overlay':
      return [seen.overlay, step.overlay]
    case 'mode':
      return [seen.mode, step.mode]
    case 'notice':
      return [seen.notice, step.notice]
    case 'enabled':
      return [step.buttons.filter((button) => !seen.disabled.includes(button)), step.buttons]
    case 'disabled':
      return [step.buttons.filter((button) => seen.disabled.includes(button)), step.buttons]
    case 'field':
      return [seen.stored[step.name], String(step.value ?? 'undefined')]
  }
}

function difference([is, should]: Compared): string | null {
  const [actual, wanted] = [JSON.stringify(is), JSON.stringify(should)]
  return actual === wanted ? null : `It is ${actual}, not ${wanted}.`
}
