import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleSize } from '../../../tests/helpers/sample'
import { factorySettings, fieldNames, fields, type Settings } from '../../thermostat/device/device'
import { openAt } from '../../thermostat/device/testing'
import { encodeDigits } from './digits'
import { packDevice, shareableSettings, unpackDevice } from './pack-device'

const FRAGMENT_COUNT = sampleSize(100_000, 10)

const letter = fc.constantFrom(
  ...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_%#&=. é\u0000',
)
/** Texts after `#d=`: letters of the alphabet, changed links, and arbitrary texts. */
const fragment = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: letter, maxLength: 30 }).map((text) => `1${text}`) },
  { weight: 3, arbitrary: fc.string({ unit: letter, maxLength: 90 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: letter, minLength: 300, maxLength: 3000 }) },
  // With a valid check, so that the values themselves are tested.
  {
    weight: 4,
    arbitrary: fc
      .array(fc.record({ value: fc.nat(15), base: fc.constant(16) }))
      .map((digits) => `1${encodeDigits(digits)}`),
  },
)

/** True if every field has an allowed value and no process is running. */
function isValid(settings: Settings): boolean {
  return (
    fieldNames.every((name) => fields[name].allows(settings[name])) &&
    Object.keys(settings).length === fieldNames.length &&
    settings.installationGuide === factorySettings.installationGuide &&
    !settings.restart &&
    !settings.reset &&
    settings.previousRoute === null &&
    (settings.wifiInstalled || settings.wifiNetwork === null)
  )
}

test(`none of ${FRAGMENT_COUNT} random and hostile fragments throws or unpacks to an impossible device`, () => {
  fc.assert(
    fc.property(fragment, (text) => {
      const settings = unpackDevice(text)
      // A device has only one packed form.
      return settings === null || (isValid(settings) && packDevice(settings) === text)
    }),
    { numRuns: FRAGMENT_COUNT },
  )
})

/** A random value for each field, independent of the other fields. */
const anyValues = fieldNames.map((name) => {
  const { values, initial } = fields[name]
  if (!values) return [name, fc.constantFrom<unknown>(initial, '/home/menu')]
  if (!('min' in values)) return [name, fc.constantFrom<unknown>(...values)]
  const { min, max, step = 1 } = values
  return [name, fc.integer({ min: min / step, max: max / step }).map((count) => count * step)]
})
const anySettings = fc.record(Object.fromEntries(anyValues)) as fc.Arbitrary<Settings>

test('settings with any values survive packing, except for running processes', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const unpacked = unpackDevice(packDevice(settings))
      expect(unpacked).toEqual(shareableSettings(settings))
      expect(unpacked && isValid(unpacked)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('an unpacked device shows every screen that depends on its settings', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const unpacked = unpackDevice(packDevice(settings)) ?? factorySettings
      for (const path of ['/home', '/home/menu', '/home/menu/settings/wifi'] as const)
        expect(openAt(path, { settings: unpacked }).picture.path).not.toBe('')
    }),
    { numRuns: 300 },
  )
})
