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
] as const)('%s %j stands as %j in state, as %j under its own key', (name, value, inState, ownKey) => {
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

test('every field finds its first value again, in both forms', () => {
  for (const name of fieldNames) {
    const value = factorySettings[name]
    const state: Record<string, unknown> = {}
    writeProperty(name, value, state)
    expect([name, readProperty(name, state)]).toEqual([name, value])
    expect([name, readKey(name, writeKey(value))]).toEqual([name, value])
  }
})

describe('in state a number is a number and a flag is the string that the table names', () => {
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
  ] as const)('%s does not hold %j', (name, stored) => {
    expect(readProperty(name, { [name]: stored })).toBeUndefined()
  })

  test('an empty network and the string undefined are no network; no network at all is not said', () => {
    expect(readProperty('wifiNetwork', { wifiNetwork: '' })).toBeNull()
    expect(readProperty('wifiNetwork', { wifiNetwork: 'undefined' })).toBeNull()
    expect(readProperty('wifiNetwork', {})).toBeUndefined()
  })

  test('no value = absent, and what every object has is no field', () => {
    expect(readProperty('program', {})).toBeNull()
    expect(readProperty('timer', Object.create({ timer: 'on' }))).toBeUndefined()
  })
})

describe('under its own key a value is a string, and a number is spelled in one way', () => {
  const numbers = [' 22', '22.0', '2e1', '0x16', '', 'NaN', '022', 'twenty', 'null', '-0']
  test.each(numbers)('%j is no temperature', (stored) => {
    expect(readKey('temperatureValue', stored)).toBeUndefined()
  })
  test.each(['TRUE', '1', '', 'yes', 'undefined'])('%j is no flag', (stored) => {
    expect(readKey('wifiInstalled', stored)).toBeUndefined()
    expect(readKey('restart', stored)).toBeUndefined()
  })
  test('no key at all says nothing', () => {
    for (const name of fieldNames) expect(readKey(name, null)).toBeUndefined()
  })
})

test('whatever stands in storage, what is read is an allowed value or nothing', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.string())
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames), anything, fc.string(), (name, stored, text) => {
      const field: { allows(value: unknown): boolean } = fields[name]
      for (const value of [readProperty(name, { [name]: stored }), readKey(name, text)])
        expect(value === undefined || field.allows(value)).toBe(true)
    }),
  )
})
