import { describe, expect, test } from 'vitest'
import { factorySettings, type Settings } from '../../device/device'
import { factoryDevice } from '../../device/factory-device'
import type { Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { wayTo } from '../ways'
import { sheetOf } from './sheet'

const sheetWith = (settings: Partial<Settings>, isLanguageFirst = false) =>
  sheetOf({ ...factorySettings, ...settings }, isLanguageFirst)
const fieldsOf = (settings: Partial<Settings>, isLanguageFirst = false) =>
  sheetWith(settings, isLanguageFirst).rows.map(({ field }) => field)

test('a device as from the factory has nothing on its sheet', () => {
  expect(sheetWith({})).toMatchObject({ rows: [], around: [], presses: 0 })
})

test('a setting has its name and its value, and the presses from home', () => {
  const { rows, presses } = sheetWith({ effectValue: 1200 })
  expect(rows).toMatchObject([
    { field: 'effectValue', name: 'installedPower.title', value: { number: 1200, unit: 'unit.watts' } },
  ])
  expect(presses).toBe(wayTo({ device: factoryDevice('/home'), now: 0 }, 'installed-power', 1200)?.presses)
})

test('a program is one of the programs, whose menu has another name', () => {
  const { rows } = sheetWith({ program: 'week' })
  expect(rows).toMatchObject([{ name: 'systemInfo.program', value: 'program.week' }])
})

describe('order', () => {
  test('an application comes before the temperature that it allows', () => {
    expect(fieldsOf({ application: 'hotel', temperatureValue: 21 })).toEqual([
      'application',
      'temperatureValue',
    ])
  })

  test('turning off and the keypad lock come last', () => {
    const settings = { keylock: 'on', power: 'off', screensaver: 'none', temperatureValue: 25 } as const
    expect(fieldsOf(settings).slice(-2)).toEqual(['power', 'keylock'])
    const programmed = { ...settings, program: 'week', remoteControl: 'active' } as const
    expect(fieldsOf(programmed).slice(-2)).toEqual(['power', 'keylock'])
  })

  test('but for a guest room, which closes the menus', () => {
    const settings = { application: 'hotel', temperatureValue: 22, keylock: 'on', power: 'off' } as const
    expect(fieldsOf(settings)).toEqual(['power', 'keylock', 'application'])
  })

  test('another language comes last, and that of the sheet first', () => {
    const settings = { language: 'fi', summertime: 'off', effectValue: 600 } as const
    expect(fieldsOf(settings).at(-1)).toBe('language')
    expect(fieldsOf(settings, true)[0]).toBe('language')
  })
})

describe('what one setting brings about has no row of its own', () => {
  test.each<[string, Partial<Settings>]>([
    ['application', { application: 'groundHeating', program: 'timer' }],
    ['application', { application: 'hotel', temperatureValue: 22 }],
    ['program', { program: 'timer', timer: 'on' }],
  ])('%s', (field, settings) => {
    expect(fieldsOf(settings)).toEqual([field])
  })
})

describe('a value that is set only while something runs', () => {
  test('has it turned on before and off after, in its own row', () => {
    const { rows, end } = sheetWith({ comfortHeatingMaxTemp: 27, timerTime: 12, summertime: 'off' })
    expect(rows.map(({ field }) => field).sort()).toEqual([
      'comfortHeatingMaxTemp',
      'summertime',
      'timerTime',
    ])
    expect(end.device.settings).toMatchObject({ application: null, program: null, comfortHeatingMaxTemp: 27 })
  })

  test('has the card put in and taken out again, where only wifi leads there', () => {
    const { rows } = sheetWith({ timezone: 'UTC+3' })
    expect(rows.map(({ field }) => field)).toEqual(['timezone'])
    const said = rows.flatMap(({ doings }) =>
      doings.map((doing) => ('around' in doing ? doing.around : 'press')),
    )
    expect(said).toEqual(['sheet.cardIn', 'press', 'sheet.cardOut'])
  })
})

describe('what no button changes', () => {
  test('is told as what must be around', () => {
    const { around, rows } = sheetWith({ wifiInstalled: true, remoteControlInstalled: false })
    expect(around).toEqual(['sheet.card', 'sheet.noRemoteControl'])
    expect(rows).toEqual([])
  })

  test('leads through the guide, where only that asks for it', () => {
    const { rows } = sheetWith({ floorType: 'wood/laminate', effectValue: 700, language: 'de' })
    expect(rows.map(({ field }) => field)).toEqual(['language', 'floorType', 'effectValue'])
  })

  test('has a row without presses where nothing makes it', () => {
    const { rows } = sheetWith({ maxTemp: 22, effectValue: 51, summertime: 'off' })
    expect(rows.map(({ field, doings }) => [field, doings.length])).toEqual([
      ['summertime', 1],
      ['effectValue', 0],
      ['maxTemp', 0],
    ])
  })
})

test('what cannot be together is left out in part only', () => {
  const { rows } = sheetWith({ application: 'hotel', temperatureValue: 5, screensaver: 'none' })
  expect(rows.find(({ field }) => field === 'application')?.doings).toHaveLength(1)
  expect(rows.find(({ field }) => field === 'temperatureValue')?.doings).toEqual([])
})

describe('all presses together are the fewest of all orders', () => {
  type Wanted = readonly (readonly [TaskId, Value])[]
  /** Each order of the tasks, each from where the one before ended. */
  function fewest(wanted: Wanted, from = { device: factoryDevice('/home'), now: 0 }): number {
    if (wanted.length === 0) return 0
    const totals = wanted.map(([task, value], index) => {
      const way = wayTo(from, task, value)
      if (!way) return Infinity
      return way.presses + fewest([...wanted.slice(0, index), ...wanted.slice(index + 1)], way.end)
    })
    return Math.min(...totals)
  }

  test.each<[Partial<Settings>, Wanted]>([
    [
      { screensaver: 'none', temperatureValue: 24, effectValue: 800 },
      [
        ['screen-saver', 'none'],
        ['change-temperature', 24],
        ['installed-power', 800],
      ],
    ],
    [
      { sensorType: 'NTC33K', adaptiveFunction: 'on', summertime: 'off', floorSensorCalibrationValue: 7 },
      [
        ['sensor-type', 'NTC33K'],
        ['adaptive', 'on'],
        ['summer-time', 'off'],
        ['calibrate-floor', 7],
      ],
    ],
    [
      { ventilationFunction: 'on', operatingTimeLimitation: 9, sensorChoice: 'roomSensor', program: 'week' },
      [
        ['ventilation', 'on'],
        ['operating-time', 9],
        ['choose-sensor', 'roomSensor'],
        ['start-week-program', ''],
      ],
    ],
    [
      { temperatureValue: 30, program: 'week', roomSensorCalibrationValue: -12, screensaver: 'time/temp' },
      [
        ['change-temperature', 30],
        ['start-week-program', ''],
        ['calibrate-room', -12],
        ['screen-saver', 'time/temp'],
      ],
    ],
  ])('%j', (settings, wanted) => {
    expect(sheetWith(settings).presses).toBe(fewest(wanted))
  })
})
