/** Questions to the device and its inputs, for the companion. */
import { type Device, type Input, pathOf, type TimedDevice } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { changesOf } from '../guidance/guidance'

/** Returns the device with the latest time that it knows, which is at most a minute old. */
export function timedDeviceOf(store: DeviceStore): TimedDevice {
  const { device, input } = store.getState()
  // In simulated time the device's clock is not the visitor's.
  const clock = device.simulatedTime ? 0 : device.clock
  return { device, now: Math.max(clock, device.view.since, input?.at ?? 0) }
}

/** True if screen, focus, edited value and settings are the same, so that the same presses lead on. */
export function isSamePosition(one: Device, other: Device): boolean {
  return (
    pathOf(one) === pathOf(other) &&
    one.view.focus === other.view.focus &&
    one.view.draft === other.view.draft &&
    changesOf(one, other).length === 0
  )
}

export function hasHeldButtons({ holds }: Device): boolean {
  return Object.values(holds).some((hold) => hold !== null)
}

/** True if an input comes from the background, not from a press. */
export function isBackgroundInput(input: Input): boolean {
  return ['wake', 'language', 'stored', 'advance-time', 'return-to-present'].includes(input.type)
}
