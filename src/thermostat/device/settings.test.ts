import { describe, expect, test } from 'vitest'
import { MAX_PATH_LENGTH } from './paths'
import { factorySettings, fieldNames, fields } from './settings'
import { offeredReadings } from './surroundings'

// behaviour 28.1: tests/documents/tables.test.ts compares every row of its table.
describe('the settings', () => {
  test.each(fieldNames)('%s has an allowed factory value and rejects invalid values', (field) => {
    const { allows } = fields[field]
    expect(allows(factorySettings[field])).toBe(true)
    expect(['no such value', '', undefined, {}, [], Number.NaN, 1e9].filter(allows)).toEqual([])
  })

  test('a route is a path with a maximum length', () => {
    const { allows } = fields.previousRoute
    expect(['/', '/home/menu', `/${'x'.repeat(MAX_PATH_LENGTH - 1)}`].every(allows)).toBe(true)
    expect(['home', 7, `/${'x'.repeat(MAX_PATH_LENGTH)}`].some(allows)).toBe(false)
  })

  test('the sensor type of the factory reads what its sample reads: NTC10K, 19.0 degrees', () => {
    expect(factorySettings.sensorType).toBe('NTC10K')
  })
})

// behaviour 17.4
test('Actual sensor values offered: 160, 170, 180, 190, 200, 210, 220', () => {
  expect(offeredReadings).toEqual([160, 170, 180, 190, 200, 210, 220])
})
