/** The device as the companion sees it: at a moment, at a spot, and under whose hand. */
import { type Device, type Input, type Moment, pathOf } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { changesOf } from '../guidance/guidance'

/** Now, as far as the device knows: its clock is at most a minute behind. */
export function timedDeviceOf(store: DeviceStore): Moment {
  const { device, input } = store.getState()
  // A clock that runs is ahead of the visitor's time.
  const clock = device.passing ? 0 : device.clock
  return { device, now: Math.max(clock, device.view.since, input?.at ?? 0) }
}

/** True if the same presses lead on from both: screen, focus, edited value and settings are the same. */
export function isSamePosition(one: Device, other: Device): boolean {
  return (
    pathOf(one) === pathOf(other) &&
    one.view.focus === other.view.focus &&
    one.view.draft === other.view.draft &&
    changesOf(one, other).length === 0
  )
}

export function hasHeldButtons({ hands }: Device): boolean {
  return Object.values(hands).some((hold) => hold !== null)
}

/** True for what happens beside the device and is no press of it. */
export function isBackgroundInput(input: Input): boolean {
  return ['wake', 'language', 'stored', 'pass', 'now'].includes(input.type)
}
