/** Computes the presses and holds that set a number. Searching single presses would be too slow (guidance G7). */
import {
  applyEvent,
  createPicture,
  type Device,
  enabledButtonsOf,
  pathOf,
  press,
  step,
  type TimedDevice,
  timersExceptClockOf,
} from '../../thermostat/device/device'
import type { Act } from './model'

/** The cost of a hold, as a number of presses (guidance G5). */
export const HOLD_COST = 3

/** Acts with the buttons previous and next, their cost, and the device after them. */
export interface ActSequence {
  readonly acts: readonly Act[]
  readonly pressCount: number
  readonly end: TimedDevice
}

type ArrowButton = 'previous' | 'next'
const arrowButtons = ['next', 'previous'] as const satisfies readonly ArrowButton[]

/** Returns the number that previous and next change on the current screen, or `null`. */
export function numberInView(device: Device): number | null {
  const { body } = createPicture(device)
  if (body.kind === 'home') return body.value
  return body.kind === 'stepper' && body.editing ? body.value : null
}

/** Returns the cheapest acts that set the number to `target`; `null` if no acts do, or if it is already set. */
export function findActsToNumber(from: TimedDevice, target: number): ActSequence | null {
  if (numberInView(from.device) === target) return null
  return (
    findDirectActs(from, target) ??
    cheapest(arrowButtons.map((button) => findActsFromBound(from, button, target)))
  )
}

/** Returns the hold that moves the focus to the end of a list; `null` if single presses cost no more (guidance G8). */
export function findHoldToEnd(from: TimedDevice, button: ArrowButton): ActSequence | null {
  const end = findHoldStops(from, button, () => false).at(-1)
  return end && end.pressCount > HOLD_COST ? pressOrHold(from, button, end) : null
}

/** Returns presses or a hold towards the target, with any remaining presses, back or forth; `null` if they miss it. */
function findDirectActs(from: TimedDevice, target: number): ActSequence | null {
  const number = numberInView(from.device)
  if (number === null || number === target) return null
  const button = number < target ? 'next' : 'previous'
  const stops = findHoldStops(from, button, (now) => now === target || isBeyond(now, button, target))
  // The last stop, or the one before it, is nearest to the target.
  return cheapest(
    stops
      .slice(-2)
      .reverse()
      .map((stop) => {
        const there = pressOrHold(from, button, stop)
        return numberInView(there.end.device) === target ? there : addRemainingPresses(there, target)
      }),
  )
}

/** Returns acts that go to a bound first. Steps of 10 W never reach 60 W from 51 W, but they do from 0 W. */
function findActsFromBound(from: TimedDevice, button: ArrowButton, target: number): ActSequence | null {
  const bound = findHoldStops(from, button, () => false).at(-1)
  if (!bound) return null
  const there = pressOrHold(from, button, bound)
  return joinActs(there, findDirectActs(there.end, target))
}

/** A point at which a held button may be released. */
interface HoldStop {
  readonly heldDevice: TimedDevice
  /** The number of single presses with the same result. */
  readonly pressCount: number
}

/** Returns the stops of a held button, until `isLastStop` is true for the number or the device no longer changes. */
function findHoldStops(
  from: TimedDevice,
  button: ArrowButton,
  isLastStop: (number: number | null) => boolean,
): readonly HoldStop[] {
  const stops: HoldStop[] = []
  let before = from
  let heldDevice = enabledButtonsOf(from.device)[button] ? applyEvent(from, { type: 'down', button }) : null
  while (heldDevice && hasMoved(before.device, heldDevice.device)) {
    stops.push({ heldDevice, pressCount: (heldDevice.device.holds[button]?.repeats ?? 0) + 1 })
    if (isLastStop(numberInView(heldDevice.device))) break
    before = heldDevice
    heldDevice = deviceAfterNextRepeat(heldDevice, button)
  }
  return stops
}

/** True if the focus or the number has changed and the screen has not. */
function hasMoved(before: Device, after: Device): boolean {
  if (pathOf(before) !== pathOf(after)) return false
  return before.view.focus !== after.view.focus || numberInView(before) !== numberInView(after)
}

/** Returns the cheaper of single presses and a hold. */
function pressOrHold(
  from: TimedDevice,
  button: ArrowButton,
  { heldDevice, pressCount }: HoldStop,
): ActSequence {
  const buttons = [button]
  if (pressCount <= HOLD_COST)
    return {
      acts: [{ buttons, times: pressCount, holdMs: 0 }],
      pressCount,
      end: press(from, button, pressCount),
    }
  const act: Act = { buttons, times: 1, holdMs: heldDevice.now - from.now }
  return { acts: [act], pressCount: HOLD_COST, end: applyEvent(heldDevice, { type: 'up', button }) }
}

/** The limit of presses after a hold. A long hold repeats five times at once, so at most four are needed. */
const MAX_REMAINING_PRESSES = 9

function addRemainingPresses(there: ActSequence, target: number): ActSequence | null {
  const number = numberInView(there.end.device)
  if (number === null) return null
  const button = number < target ? 'next' : 'previous'
  let { end } = there
  for (let times = 1; times <= MAX_REMAINING_PRESSES; times++) {
    end = press(end, button)
    if (numberInView(end.device) === target)
      return joinActs(there, { acts: [{ buttons: [button], times, holdMs: 0 }], pressCount: times, end })
  }
  return null
}

function joinActs(first: ActSequence, second: ActSequence | null): ActSequence | null {
  return (
    second && {
      acts: [...first.acts, ...second.acts],
      pressCount: first.pressCount + second.pressCount,
      end: second.end,
    }
  )
}

function cheapest(all: readonly (ActSequence | null)[]): ActSequence | null {
  return all.reduce((best, one) => (one && (!best || one.pressCount < best.pressCount) ? one : best), null)
}

function isBeyond(number: number | null, button: ArrowButton, target: number): boolean {
  return number === null || (button === 'next' ? number > target : number < target)
}

/** Returns the device after the next repeat of a held button; `null` if the button no longer repeats. */
function deviceAfterNextRepeat({ device, now }: TimedDevice, button: ArrowButton): TimedDevice | null {
  const due = timersExceptClockOf(device).map((timer) => timer.due)
  for (const at of due.filter((one) => one >= now).sort((one, other) => one - other)) {
    const after = step(device, { type: 'wake', at })
    if (after.holds[button]?.repeats !== device.holds[button]?.repeats) return { device: after, now: at }
  }
  return null
}
