import { describe, expect, test } from 'vitest'
import { type FieldName, factorySettings, fieldNames, fields, LONGEST_PATH, languages } from './settings'
import { offeredReadings } from './surroundings'

/** Values each field may and may not hold; tests/tables.test.ts compares docs/behaviour.md. */
const table: readonly {
  field: FieldName
  allowed: readonly unknown[]
  refused?: readonly unknown[]
  form: string
}[] = [
  {
    field: 'application',
    allowed: ['hotel', 'powerControl', 'groundHeating', 'comfortHeating', null],
    form: 'absent',
  },
  {
    field: 'program',
    allowed: ['timer', 'week', 'delayedStartup', 'remoteControlProgram', null],
    form: 'absent',
  },
  {
    field: 'secondaryProgram',
    allowed: ['timer', 'week', 'delayedStartup', 'remoteControlProgram', null],
    form: 'absent',
  },
  { field: 'timer', allowed: ['on', 'off'], refused: [null, 'true'], form: 'plain' },
  { field: 'timerTime', allowed: [4, 8, 12, 16, 20, 24], refused: [0, 2, 5, 28, '4', null], form: 'plain' },
  { field: 'temperatureValue', allowed: [5, 19, 35], refused: [4, 36, 19.5, '19', null], form: 'plain' },
  { field: 'effectValue', allowed: [0, 50, 60, 2000], refused: [-10, 50.5, '50', null], form: 'plain' },
  { field: 'powerControlValue', allowed: [0, 5, 50, 100], refused: [-5, 3, 105, null], form: 'plain' },
  { field: 'maxTemp', allowed: [5, 20, 35], refused: [4, 36, null], form: 'plain' },
  { field: 'comfortHeating', allowed: ['on', 'off'], refused: [null, true], form: 'plain' },
  {
    field: 'comfortHeatingMaxTemp',
    allowed: [23, 24, 25, 26, 27],
    refused: [22, 28, 25.5, null],
    form: 'plain',
  },
  { field: 'editComfortHeating', allowed: ['active', 'inactive'], refused: ['on', null], form: 'plain' },
  { field: 'operatingTimeLimitation', allowed: [0, 1, 15], refused: [-1, 16, 0.5, null], form: 'plain' },
  {
    field: 'editOperatingTimeLimitation',
    allowed: ['active', 'inactive'],
    refused: ['on', null],
    form: 'plain',
  },
  { field: 'remoteControl', allowed: ['active', 'inactive'], refused: ['on', null], form: 'plain' },
  { field: 'remoteControlInstalled', allowed: [true, false], refused: ['true', null], form: 'words' },
  { field: 'wifi', allowed: ['on', null], refused: ['off', true], form: 'absent' },
  { field: 'wifiInstalled', allowed: [true, false], refused: ['true', null], form: 'words' },
  { field: 'keylock', allowed: ['on', 'off'], refused: [true, null], form: 'plain' },
  {
    field: 'sensorChoice',
    allowed: ['floorSensor', 'roomSensor', 'roomSensorFloor', 'floorSensorRoom'],
    refused: ['outdoorSensor', null],
    form: 'plain',
  },
  {
    field: 'sensorType',
    allowed: ['NTC2K', 'NTC10K', 'NTC12K', 'NTC15K', 'NTC22K', 'NTC33K', 'NTC47K', 'NTC100K'],
    refused: ['NTC5K', null],
    form: 'plain',
  },
  {
    field: 'floorType',
    allowed: ['tile/stone', 'wood/laminate', 'plastic/vinyl'],
    refused: ['carpet', null],
    form: 'plain',
  },
  { field: 'ventilationFunction', allowed: ['on', 'off'], refused: [true, null], form: 'plain' },
  { field: 'adaptiveFunction', allowed: ['on', 'off'], refused: [true, null], form: 'plain' },
  { field: 'summertime', allowed: ['on', 'off'], refused: [true, null], form: 'plain' },
  {
    field: 'screensaver',
    allowed: ['time/date', 'time/temp', 'none'],
    refused: ['off', null],
    form: 'plain',
  },
  {
    field: 'timezone',
    allowed: ['UTC+0', 'UTC+1', 'UTC+2', 'UTC+3'],
    refused: ['UTC-1', 'UTC+4', null],
    form: 'plain',
  },
  { field: 'language', allowed: [...languages, null], refused: ['fr'], form: 'absent' },
  {
    field: 'roomSensorActualValue',
    allowed: [...offeredReadings],
    refused: [19.5, '190', null],
    form: 'plain',
  },
  {
    field: 'floorSensorActualValue',
    allowed: [...offeredReadings],
    refused: [19.5, '190', null],
    form: 'plain',
  },
  {
    field: 'roomSensorCalibrationValue',
    allowed: [-30, -1, 0, 1, 30],
    refused: [-31, 31, 0.5, null],
    form: 'plain',
  },
  {
    field: 'floorSensorCalibrationValue',
    allowed: [-30, -1, 0, 1, 30],
    refused: [-31, 31, 0.5, null],
    form: 'plain',
  },
  {
    field: 'installationGuide',
    allowed: ['true', 'false', 'pending'],
    refused: [true, 'done', null],
    form: 'plain',
  },
  { field: 'restart', allowed: [true, false], refused: ['true', null], form: 'boolean' },
  { field: 'reset', allowed: [true, false], refused: ['true', null], form: 'boolean' },
  { field: 'previousRoute', allowed: ['/', '/home/menu', null], refused: ['home', 7], form: 'absent' },
  { field: 'power', allowed: ['on', 'off'], refused: [true, null], form: 'plain' },
]

