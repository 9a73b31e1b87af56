/**
 * Presses, holds and waits on a device without a browser, for tests, searches and demonstrations.
 * Its time advances only in holds and waits.
 */
import { isPending } from './controls'
import type { Button, Device, DeviceEvent, Input } from './model'
import { step } from './step'
import type { Instant } from './time'
import { nextTimer } from './timers'

/** A device and the present time on its own clock. */
export interface TimedDevice {
  readonly device: Device
  readonly now: Instant
}

export type Gesture =
  | { readonly do: 'press'; readonly button: Button; readonly times?: number }
  /** The buttons are held together. */
  | { readonly do: 'hold'; readonly buttons: readonly Button[]; readonly ms: number }
  | { readonly do: 'wait'; readonly ms: number }

/** The type of `step`; tests pass a wrapper that records the inputs. */
export type StepFunction = (device: Device, input: Input) => Device

/** Performs a gesture. @throws if a timer stays due forever */
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

/** Presses a button `times` times, each press down and up at the same time. */
export function press(timed: TimedDevice, button: Button, times = 1, take: StepFunction = step): TimedDevice {
  let after = timed
  for (let time = 0; time < times; time++)
    after = applyEvent(applyEvent(after, { type: 'down', button }, take), { type: 'up', button }, take)
  return after
}

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

/** Advances the time by `ms`. Each timer fires when it is due, as in a browser that is awake. */
export function wait(timed: TimedDevice, ms: number, take: StepFunction = step): TimedDevice {
  const end = timed.now + ms
  let after = timed
  while (nextTimer(after.device).due <= end) after = wakeForNextTimer(after, take)
  return { ...after, now: end }
}

/** Advances the time until nothing is pending: no splash, no overlay, no connected screen. */
export function waitUntilIdle(timed: TimedDevice, take: StepFunction = step): TimedDevice {
  let after = timed
  while (isPending(after.device)) after = wakeForNextTimer(after, take)
  return after
}

/** True if nothing is pending and no button is down, so that the next press acts. */
export function isIdle(device: Device): boolean {
  return !isPending(device) && Object.values(device.holds).every((hold) => hold === null)
}

/** Fires the next timer when it is due, or now if it is overdue. */
function wakeForNextTimer({ device, now }: TimedDevice, take: StepFunction): TimedDevice {
  const at = Math.max(now, nextTimer(device).due)
  const woken = take(device, { type: 'wake', at })
  // A timer that stays due would make every wait endless.
  if (nextTimer(woken).due <= at) throw new Error('The device never becomes idle: its next timer stays due.')
  return { device: woken, now: at }
}

/** Applies an event without advancing the time. */
export function applyEvent(
  { device, now }: TimedDevice,
  deviceEvent: DeviceEvent,
  take: StepFunction = step,
): TimedDevice {
  return { device: take(device, { ...deviceEvent, at: now }), now }
}
