/**
 * Packs the settings of a device into a few letters for a link: a version, and the differences from the factory
 * settings. Each field, in the order of `packedFields`, has a digit for "differs", and if it does, one for its value.
 */
import {
  type FieldName,
  factorySettings,
  fields,
  type Settings,
  type SteppedRange,
  sharedFields,
} from '../../thermostat/device/device'
import { type Digit, type DigitReader, decodeDigits, encodeDigits } from './digits'

/**
 * Must change when existing links would be read as another device; the golden test in `pack-device.test.ts` fails
 * then.
 */
const VERSION = '1'

/** In characters. No packed device is longer, even with the longest value in every field. */
export const MAX_PACKED_LENGTH = 60

/** Running processes of the device, which are not shared. */
const transientFields: readonly FieldName[] = ['installationGuide', 'restart', 'reset']

export const packedFields: readonly FieldName[] = sharedFields.filter(
  (name) => !transientFields.includes(name),
)

/** The reserved number of values of a list, without its factory value: new values can follow without breaking links. */
const RESERVED_VALUES = 16

type SettingValue = Settings[FieldName]

/** The values of a field other than its factory value, numbered from 0. */
interface NonDefaultValues {
  /** The number of values that the digit can have. */
  readonly capacity: number
  indexOf(value: SettingValue): number
  /** Returns `undefined` if no value has this number. */
  valueAt(index: number): SettingValue | undefined
}

function nonDefaultValuesOf(name: FieldName): NonDefaultValues {
  const { initial, values } = fields[name]
  if (values && 'min' in values) return nonDefaultValuesInRange(values, Number(initial))
  const others = (values ?? []).filter((value) => value !== initial)
  return {
    // A field with two values never gets a third.
    capacity: others.length === 1 ? 1 : RESERVED_VALUES,
    indexOf: (value) => others.indexOf(value),
    valueAt: (index) => others[index],
  }
}

/** The factory value has no number, so each device has only one packed form. */
function nonDefaultValuesInRange({ min, max, step = 1 }: SteppedRange, initial: number): NonDefaultValues {
  const initialIndex = (initial - min) / step
  return {
    capacity: (max - min) / step,
    indexOf(value) {
      const index = (Number(value) - min) / step
      return index > initialIndex ? index - 1 : index
    },
    valueAt: (index) => min + step * (index < initialIndex ? index : index + 1),
  }
}

/** Returns the settings with factory values where a link carries none. Without a WiFi card there is no network. */
export function shareableSettings(settings: Settings): Settings {
  const shared = Object.fromEntries(packedFields.map((name) => [name, settings[name]]))
  const all = { ...factorySettings, ...shared }
  return isConsistent(all) ? all : { ...all, wifiNetwork: null }
}

/** @returns letters and figures that `unpackDevice` reads */
export function packDevice(settings: Settings): string {
  const shared = shareableSettings(settings)
  const digits = packedFields.flatMap((name): Digit[] => {
    const value = shared[name]
    if (value === factorySettings[name]) return [{ value: 0, base: 2 }]
    const { capacity, indexOf } = nonDefaultValuesOf(name)
    return [
      { value: 1, base: 2 },
      { value: indexOf(value), base: capacity },
    ]
  })
  return VERSION + encodeDigits(digits)
}

/**
 * Reads the settings of a packed device.
 * @param packed any text
 * @returns `null` for a text that `packDevice` never returns
 */
export function unpackDevice(packed: string): Settings | null {
  if (packed.length > MAX_PACKED_LENGTH || !packed.startsWith(VERSION)) return null
  const digits = decodeDigits(packed.slice(VERSION.length))
  const settings = digits && decodeSettings(digits)
  return settings && isConsistent(settings) ? settings : null
}

function decodeSettings(digits: DigitReader): Settings | null {
  const differing = packedFields.flatMap((name) => {
    if (digits.next(2) === 0) return []
    const { capacity, valueAt } = nonDefaultValuesOf(name)
    return [[name, valueAt(digits.next(capacity))] as const]
  })
  const isValid = digits.isAtEnd() && differing.every(([name, value]) => fields[name].allows(value))
  return isValid ? { ...factorySettings, ...Object.fromEntries(differing) } : null
}

/** True unless the device is in a network without its WiFi card (behaviour 11.10). */
function isConsistent({ wifiInstalled, wifiNetwork }: Settings): boolean {
  return wifiInstalled || wifiNetwork === null
}
