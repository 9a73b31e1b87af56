/** Values are reached by counting: so many presses, or a hold and the few presses that remain. */
import {
  type Button,
  controls,
  type Device,
  type Moment,
  picture,
  press,
  screenTimers,
  step,
} from '../device/device'
import type { Act } from './model'

/** What holding a button counts as, in presses. */
export const HOLD = 3

export interface Counted {
  readonly acts: readonly Act[]
  readonly presses: number
  readonly end: Moment
}

/** The number that previous and next change on the screen in view; `null` where they change none. */
export function numberInView(device: Device): number | null {
  const { body } = picture(device)
  if (body.kind === 'home') return body.value
  return body.kind === 'stepper' && body.editing ? body.value : null
}

/** @returns `null` where the buttons do not lead to the number */
export function countTo(from: Moment, target: number): Counted | null {
  const begin = numberInView(from.device)
  if (begin === null || begin === target) return null
  const button = begin < target ? 'next' : 'previous'
  if (!controls(from.device)[button]) return null
  const pressed = pressUntil(from, button, target)
  if (pressed && pressed.presses <= HOLD) return pressed
  const held = holdUntil(from, button, target)
  return held && (!pressed || held.presses < pressed.presses) ? held : pressed
}

/** The most presses that anybody counts; beyond them a hold is less. */
const MOST_PRESSES = 12

function pressUntil(from: Moment, button: 'previous' | 'next', target: number): Counted | null {
  let end = from
  for (let times = 1; times <= MOST_PRESSES; times++) {
    const before = numberInView(end.device)
    end = press(end, button)
    const now = numberInView(end.device)
    if (now === target) return { acts: [{ buttons: [button], times, holds: 0 }], presses: times, end }
    if (now === before || now === null || isPast(button, now, target)) return null
  }
  return null
}

const isPast = (button: Button, now: number, target: number) =>
  button === 'next' ? now > target : now < target

/** Holds until the number is nearest, then presses what remains. */
function holdUntil(from: Moment, button: 'previous' | 'next', target: number): Counted | null {
  let held: Moment = { device: step(from.device, { type: 'down', button, at: from.now }), now: from.now }
  let last = held
  for (;;) {
    const now = numberInView(held.device)
    if (now === null) return null
    if (now === target || isPast(button, now, target)) break
    last = held
    const next = repeated(held, button)
    if (!next) break
    held = next
  }
  const ends = [last, held].flatMap((moment) => {
    const up = { device: step(moment.device, { type: 'up', button, at: moment.now }), now: moment.now }
    const act: Act = { buttons: [button], times: 1, holds: moment.now - from.now }
    if (numberInView(up.device) === target) return [{ acts: [act], presses: HOLD, end: up }]
    const other = numberInView(up.device) ?? 0
    const rest = pressUntil(up, other < target ? 'next' : 'previous', target)
    return rest ? [{ acts: [act, ...rest.acts], presses: HOLD + rest.presses, end: rest.end }] : []
  })
  return ends.reduce<Counted | null>((best, one) => (best && best.presses <= one.presses ? best : one), null)
}

/** The button repeats once more, or several times at the same moment; `null` where it rests. */
function repeated({ device, now }: Moment, button: Button): Moment | null {
  const due = screenTimers(device).map((timer) => timer.due)
  for (const at of due.filter((one) => one >= now).sort((one, other) => one - other)) {
    const after = step(device, { type: 'wake', at })
    if (after.hands[button]?.repeats !== device.hands[button]?.repeats) return { device: after, now: at }
  }
  return null
}
