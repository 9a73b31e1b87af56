/** Queries on the device and its inputs, for the companion. */
import { type Device, type Input, pathOf, type TimedDevice } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { changesOf } from '../guidance/guidance'

/**
 * Returns the device with the latest real time that its store knows: that of the clock, the screen or the last input.
 * The clock is refreshed each minute; in simulated time, the returned time may be older.
 */
export function timedDeviceOf(store: DeviceStore): TimedDevice {
  const { device, input } = store.getState()
  // In simulated time, the clock does not show the real time; 0 leaves it out.
  const clock = device.simulatedTime ? 0 : device.clock
  return { device, now: Math.max(clock, device.view.since, input?.at ?? 0) }
}

/** True if screen, focus, edited value and settings are the same, so that the same presses have the same effect. */
export function isSamePosition(device: Device, other: Device): boolean {
  return (
    pathOf(device) === pathOf(other) &&
    device.view.focus === other.view.focus &&
    device.view.draft === other.view.draft &&
    changesOf(device, other).length === 0
  )
}

export function hasHeldButtons({ holds }: Device): boolean {
  return Object.values(holds).some((hold) => hold !== null)
}

/** True for inputs that do not interrupt a task: settings from another tab, the language, simulated time. */
export function isBackgroundInput(input: Input): boolean {
  return ['language', 'stored', 'advance-time', 'return-to-present'].includes(input.type)
}
