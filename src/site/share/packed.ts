/**
 * The settings of a device as a few letters for a link: a version, and what differs from the factory's. For
 * each field, in the order of their table, a digit says whether it differs, and another one its value.
 */
import {
  type FieldName,
  factorySettings,
  fields,
  type Range,
  type Settings,
  sharedFields,
} from '../../thermostat/device/device'
import { type Digit, type Digits, spell, unspell } from './digits'

/** Another one is needed where a link of today would bring up another device, as its golden test says. */
const VERSION = '1'

/** Longer than all fields at their longest; what is longer was not made here. */
export const LONGEST_PACKED = 60

/** What a device does at the moment, besides what each tab has for itself: it is not shared. */
const momentary: readonly FieldName[] = ['installationGuide', 'restart', 'reset']

/** What a link carries. */
export const packedFields: readonly FieldName[] = sharedFields.filter((name) => !momentary.includes(name))

/** How many values a list may have one day, its factory value apart: links of today stay as they are. */
const ROOM = 16

type Value = Settings[FieldName]

/** The values of a field that are not the factory's. */
interface Others {
  /** How many there may be. */
  readonly room: number
  indexOf(value: Value): number
  /** `undefined` where there is none. */
  at(index: number): Value | undefined
}

function othersOf(name: FieldName): Others {
  const { initial, values } = fields[name]
  if (values && 'min' in values) return othersInRange(values, Number(initial))
  const others = (values ?? []).filter((value) => value !== initial)
  return {
    // What is on or off will never be a third thing.
    room: others.length === 1 ? 1 : ROOM,
    indexOf: (value) => others.indexOf(value),
    at: (index) => others[index],
  }
}

/** The factory value has no number, so each device has one spelling only. */
function othersInRange({ min, max, step = 1 }: Range, initial: number): Others {
  const left = (initial - min) / step
  return {
    room: (max - min) / step,
    indexOf(value) {
      const index = (Number(value) - min) / step
      return index > left ? index - 1 : index
    },
    at: (index) => min + step * (index < left ? index : index + 1),
  }
}

/** Gives what of a device's settings a link carries; the rest is the factory's. */
export function lastingSettings(settings: Settings): Settings {
  const lasting = Object.fromEntries(packedFields.map((name) => [name, settings[name]]))
  const all = { ...factorySettings, ...lasting }
  return isPossible(all) ? all : { ...all, wifiNetwork: null }
}

/** Packs the settings of a device: letters and figures, which `unpackDevice` reads. */
export function packDevice(settings: Settings): string {
  const lasting = lastingSettings(settings)
  const digits = packedFields.flatMap((name): Digit[] => {
    const value = lasting[name]
    if (value === factorySettings[name]) return [{ value: 0, of: 2 }]
    const { room, indexOf } = othersOf(name)
    return [
      { value: 1, of: 2 },
      { value: indexOf(value), of: room },
    ]
  })
  return VERSION + spell(digits)
}

/**
 * Gives the settings of a device again.
 * @param packed may be anything; what `packDevice` never gives is refused
 */
export function unpackDevice(packed: string): Settings | null {
  if (packed.length > LONGEST_PACKED || !packed.startsWith(VERSION)) return null
  const digits = unspell(packed.slice(VERSION.length))
  const settings = digits && settingsIn(digits)
  return settings && isPossible(settings) ? settings : null
}

function settingsIn(digits: Digits): Settings | null {
  const differing = packedFields.flatMap((name) => {
    if (digits.next(2) === 0) return []
    const { room, at } = othersOf(name)
    return [[name, at(digits.next(room))] as const]
  })
  const isRead = digits.isOver() && differing.every(([name, value]) => fields[name].allows(value))
  return isRead ? { ...factorySettings, ...Object.fromEntries(differing) } : null
}

/** Without its card no device is in a network (behaviour 11.10). */
function isPossible({ wifiInstalled, wifiNetwork }: Settings): boolean {
  return wifiInstalled || wifiNetwork === null
}
