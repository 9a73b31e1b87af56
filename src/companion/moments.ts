/** The device as the companion sees it: at a moment, at a spot, and under whose hand. */
import {
  type Device,
  type FieldName,
  fieldNames,
  type Input,
  languageOf,
  type Moment,
  pathOf,
} from '../device/device'
import type { useDeviceStore } from '../display/use-device'

export type DeviceStore = Pick<ReturnType<typeof useDeviceStore>, 'getState' | 'subscribe'>

/** Now, as far as the device knows: its clock is at most a minute behind. */
export function momentOf(store: DeviceStore): Moment {
  const { device, input } = store.getState()
  return { device, now: Math.max(device.clock, device.view.since, input?.at ?? 0) }
}

/** What decides nothing about where presses lead; the language is compared as it is heard. */
const uncounted: readonly FieldName[] = [
  'previousRoute',
  'editComfortHeating',
  'editOperatingTimeLimitation',
  'language',
]
const counted = fieldNames.filter((name) => !uncounted.includes(name))

/** Whether the same presses lead on from both: the same screen, focus, edited value and settings. */
export function isSameSpot(one: Device, other: Device): boolean {
  return (
    pathOf(one) === pathOf(other) &&
    one.view.focus === other.view.focus &&
    one.view.draft === other.view.draft &&
    languageOf(one) === languageOf(other) &&
    counted.every((name) => one.settings[name] === other.settings[name])
  )
}

export function isHeld({ hands }: Device): boolean {
  return Object.values(hands).some((hold) => hold !== null)
}

/** What happens beside the device, and is no press of it. */
export function isBeside(input: Input): boolean {
  return ['wake', 'language', 'host-language', 'stored'].includes(input.type)
}
