/** Numbers are counted, not searched: presses, or a hold and the presses that remain (guidance G7). */
import {
  controls,
  type Device,
  happened,
  type Moment,
  pathOf,
  picture,
  press,
  screenTimers,
  step,
} from '../../thermostat/device/device'
import type { Act } from './model'

/** What holding a button counts as, in presses. */
export const HOLD_COST = 3

/** Acts of previous and next only, what they cost in presses, and where they lead. */
export interface Counted {
  readonly acts: readonly Act[]
  readonly presses: number
  readonly end: Moment
}

type ArrowButton = 'previous' | 'next'
const directions = ['next', 'previous'] as const satisfies readonly ArrowButton[]

/** The number that previous and next change on the screen in view; `null` where they change none. */
export function numberInView(device: Device): number | null {
  const { body } = picture(device)
  if (body.kind === 'home') return body.value
  return body.kind === 'stepper' && body.editing ? body.value : null
}

/** The fewest presses from the number in view to another; `null` where the buttons do not lead there. */
export function countTo(from: Moment, target: number): Counted | null {
  if (numberInView(from.device) === target) return null
  return straightTo(from, target) ?? cheapest(directions.map((button) => overBound(from, button, target)))
}

/** Holds a button to the end of a list; `null` where presses are as few (guidance G8). */
export function holdToEnd(from: Moment, button: ArrowButton): Counted | null {
  const end = runOf(from, button, () => false).at(-1)
  return end && end.presses > HOLD_COST ? reach(from, button, end) : null
}

/** Towards the target, or beyond it and back. */
function straightTo(from: Moment, target: number): Counted | null {
  const number = numberInView(from.device)
  if (number === null || number === target) return null
  const button = number < target ? 'next' : 'previous'
  const stops = runOf(from, button, (now) => now === target || isBeyond(now, button, target))
  // The number is nearest at the last stop, or at the one before it.
  return cheapest(
    stops
      .slice(-2)
      .reverse()
      .map((stop) => {
        const there = reach(from, button, stop)
        return numberInView(there.end.device) === target ? there : withPresses(there, target)
      }),
  )
}

/** To a bound first, from where the steps fall differently: 51 W are no tens, but 0 W are. */
function overBound(from: Moment, button: ArrowButton, target: number): Counted | null {
  const bound = runOf(from, button, () => false).at(-1)
  if (!bound) return null
  const there = reach(from, button, bound)
  return then(there, straightTo(there.end, target))
}

/** Where a held button may be let go. */
interface Stop {
  readonly held: Moment
  /** How many presses lead there too. */
  readonly presses: number
}

/** Holds a button until its number is enough, or until it moves nothing more. */
function runOf(
  from: Moment,
  button: ArrowButton,
  isEnough: (number: number | null) => boolean,
): readonly Stop[] {
  const stops: Stop[] = []
  let before = from
  let held = controls(from.device)[button] ? happened(from, { type: 'down', button }) : null
  while (held && hasMoved(before.device, held.device)) {
    stops.push({ held, presses: (held.device.hands[button]?.repeats ?? 0) + 1 })
    if (isEnough(numberInView(held.device))) break
    before = held
    held = repeated(held, button)
  }
  return stops
}

/** Whether the focus or the number of a screen is another than before. */
function hasMoved(before: Device, after: Device): boolean {
  if (pathOf(before) !== pathOf(after)) return false
  return before.view.focus !== after.view.focus || numberInView(before) !== numberInView(after)
}

/** The cheaper of pressing and holding. */
function reach(from: Moment, button: ArrowButton, { held, presses }: Stop): Counted {
  const buttons = [button]
  if (presses <= HOLD_COST)
    return { acts: [{ buttons, times: presses, holdMs: 0 }], presses, end: press(from, button, presses) }
  const act: Act = { buttons, times: 1, holdMs: held.now - from.now }
  return { acts: [act], presses: HOLD_COST, end: happened(held, { type: 'up', button }) }
}

/** More than the steps at once of a button held for long. */
const MOST_PRESSES = 9

/** Presses what remains to the target. */
function withPresses(there: Counted, target: number): Counted | null {
  const number = numberInView(there.end.device)
  if (number === null) return null
  const button = number < target ? 'next' : 'previous'
  let { end } = there
  for (let times = 1; times <= MOST_PRESSES; times++) {
    end = press(end, button)
    if (numberInView(end.device) === target)
      return then(there, { acts: [{ buttons: [button], times, holdMs: 0 }], presses: times, end })
  }
  return null
}

function then(first: Counted, second: Counted | null): Counted | null {
  return (
    second && {
      acts: [...first.acts, ...second.acts],
      presses: first.presses + second.presses,
      end: second.end,
    }
  )
}

function cheapest(all: readonly (Counted | null)[]): Counted | null {
  return all.reduce((best, one) => (one && (!best || one.presses < best.presses) ? one : best), null)
}

function isBeyond(number: number | null, button: ArrowButton, target: number): boolean {
  return number === null || (button === 'next' ? number > target : number < target)
}

/** The held button repeats once more, or several times at the same moment; `null` where it rests. */
function repeated({ device, now }: Moment, button: ArrowButton): Moment | null {
  const due = screenTimers(device).map((timer) => timer.due)
  for (const at of due.filter((one) => one >= now).sort((one, other) => one - other)) {
    const after = step(device, { type: 'wake', at })
    if (after.hands[button]?.repeats !== device.hands[button]?.repeats) return { device: after, now: at }
  }
  return null
}
