import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleSize } from '../../../tests/helpers/sample'
import { factorySettings, fieldNames, fields, type Settings } from '../../thermostat/device/device'
import { openAt } from '../../thermostat/device/testing'
import { spell } from './digits'
import { lastingSettings, packDevice, unpackDevice } from './packed'

const HOSTILE = sampleSize(100_000, 10)

const letter = fc.constantFrom(
  ...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_%#&=. é\u0000',
)
/** What could stand after `#d=`: letters of ours, links that were changed, and anything. */
const fragment = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: letter, maxLength: 30 }).map((text) => `1${text}`) },
  { weight: 3, arbitrary: fc.string({ unit: letter, maxLength: 90 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: letter, minLength: 300, maxLength: 3000 }) },
  // With a check that is right, so that the values themselves are judged.
  {
    weight: 4,
    arbitrary: fc.array(fc.record({ value: fc.nat(15), of: fc.constant(16) })).map((all) => `1${spell(all)}`),
  },
)

/** Whether a device can have these: an allowed value in each field, and nothing that is only going on. */
function isWhole(settings: Settings): boolean {
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

test(`of ${HOSTILE} random and hostile fragments none is an error, and none a device that cannot be`, () => {
  fc.assert(
    fc.property(fragment, (text) => {
      const settings = unpackDevice(text)
      // What is read has this spelling and no other.
      return settings === null || (isWhole(settings) && packDevice(settings) === text)
    }),
    { numRuns: HOSTILE },
  )
})

/** A value for each field, whatever the others have. */
const anyValues = fieldNames.map((name) => {
  const { values, initial } = fields[name]
  if (!values) return [name, fc.constantFrom<unknown>(initial, '/home/menu')]
  if (!('min' in values)) return [name, fc.constantFrom<unknown>(...values)]
  const { min, max, step = 1 } = values
  return [name, fc.integer({ min: min / step, max: max / step }).map((count) => count * step)]
})
const anySettings = fc.record(Object.fromEntries(anyValues)) as fc.Arbitrary<Settings>

test('whatever the fields hold comes back, but for what is only going on', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const back = unpackDevice(packDevice(settings))
      expect(back).toEqual(lastingSettings(settings))
      expect(back && isWhole(back)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('a device of a link shows a picture on each screen that its settings decide', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const back = unpackDevice(packDevice(settings)) ?? factorySettings
      for (const path of ['/home', '/home/menu', '/home/menu/settings/wifi'] as const)
        expect(openAt(path, { settings: back }).picture.path).not.toBe('')
    }),
    { numRuns: 300 },
  )
})
