import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type FieldName,
  factorySettings,
  fieldNames,
  fields,
  type Settings,
} from '../../thermostat/device/device'
import { encodeDigits } from './digits'
import { MAX_PACKED_LENGTH, packDevice, packedFields, shareableSettings, unpackDevice } from './pack-device'

/** Returns the factory settings with these differences. */
const device = (differences: Partial<Settings> = {}): Settings => ({ ...factorySettings, ...differences })

/**
 * Links of earlier versions. If one fails, links that visitors have saved open another device: add new fields and
 * values at the end, or add a second version to `pack-device.ts`.
 */
const golden: readonly (readonly [packed: string, differences: Partial<Settings>])[] = [
  ['1ay7', { application: 'comfortHeating' }],
  ['1TQCwpuK2', { power: 'off' }],
  ['19uW', { temperatureValue: 5 }],
  ['1raNU', { temperatureValue: 35 }],
  ['1VzTgL5', { effectValue: 9990 }],
  ['1HEpxhZniQ2', { sensorType: 'NTC100K', floorSensorActualValue: 600 }],
  ['1D6CHryyaA2', { roomSensorCalibrationValue: -30, floorSensorCalibrationValue: 30 }],
  ['1XeYkZ1', { wifiInstalled: true, wifi: 'on', wifiNetwork: 'wps' }],
  ['1vAxLXon', { language: 'de' }],
  [
    '1EOTKoI9lxKdI4',
    {
      application: 'hotel',
      program: 'week',
      secondaryProgram: 'remoteControlProgram',
      timer: 'on',
      timerTime: 24,
      temperatureValue: 21,
      effectValue: 1500,
      powerControlValue: 95,
      maxTemp: 27,
      comfortHeating: 'on',
      comfortHeatingMaxTemp: 27,
      operatingTimeLimitation: 15,
      remoteControl: 'active',
      remoteControlInstalled: false,
    },
  ],
  [
    '1JNX2gORV1ylxgETqn6',
    {
      wifiInstalled: true,
      wifi: 'on',
      wifiNetwork: 'Aurora',
      keylock: 'on',
      power: 'off',
      sensorChoice: 'roomSensorFloor',
      sensorType: 'NTC2K',
      floorType: 'plastic/vinyl',
      ventilationFunction: 'on',
      adaptiveFunction: 'on',
      summertime: 'off',
      screensaver: 'none',
      timezone: 'UTC+3',
      language: 'fi',
      roomSensorActualValue: -108,
      floorSensorActualValue: 900,
      roomSensorCalibrationValue: 1,
      floorSensorCalibrationValue: -1,
    },
  ],
]

// behaviour 30.2
test.each(golden)('a link of an earlier version opens the same device: %s', (packed, differences) => {
  expect(unpackDevice(packed)).toEqual(device(differences))
  expect(packDevice(device(differences))).toBe(packed)
})

describe('settings of one tab and running processes are not shared', () => {
  test.each<Partial<Settings>>([
    { previousRoute: '/home/menu' },
    { editComfortHeating: 'active' },
    { editOperatingTimeLimitation: 'active' },
    { installationGuide: 'true' },
    { installationGuide: 'pending' },
    { restart: true },
    { reset: true },
  ])('%o', (transient) => {
    expect(packDevice(device({ keylock: 'on', ...transient }))).toBe(packDevice(device({ keylock: 'on' })))
  })

  test('every other field is shared', () => {
    const own = ['previousRoute', 'editComfortHeating', 'editOperatingTimeLimitation', 'installationGuide']
    const unshared = fieldNames.filter((name) => !packedFields.includes(name))
    expect([...unshared].sort()).toEqual([...own, 'reset', 'restart'].sort())
  })
})

/** Returns all allowed values of a field; none for a field without a list or range. */
function valuesOf(name: FieldName): readonly Settings[FieldName][] {
  const { values } = fields[name]
  if (!values) return []
  if (!('min' in values)) return values
  const { min, max, step = 1 } = values
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step)
}

test.each(packedFields)('every value of %s survives packing', (name) => {
  for (const value of valuesOf(name)) {
    const settings = device({ wifiInstalled: true, [name]: value })
    expect(unpackDevice(packDevice(settings))).toEqual(shareableSettings(settings))
  }
})

/** Returns settings in which these fields have the value that takes the most characters. */
function longest(names: readonly FieldName[]): Settings {
  const last = (name: FieldName) => valuesOf(name).findLast((value) => value !== fields[name].initial)
  return { ...factorySettings, ...Object.fromEntries(names.map((name) => [name, last(name)])) }
}

describe('a link is short', () => {
  const fragment = (settings: Settings) => `#d=${packDevice(settings)}`

  test('a device with factory settings takes three letters, also with a network but without a WiFi card', () => {
    expect(packDevice(factorySettings)).toHaveLength(3)
    expect(packDevice(device({ wifiNetwork: 'Home' }))).toBe(packDevice(factorySettings))
  })

  test('any ten changed settings take at most 60 characters, with the fragment’s prefix', () => {
    const ten = fc.subarray([...packedFields], { minLength: 10, maxLength: 10 })
    fc.assert(fc.property(ten, (names) => fragment(longest(names)).length <= 60))
  })

  test('all settings together take at most 60 characters, and nothing is longer', () => {
    const all = longest(packedFields)
    expect(fragment(all).length).toBeLessThanOrEqual(60)
    expect(packDevice(all).length).toBeLessThanOrEqual(MAX_PACKED_LENGTH)
    expect(unpackDevice(packDevice(all))).toEqual(all)
  })
})

const packed = packDevice(device({ keylock: 'on', temperatureValue: 22 }))
const differs = { value: 1, base: 2 }
const unchanged = (count: number) => Array.from({ length: count }, () => ({ value: 0, base: 2 }))
const allUnchanged = unchanged(packedFields.length)
const networkOnly = [...unchanged(packedFields.indexOf('wifiNetwork')), differs, { value: 0, base: 16 }]

// behaviour 30.3
test.each([
  ['an empty text', ''],
  ['a version alone', '1'],
  ['an unknown version', packed.replace('1', '2')],
  ['a character outside the alphabet', `${packed}-`],
  ['a percent sign', `${packed}%20`],
  ['a truncated text', packed.slice(0, -1)],
  ['a mistyped letter', packed.replace(/.$/, '1')],
  ['a redundant zero at the end', `${packed}0`],
  ['more digits than fields', `1${encodeDigits([...allUnchanged, { value: 1, base: 2 }])}`],
  ['a text that is much too long', `1${'z'.repeat(100_000)}`],
  ['a space before it', ` ${packed}`],
  ['an accented letter', '1é'],
  ['a value number that its list does not have', `1${encodeDigits([differs, { value: 4, base: 16 }])}`],
  ['a network without a WiFi card', `1${encodeDigits(networkOnly)}`],
])('%s is refused', (_name, text) => {
  expect(unpackDevice(text)).toBeNull()
})
