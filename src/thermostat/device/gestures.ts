/**
 * What a hand does to the device without a browser: in tests, searches and demonstrations.
 * Time passes only while a button is held and while the hand waits.
 */
import { isPending } from './controls'
import type { Button, Device, Happening, Input } from './model'
import { step } from './step'
import type { Instant } from './time'
import { nextTimer } from './timers'

/** A device at a moment of its own clock. */
export interface Moment {
  readonly device: Device
  readonly now: Instant
}

export type Gesture =
  | { readonly do: 'press'; readonly button: Button; readonly times?: number }
  /** The buttons are held together. */
  | { readonly do: 'hold'; readonly buttons: readonly Button[]; readonly ms: number }
  | { readonly do: 'wait'; readonly ms: number }

/** What an input makes of a device: `step`, or what a test puts around it to see every input. */
export type Step = (device: Device, input: Input) => Device

/** Does a gesture. @throws where the device asks to be woken at once, again and again */
export function perform(moment: Moment, gesture: Gesture, take: Step = step): Moment {
  switch (gesture.do) {
    case 'press':
      return press(moment, gesture.button, gesture.times, take)
    case 'hold':
      return hold(moment, gesture.buttons, gesture.ms, take)
    case 'wait':
      return wait(moment, gesture.ms, take)
  }
}

/** Presses a button as often as `times` says: down and up at the same moment. */
export function press(moment: Moment, button: Button, times = 1, take: Step = step): Moment {
  let after = moment
  for (let time = 0; time < times; time++)
    after = happened(happened(after, { type: 'down', button }, take), { type: 'up', button }, take)
  return after
}

/** Holds buttons together for so many ms. */
export function hold(moment: Moment, buttons: readonly Button[], ms: number, take: Step = step): Moment {
  const all = (type: 'down' | 'up', before: Moment) =>
    buttons.reduce((now, button) => happened(now, { type, button }, take), before)
  return all('up', wait(all('down', moment), ms, take))
}

/** Lets so many ms pass. Each timer runs out at its own moment, as in a browser that is awake. */
export function wait(moment: Moment, ms: number, take: Step = step): Moment {
  const end = moment.now + ms
  let after = moment
  while (nextTimer(after.device).due <= end) after = wakeForNextTimer(after, take)
  return { ...after, now: end }
}

/** Lets time pass until nothing is pending: no splash, no overlay, no connected screen. */
export function rest(moment: Moment, take: Step = step): Moment {
  let after = moment
  while (isPending(after.device)) after = wakeForNextTimer(after, take)
  return after
}

/** Whether the device takes the next press as it is: nothing is pending and no button is down. */
export function isAtRest(device: Device): boolean {
  return !isPending(device) && Object.values(device.hands).every((hold) => hold === null)
}

/** The next timer runs out at its moment, or now where that has passed. */
function wakeForNextTimer({ device, now }: Moment, take: Step): Moment {
  const at = Math.max(now, nextTimer(device).due)
  const woken = take(device, { type: 'wake', at })
  // A timer that stays due would hold up everything that waits.
  if (nextTimer(woken).due <= at) throw new Error('The device never comes to rest.')
  return { device: woken, now: at }
}

/** Does what happens at once. */
export function happened({ device, now }: Moment, happening: Happening, take: Step = step): Moment {
  return { device: take(device, { ...happening, at: now }), now }
}
