/**
 * Performs presses, holds and waits on a device without a browser, for tests, searches and demonstrations.
 * The time advances only in holds and waits.
 */
import { isInputBlocked } from './controls'
import type { Button, Device, DeviceEvent, Input } from './model'
import { step } from './step'
import type { Instant } from './time'
import { nextTimerOf } from './timers'

/** A device and the present real time. The device's `clock` shows that time to the minute, or simulated time. */
export interface TimedDevice {
  readonly device: Device
  readonly now: Instant
}

export type Gesture =
  | { readonly do: 'press'; readonly button: Button; readonly times?: number }
  /** The buttons are held together. */
  | { readonly do: 'hold'; readonly buttons: readonly Button[]; readonly ms: number }
  | { readonly do: 'wait'; readonly ms: number }

/** The type of `step`. Callers may pass a wrapper that records the inputs or the devices in between. */
export type StepFunction = (device: Device, input: Input) => Device

/** Performs a gesture. @throws if a timer stays due forever */
export function perform(
  timed: TimedDevice,
  gesture: Gesture,
  stepFunction: StepFunction = step,
): TimedDevice {
  switch (gesture.do) {
    case 'press':
      return press(timed, gesture.button, gesture.times, stepFunction)
    case 'hold':
      return hold(timed, gesture.buttons, gesture.ms, stepFunction)
    case 'wait':
      return wait(timed, gesture.ms, stepFunction)
  }
}

/** Presses a button `times` times. No time passes between down and up. */
export function press(
  timed: TimedDevice,
  button: Button,
  times = 1,
  stepFunction: StepFunction = step,
): TimedDevice {
  let after = timed
  for (let count = 0; count < times; count++)
    after = applyEvent(
      applyEvent(after, { type: 'down', button }, stepFunction),
      { type: 'up', button },
      stepFunction,
    )
  return after
}

export function hold(
  timed: TimedDevice,
  buttons: readonly Button[],
  ms: number,
  stepFunction: StepFunction = step,
): TimedDevice {
  const sendToAll = (type: 'down' | 'up', before: TimedDevice) =>
    buttons.reduce((current, button) => applyEvent(current, { type, button }, stepFunction), before)
  return sendToAll('up', wait(sendToAll('down', timed), ms, stepFunction))
}

/** Advances the time by `ms`. Each timer fires when it is due, not late as in a suspended tab of a browser. */
export function wait(timed: TimedDevice, ms: number, stepFunction: StepFunction = step): TimedDevice {
  const end = timed.now + ms
  let after = timed
  while (nextTimerOf(after.device).due <= end) after = wakeForNextTimer(after, stepFunction)
  return { ...after, now: end }
}

/** Advances the time until no splash, overlay or WiFi “Connected” screen blocks the buttons. */
export function waitUntilUnblocked(timed: TimedDevice, stepFunction: StepFunction = step): TimedDevice {
  let after = timed
  while (isInputBlocked(after.device)) after = wakeForNextTimer(after, stepFunction)
  return after
}

/** True if the device is ready for the next press: nothing blocks the buttons, and none is down. */
export function isIdle(device: Device): boolean {
  return !isInputBlocked(device) && Object.values(device.holds).every((hold) => hold === null)
}

/** Fires the next timer when it is due, or now if it is overdue. */
function wakeForNextTimer({ device, now }: TimedDevice, stepFunction: StepFunction): TimedDevice {
  const at = Math.max(now, nextTimerOf(device).due)
  const woken = stepFunction(device, { type: 'wake', at })
  // A timer that stays due would make every wait endless.
  if (nextTimerOf(woken).due <= at)
    throw new Error('The device never becomes idle: its next timer stays due.')
  return { device: woken, now: at }
}

/** Applies an event without advancing the time. */
export function applyEvent(
  { device, now }: TimedDevice,
  deviceEvent: DeviceEvent,
  stepFunction: StepFunction = step,
): TimedDevice {
  return { device: stepFunction(device, { ...deviceEvent, at: now }), now }
}
