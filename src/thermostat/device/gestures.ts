/**
 * What a hand does to the device without a browser: in tests, searches and demonstrations.
 * Time passes only while a button is held and while the hand waits.
 */
import { isPending } from './controls'
import type { Button, Device, DeviceEvent, Input } from './model'
import { step } from './step'
import type { Instant } from './time'
import { nextTimer } from './timers'

/** A device at a moment of its own clock. */
export interface TimedDevice {
  readonly device: Device
  readonly now: Instant
}

export type Gesture =
  | { readonly do: 'press'; readonly button: Button; readonly times?: number }
  /** The buttons are held together. */
  | { readonly do: 'hold'; readonly buttons: readonly Button[]; readonly ms: number }
  | { readonly do: 'wait'; readonly ms: number }

/** What an input makes of a device: `step`, or what a test puts around it to see every input. */
export type StepFunction = (device: Device, input: Input) => Device

/** Does a gesture. @throws where the device asks to be woken at once, again and again */
export function perform(timed: TimedDevice, gesture: Gesture, take: StepFunction = step): TimedDevice {
  switch (gesture.do) {
    case 'press':
      return press(timed, gesture.button, gesture.times, take)
    case 'hold':
      return hold(timed, gesture.buttons, gesture.ms, take)
    case 'wait':
      return wait(timed, gesture.ms, take)
  }
}

/** Presses a button as often as `times` says: down and up at the same moment. */
export function press(timed: TimedDevice, button: Button, times = 1, take: StepFunction = step): TimedDevice {
  let after = timed
  for (let time = 0; time < times; time++)
    after = applyEvent(applyEvent(after, { type: 'down', button }, take), { type: 'up', button }, take)
  return after
}

/** Holds buttons together for so many ms. */
export function hold(
  timed: TimedDevice,
  buttons: readonly Button[],
  ms: number,
  take: StepFunction = step,
): TimedDevice {
  const all = (type: 'down' | 'up', before: TimedDevice) =>
    buttons.reduce((now, button) => applyEvent(now, { type, button }, take), before)
  return all('up', wait(all('down', timed), ms, take))
}

/** Lets so many ms pass. Each timer runs out at its own moment, as in a browser that is awake. */
export function wait(timed: TimedDevice, ms: number, take: StepFunction = step): TimedDevice {
  const end = timed.now + ms
  let after = timed
  while (nextTimer(after.device).due <= end) after = wakeForNextTimer(after, take)
  return { ...after, now: end }
}

/** Lets time pass until nothing is pending: no splash, no overlay, no connected screen. */
export function waitUntilIdle(timed: TimedDevice, take: StepFunction = step): TimedDevice {
  let after = timed
  while (isPending(after.device)) after = wakeForNextTimer(after, take)
  return after
}

/** Whether the device takes the next press as it is: nothing is pending and no button is down. */
export function isIdle(device: Device): boolean {
  return !isPending(device) && Object.values(device.holds).every((hold) => hold === null)
}

/** The next timer runs out at its moment, or now where that has passed. */
function wakeForNextTimer({ device, now }: TimedDevice, take: StepFunction): TimedDevice {
  const at = Math.max(now, nextTimer(device).due)
  const woken = take(device, { type: 'wake', at })
  // A timer that stays due would hold up everything that waits.
  if (nextTimer(woken).due <= at) throw new Error('The device never comes to rest.')
  return { device: woken, now: at }
}

/** Does what happens at once. */
export function applyEvent(
  { device, now }: TimedDevice,
  deviceEvent: DeviceEvent,
  take: StepFunction = step,
): TimedDevice {
  return { device: take(device, { ...deviceEvent, at: now }), now }
}