// behaviour 28.1
describe('the settings', () => {
  describe.each(table)('$field', ({ field, allowed, refused = ['no such value', ''], form }) => {
    const allows = (value: unknown) => fields[field].allows(value)

    test('holds what the table allows', () => {
      expect(allowed.filter((value) => !allows(value))).toEqual([])
    })

    test('holds nothing else', () => {
      expect([...refused, undefined, {}, [], Number.NaN].filter(allows)).toEqual([])
    })

    test(`is stored in the form ${form}`, () => {
      expect(fields[field].form).toBe(form)
    })
  })

  test('wifiNetwork is one of two named home networks, or wps, or empty', () => {
    const { allows, form } = fields.wifiNetwork
    const networks = ['Home', 'Aurora', 'wps', null]
    expect(networks.every(allows)).toBe(true)
    expect(['undefined', 'Neighbour', '', true].some(allows)).toBe(false)
    expect(form).toBe('undefined')
  })

  test('no stored route is longer than an address of the product could be', () => {
    expect(fields.previousRoute.allows(`/${'x'.repeat(LONGEST_PATH - 1)}`)).toBe(true)
    expect(fields.previousRoute.allows(`/${'x'.repeat(LONGEST_PATH)}`)).toBe(false)
  })
})

describe('the factory settings', () => {
  test.each([
    ['temperatureValue', 19],
    ['effectValue', 0],
    ['powerControlValue', 50],
    ['maxTemp', 35],
    ['comfortHeatingMaxTemp', 25],
    ['timerTime', 4],
    ['operatingTimeLimitation', 0],
    ['roomSensorCalibrationValue', 0],
    ['floorSensorCalibrationValue', 0],
    ['roomSensorActualValue', 190],
    ['floorSensorActualValue', 190],
    ['editComfortHeating', 'inactive'],
    ['editOperatingTimeLimitation', 'inactive'],
    ['application', null],
    ['program', null],
    ['remoteControlInstalled', true],
    ['sensorChoice', 'floorSensor'],
    ['wifiNetwork', null],
    ['power', 'on'],
  ] as const)('%s %s', (field, value) => {
    expect(factorySettings[field]).toBe(value)
    expect(fields[field].initial).toBe(value)
  })

  test.each(fieldNames)('%s begins with one of its allowed values', (field) => {
    expect(fields[field].allows(factorySettings[field])).toBe(true)
  })

  test('nothing is switched on, stored or running at first', () => {
    expect(factorySettings).toMatchObject({
      secondaryProgram: null,
      timer: 'off',
      comfortHeating: 'off',
      remoteControl: 'inactive',
      wifi: null,
      wifiInstalled: false,
      keylock: 'off',
      ventilationFunction: 'off',
      adaptiveFunction: 'off',
      language: null,
      restart: false,
      reset: false,
      previousRoute: null,
    })
  })

  test('the sensor type of the factory reads what its sample reads: NTC10K, 19.0 degrees', () => {
    expect(factorySettings.sensorType).toBe('NTC10K')
  })
})

// behaviour 17.4
test('Actual sensor values offered: 160, 170, 180, 190, 200, 210, 220', () => {
  expect(offeredReadings).toEqual([160, 170, 180, 190, 200, 210, 220])
})
