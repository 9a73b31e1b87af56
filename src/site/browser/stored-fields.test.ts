import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorySettings, fieldNames, fields } from '../../thermostat/device/device'
import { type FieldValue, readKey, readProperty, writeKey, writeProperty } from './stored-fields'

function property(name: (typeof fieldNames)[number], value: FieldValue): unknown {
  const state: Record<string, unknown> = { [name]: 'old' }
  writeProperty(name, value, state)
  return state[name]
}

test.each([
  ['remoteControlInstalled', true, 'true', 'true'],
  ['wifiInstalled', false, 'false', 'false'],
  ['temperatureValue', 22, 22, '22'],
  ['roomSensorCalibrationValue', -30, -30, '-30'],
  ['application', 'hotel', 'hotel', 'hotel'],
  ['application', null, undefined, 'undefined'],
  ['wifiNetwork', null, 'undefined', 'undefined'],
  ['restart', true, true, 'true'],
  ['installationGuide', 'pending', 'pending', 'pending'],
  ['floorType', 'tile/stone', 'tile/stone', 'tile/stone'],
] as const)('%s %j is stored as %j in state and as %j under its own key', (name, value, inState, ownKey) => {
  expect(property(name, value)).toBe(inState)
  expect(writeKey(value)).toBe(ownKey)
})

test.each([
  ['wifiNetwork', 'Home 5G', 'Aurora'],
  ['floorType', 'vinyl', 'plastic/vinyl'],
  ['sensorType', 'vinyl', undefined],
] as const)('%s %s of an earlier version means %s, in both forms', (name, stored, value) => {
  expect(readProperty(name, { [name]: stored })).toBe(value)
  expect(readKey(name, stored)).toBe(value)
})

test('every field’s factory value is read back from both forms', () => {
  for (const name of fieldNames) {
    const value = factorySettings[name]
    const state: Record<string, unknown> = {}
    writeProperty(name, value, state)
    expect([name, readProperty(name, state)]).toEqual([name, value])
    expect([name, readKey(name, writeKey(value))]).toEqual([name, value])
  }
})

describe('in state a number is a number and a flag is a string', () => {
  test.each([
    ['temperatureValue', '22'],
    ['temperatureValue', 21.5],
    ['temperatureValue', null],
    ['wifiInstalled', true],
    ['restart', 'true'],
    ['application', null],
    ['application', 'undefined'],
    ['wifiNetwork', null],
    ['timer', 'ON'],
    ['timezone', ['UTC+1']],
    ['floorType', ['vinyl']],
    ['floorType', { toString: 1 }],
    ['installationGuide', true],
    ['previousRoute', 'home'],
  ] as const)('%s does not allow %j', (name, stored) => {
    expect(readProperty(name, { [name]: stored })).toBeUndefined()
  })

  test('an empty network and the string undefined mean no network; a missing one is unknown', () => {
    expect(readProperty('wifiNetwork', { wifiNetwork: '' })).toBeNull()
    expect(readProperty('wifiNetwork', { wifiNetwork: 'undefined' })).toBeNull()
    expect(readProperty('wifiNetwork', {})).toBeUndefined()
  })

  test('a missing value is an absent field, and inherited properties are no fields', () => {
    expect(readProperty('program', {})).toBeNull()
    expect(readProperty('timer', Object.create({ timer: 'on' }))).toBeUndefined()
  })
})

describe('under its own key a value is a string, and a number has one spelling', () => {
  const numbers = [' 22', '22.0', '2e1', '0x16', '', 'NaN', '022', 'twenty', 'null', '-0']
  test.each(numbers)('%j is no temperature', (stored) => {
    expect(readKey('temperatureValue', stored)).toBeUndefined()
  })
  test.each(['TRUE', '1', '', 'yes', 'undefined'])('%j is no flag', (stored) => {
    expect(readKey('wifiInstalled', stored)).toBeUndefined()
    expect(readKey('restart', stored)).toBeUndefined()
  })
  test('a missing key gives no value', () => {
    for (const name of fieldNames) expect(readKey(name, null)).toBeUndefined()
  })
})

test('any stored content is read as an allowed value or as none', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.string())
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames), anything, fc.string(), (name, stored, text) => {
      const field: { allows(value: unknown): boolean } = fields[name]
      for (const value of [readProperty(name, { [name]: stored }), readKey(name, text)])
        expect(value === undefined || field.allows(value)).toBe(true)
    }),
  )
})
