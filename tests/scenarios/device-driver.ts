/** Performs the steps of a scenario, on the device alone or on a page in any browser. */
import type { Button, Input, Surroundings } from '../../src/thermostat/device/device'
import type { Act, Check, Step } from './scenario'

/** Everything that a person can see of a device. */
export interface VisibleState {
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
export interface DeviceDriver {
  press(button: Button, times: number): unknown
  hold(buttons: readonly Button[], ms: number): unknown
  wait(ms: number): unknown
  tap(line: number): unknown
  swipe(to: Extract<Input, { type: 'swipe' }>['to']): unknown
  setSurroundings(change: Partial<Surroundings>): unknown
  toggle(name: 'wifiInstalled' | 'remoteControlInstalled'): unknown
  /** Follows a link of the surroundings panel. */
  go(path: string): unknown
  reload(): unknown
  /** The browser's own back (-1) and forward (1). */
  goInHistory(steps: -1 | 1): unknown
  readState(): VisibleState | Promise<VisibleState>
  /**
   * Repeats a check until it finds nothing wrong, because a page may take a while to draw. @throws with the remaining
   * errors
   */
  retryUntilFine(wrong: (seen: VisibleState) => string | null): unknown
}

/** @throws if a check of the step fails */
export async function performStep(driver: DeviceDriver, step: Step): Promise<void> {
  if ('see' in step) await driver.retryUntilFine((state) => describeDifference(valuesOf(step, state)))
  else await performAct(driver, step)
}

async function performAct(driver: DeviceDriver, step: Act): Promise<unknown> {
  switch (step.do) {
    case 'press':
      return driver.press(step.button, step.times ?? 1)
    case 'press-to-end':
      return pressToEnd(driver, step.button)
    case 'hold':
      return driver.hold(step.buttons, step.ms)
    case 'wait':
      return driver.wait(step.ms)
    case 'choose':
      return choose(driver, step.line)
    case 'tap':
      return driver.tap(await indexOfLine(driver, step.line))
    case 'swipe':
      return driver.swipe(step.to)
    case 'set-surroundings':
      return driver.setSurroundings(step.change)
    case 'toggle':
      return driver.toggle(step.name)
    case 'go':
      return driver.go(step.path)
    case 'reload':
      return driver.reload()
    case 'browser':
      return driver.goInHistory(step.way === 'back' ? -1 : 1)
  }
}

/** More presses than any list has lines: a button that is never disabled fails instead of hanging. */
const MOST_PRESSES = 200

/** Presses until the button is disabled. A slow page gets one press more, which does nothing. */
async function pressToEnd(driver: DeviceDriver, button: Button) {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if ((await driver.readState()).disabled.includes(button)) return
    await driver.press(button, 1)
  }
  throw new Error(`${button} does not end after ${MOST_PRESSES} presses.`)
}

async function indexOfLine(driver: DeviceDriver, text: string): Promise<number> {
  await driver.retryUntilFine(({ lines }) => (lines.includes(text) ? null : `There is no line "${text}".`))
  return (await driver.readState()).lines.indexOf(text)
}

/** Moves the focus to a line and confirms it. */
async function choose(driver: DeviceDriver, text: string) {
  const line = await indexOfLine(driver, text)
  const { lines, focus } = await driver.readState()
  const steps = line - lines.indexOf(focus ?? '')
  await driver.press(steps < 0 ? 'previous' : 'next', Math.abs(steps))
  await driver.retryUntilFine((seen) => describeDifference([seen.focus, text]))
  await driver.press('confirm', 1)
}

type ActualAndExpected = readonly [is: unknown, should: unknown]

/** The actual and the expected value of a check. */
function valuesOf(step: Check, state: VisibleState): ActualAndExpected {
  switch (step.see) {
    case 'screen':
      return [
        [state.path, state.address],
        [step.path, step.path],
      ]
    case 'focus':
      return [state.focus, step.line]
    case 'text':
      return [state.text.includes(step.text) ? step.text : state.text, step.text]
    case 'value':
      return [state.value, String(step.value)]
    case 'editing':
      return [state.editing, step.editing]
    case 'overlay':
      return [state.overlay, step.overlay]
    case 'mode':
      return [state.mode, step.mode]
    case 'notice':
      return [state.notice, step.notice]
    case 'enabled':
      return [step.buttons.filter((button) => !state.disabled.includes(button)), step.buttons]
    case 'disabled':
      return [step.buttons.filter((button) => state.disabled.includes(button)), step.buttons]
    case 'field':
      return [state.stored[step.name], String(step.value ?? 'undefined')]
  }
}

function describeDifference([is, should]: ActualAndExpected): string | null {
  const [actual, wanted] = [JSON.stringify(is), JSON.stringify(should)]
  return actual === wanted ? null : `It is ${actual}, not ${wanted}.`
}
