/** Scenarios: what a person does and sees, written once for the device alone, the page, and other browsers. */
import type { Button, Gesture, Input, Settings, Surroundings } from '../../src/thermostat/device/device'

export type Act =
  | Gesture
  | { readonly do: 'press-to-end'; readonly button: Button }
  | { readonly do: 'choose'; readonly line: string }
  | { readonly do: 'tap'; readonly line: string }
  | { readonly do: 'swipe'; readonly to: Extract<Input, { type: 'swipe' }>['to'] }
  | { readonly do: 'set-surroundings'; readonly change: Partial<Surroundings> }
  | { readonly do: 'toggle'; readonly name: 'wifiInstalled' | 'remoteControlInstalled' }
  | { readonly do: 'go'; readonly path: string }
  | { readonly do: 'reload' }
  | { readonly do: 'browser'; readonly way: 'back' | 'forward' }

export type Check =
  | { readonly see: 'screen'; readonly path: string }
  | { readonly see: 'focus'; readonly line: string }
  | { readonly see: 'text'; readonly text: string }
  | { readonly see: 'value'; readonly value: string | number }
  | { readonly see: 'editing'; readonly editing: boolean }
  | { readonly see: 'overlay'; readonly overlay: string | null }
  | { readonly see: 'mode'; readonly mode: string }
  | { readonly see: 'notice'; readonly notice: string }
  | { readonly see: 'enabled' | 'disabled'; readonly buttons: readonly Button[] }
  | { readonly see: 'field'; readonly name: keyof Settings; readonly value: unknown }

export type Step = Act | Check

/** "3 s", "1.4 s", "200 ms", "10 min". */
export type Duration = `${number} ${'ms' | 's' | 'min'}`

const milliseconds = { ms: 1, s: 1000, min: 60_000 } as const

function toMilliseconds(duration: Duration): number {
  const [amount, unit] = duration.split(' ') as [string, keyof typeof milliseconds]
  return Number(amount) * milliseconds[unit]
}

/** The steps of a person. Each method returns the person, so that a scenario reads as one sentence. */
export class Person {
  readonly steps: Step[] = []

  private add(step: Step): this {
    this.steps.push(step)
    return this
  }

  press = (button: Button, times = 1) => this.add({ do: 'press', button, times })
  /** Presses until the button is disabled. */
  pressToEnd = (button: Button) => this.add({ do: 'press-to-end', button })
  hold = (buttons: Button | readonly Button[], duration: Duration) =>
    this.add({
      do: 'hold',
      buttons: typeof buttons === 'string' ? [buttons] : buttons,
      ms: toMilliseconds(duration),
    })
  wait = (duration: Duration) => this.add({ do: 'wait', ms: toMilliseconds(duration) })
  /** For each line, moves the focus there with previous and next, and presses confirm. */
  choose = (...lines: readonly string[]) => {
    for (const line of lines) this.add({ do: 'choose', line })
    return this
  }
  tap = (line: string) => this.add({ do: 'tap', line })
  swipe = (to: Extract<Input, { type: 'swipe' }>['to']) => this.add({ do: 'swipe', to })
  setSurroundings = (change: Partial<Surroundings>) => this.add({ do: 'set-surroundings', change })
  toggle = (name: 'wifiInstalled' | 'remoteControlInstalled') => this.add({ do: 'toggle', name })
  /** Follows a link of the surroundings panel. */
  go = (path: string) => this.add({ do: 'go', path })
  reload = () => this.add({ do: 'reload' })
  browserHistory = (way: 'back' | 'forward') => this.add({ do: 'browser', way })

  expectScreen = (path: string) => this.add({ see: 'screen', path })
  expectFocus = (line: string) => this.add({ see: 'focus', line })
  expectText = (text: string) => this.add({ see: 'text', text })
  expectValue = (value: string | number) => this.add({ see: 'value', value })
  expectEditing = (editing = true) => this.add({ see: 'editing', editing })
  expectOverlay = (overlay: string | null) => this.add({ see: 'overlay', overlay })
  expectMode = (mode: string) => this.add({ see: 'mode', mode })
  expectNotice = (notice: string) => this.add({ see: 'notice', notice })
  expectEnabled = (...buttons: readonly Button[]) => this.add({ see: 'enabled', buttons })
  expectDisabled = (...buttons: readonly Button[]) => this.add({ see: 'disabled', buttons })
  expectField = <Name extends keyof Settings>(name: Name, value: Settings[Name]) =>
    this.add({ see: 'field', name, value })
}

/** The state before the first step; by default the factory state at the start screen. */
export interface StartState {
  readonly path?: string
  /** Settings stored by an earlier visit; without them it is a first visit. */
  readonly settings?: Partial<Settings>
}

export interface Scenario {
  readonly name: string
  readonly start: StartState
  readonly steps: readonly Step[]
}

export function scenario(name: string, start: StartState, addSteps: (person: Person) => Person): Scenario {
  return { name, start, steps: addSteps(new Person()).steps }
}

/** A device on home, with the guide done. */
export function atHome(settings: Partial<Settings> = {}): StartState {
  return { path: '/home', settings }
}

/** The time on the clock when a scenario begins: a Friday, 20 November 2026, 10:00. */
export const START_TIME = Date.UTC(2026, 10, 20, 10)
