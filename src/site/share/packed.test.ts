import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type FieldName,
  factorySettings,
  fieldNames,
  fields,
  type Settings,
} from '../../thermostat/device/device'
import { spell } from './digits'
import { LONGEST_PACKED, lastingSettings, packDevice, packedFields, unpackDevice } from './packed'

/** A device that differs from the factory's. */
const device = (differences: Partial<Settings> = {}): Settings => ({ ...factorySettings, ...differences })

/**
 * Links of yesterday. Where one fails, links that people keep would bring up another device: put new fields
 * and values last, or give `packed.ts` another version beside this one.
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
test.each(golden)('a link of yesterday brings up the same device: %s', (packed, differences) => {
  expect(unpackDevice(packed)).toEqual(device(differences))
  expect(packDevice(device(differences))).toBe(packed)
})

describe('what is a tab’s own, or only goes on for now, is not shared', () => {
  test.each<Partial<Settings>>([
    { previousRoute: '/home/menu' },
    { editComfortHeating: 'active' },
    { editOperatingTimeLimitation: 'active' },
    { installationGuide: 'true' },
    { installationGuide: 'pending' },
    { restart: true },
    { reset: true },
  ])('%o', (momentary) => {
    expect(packDevice(device({ keylock: 'on', ...momentary }))).toBe(packDevice(device({ keylock: 'on' })))
  })

  test('all else is', () => {
    const own = ['previousRoute', 'editComfortHeating', 'editOperatingTimeLimitation', 'installationGuide']
    const left = fieldNames.filter((name) => !packedFields.includes(name))
    expect([...left].sort()).toEqual([...own, 'reset', 'restart'].sort())
  })
})

/** Every value that a field may have. */
function valuesOf(name: FieldName): readonly Settings[FieldName][] {
  const { values } = fields[name]
  if (!values) return []
  if (!('min' in values)) return values
  const { min, max, step = 1 } = values
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step)
}

test.each(packedFields)('every value of %s comes back', (name) => {
  for (const value of valuesOf(name)) {
    const settings = device({ wifiInstalled: true, [name]: value })
    expect(unpackDevice(packDevice(settings))).toEqual(lastingSettings(settings))
  }
})

/** A device on which these settings have the value that takes most room. */
function farthest(names: readonly FieldName[]): Settings {
  const last = (name: FieldName) => valuesOf(name).findLast((value) => value !== fields[name].initial)
  return { ...factorySettings, ...Object.fromEntries(names.map((name) => [name, last(name)])) }
}

describe('a link is short', () => {
  const fragment = (settings: Settings) => `#d=${packDevice(settings)}`

  test('a device fresh from the factory takes three letters, also with a network but no card to be in it', () => {
    expect(packDevice(factorySettings)).toHaveLength(3)
    expect(packDevice(device({ wifiNetwork: 'Home' }))).toBe(packDevice(factorySettings))
  })

  test('ten changed settings take at most 60 characters with all that is before them, whichever they are', () => {
    const ten = fc.subarray([...packedFields], { minLength: 10, maxLength: 10 })
    fc.assert(fc.property(ten, (names) => fragment(farthest(names)).length <= 60))
  })

  test('so do all of them together, than which nothing is longer', () => {
    const all = farthest(packedFields)
    expect(fragment(all).length).toBeLessThanOrEqual(60)
    expect(packDevice(all).length).toBeLessThanOrEqual(LONGEST_PACKED)
    expect(unpackDevice(packDevice(all))).toEqual(all)
  })
})

const packed = packDevice(device({ keylock: 'on', temperatureValue: 22 }))
const differs = { value: 1, of: 2 }
const leave = (count: number) => Array.from({ length: count }, () => ({ value: 0, of: 2 }))
const leaveAll = leave(packedFields.length)
const networkAlone = [...leave(packedFields.indexOf('wifiNetwork')), differs, { value: 0, of: 16 }]

// behaviour 30.3
test.each([
  ['nothing', ''],
  ['a version alone', '1'],
  ['a version that is not known', packed.replace('1', '2')],
  ['a letter that does not belong', `${packed}-`],
  ['a percent sign', `${packed}%20`],
  ['what was cut off', packed.slice(0, -1)],
  ['a letter that was mistyped', packed.replace(/.$/, '1')],
  ['a zero at the end, which says nothing', `${packed}0`],
  ['more than the fields hold', `1${spell([...leaveAll, { value: 1, of: 2 }])}`],
  ['what is much too long', `1${'z'.repeat(100_000)}`],
  ['a space before it', ` ${packed}`],
  ['letters with marks', '1é'],
  ['a value that its list does not have', `1${spell([differs, { value: 4, of: 16 }])}`],
  ['a network without a card', `1${spell(networkAlone)}`],
])('refused is %s', (_what, text) => {
  expect(unpackDevice(text)).toBeNull()
})
