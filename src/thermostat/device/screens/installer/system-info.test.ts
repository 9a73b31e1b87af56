import { describe, expect, test } from 'vitest'
import type { Text } from '../../../../common/texts/text'
import { fields, type Settings } from '../../settings'
import { degrees, online, onOffFunctions, openAt } from '../../testing'

const open = (settings: Partial<Settings> = {}) => openAt('/home/menu/installer/system-info', { settings })

const row = (settings: Partial<Settings>, name: Text | string): Text | undefined =>
  open(settings).lines.find(({ text }) => text === name)?.values?.[0]

const card = { wifiInstalled: true } as const

describe('the rows', () => {
  test('all say something where a card is connected, and something runs', () => {
    const { lines } = open({ ...online, program: 'week', application: 'hotel' })
    expect(lines.filter(({ values }) => values?.includes('home.noProgram'))).toEqual([])
  })

  test('each row once, and each with a value', () => {
    const { lines } = open()
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
    expect(lines.filter(({ values }) => values?.length !== 1)).toEqual([])
  })

  // behaviour 13.5
  test('scrollable: previous and next reach every row', () => {
    const visitor = open()
    expect(visitor.pressToEnd('next').focus).toBe(visitor.lines.length - 1)
    expect(visitor.pressToEnd('previous').focus).toBe(0)
  })

  test('of a module that is not there nothing is known', () => {
    for (const name of ['module', 'moduleVersion', 'mac', 'rssi'])
      expect(row({}, `systemInfo.${name}`)).toBe('home.noProgram')
    expect(row(card, 'systemInfo.mac')).not.toBe('home.noProgram')
    expect(row(card, 'systemInfo.rssi')).toBe('home.noProgram')
  })
})

describe('rows of program, application, sensor, limits, power and functions come from the settings', () => {
  const watts = (number: number) => ({ number, unit: 'unit.watts' })
  const minutes = (number: number) => ({ number, unit: 'unit.minutesPerHour' })

  test.each([
    ['systemInfo.program', { program: 'week' }, 'program.week', 'home.noProgram'],
    ['systemInfo.application', { application: 'hotel' }, 'applications.hotel', 'home.noProgram'],
    ['systemInfo.sensor', { sensorChoice: 'roomSensor' }, 'sensorChoice.room', 'sensorChoice.floor'],
    ['sensorType.title', { sensorType: 'NTC2K' }, { verbatim: 'NTC2K' }, { verbatim: 'NTC10K' }],
    ['installedPower.title', { effectValue: 70 }, watts(70), watts(0)],
    ['functions.delayedStartup', { program: 'delayedStartup' }, 'word.on', 'word.off'],
    ['functions.operatingTime', { operatingTimeLimitation: 4 }, minutes(4), 'word.off'],
    ['applications.remoteControl', { remoteControl: 'active' }, 'word.on', 'word.off'],
  ] as const)('%s with %o', (name, settings, value, usual) => {
    expect(row(settings, name)).toEqual(value)
    expect(row({}, name)).toEqual(usual)
  })

  test.each(onOffFunctions)('%s', (name) => {
    const { name: text } = fields[name].setting
    expect(row({ [name]: 'on' }, text)).toBe('word.on')
    expect(row({}, text)).toBe('word.off')
  })

  test.each([
    [{}, 5, 35],
    [{ comfortHeating: 'on', comfortHeatingMaxTemp: 26 }, 5, 26],
    [{ maxTemp: 30 }, 5, 30],
    [{ application: 'hotel' }, 20, 23],
  ] as const)('the limits with %o are %i and %i', (settings, min, max) => {
    const values = { min: { number: min }, max: { number: max } }
    expect(row(settings, 'systemInfo.limits')).toMatchObject({ values })
  })

  test.each([
    ['floorSensor', 'word.off'],
    ['roomSensor', 'word.off'],
    ['roomSensorFloor', degrees(30)],
    ['floorSensorRoom', degrees(25)],
  ] as const)('the limit of the other sensor with %s', (sensorChoice, limit) => {
    expect(row({ sensorChoice }, 'systemInfo.sensorLimit')).toEqual(limit)
  })
})

describe('placeholder values that could be real ones', () => {
  const verbatim = (name: string) => {
    const value = row(online, name)
    return typeof value === 'object' && 'verbatim' in value ? value.verbatim : ''
  }

  test('an address that belongs to nobody, a key of 128 bits', () => {
    expect(verbatim('systemInfo.mac')).toMatch(/^([0-9A-F]{2}:){5}[0-9A-F]{2}$/)
    // A locally administered address: no manufacturer owns it.
    expect(Number.parseInt(verbatim('systemInfo.mac').slice(0, 2), 16) & 0b11).toBe(0b10)
    expect(verbatim('systemInfo.wmbusKey')).toMatch(/^[0-9A-F]{32}$/)
    expect(verbatim('systemInfo.version')).toMatch(/^\d+\.\d+\.\d+$/)
    expect(row({}, 'systemInfo.meter')).toMatchObject({ digits: 1, unit: 'unit.kilowattHours' })
  })

  test('the wMBUS key also as a QR code, at its row', () => {
    const { code, lines } = open().body('system-info')
    expect(code.text).toContain(verbatim('systemInfo.wmbusKey'))
    expect(code.text).toContain(verbatim('systemInfo.wmbusAddress'))
    expect(lines[code.line]?.text).toBe('systemInfo.wmbusKey')
  })
})
