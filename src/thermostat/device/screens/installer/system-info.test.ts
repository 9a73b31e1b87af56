import { describe, expect, test } from 'vitest'
import type { Text } from '../../../../common/texts/text'
import { fields, type Settings } from '../../settings'
import { degrees, online, onOffFunctions, openAt } from '../../testing'

const open = (settings: Partial<Settings> = {}) => openAt('/home/menu/installer/system-info', { settings })

const row = (settings: Partial<Settings>, name: Text | string): Text | undefined =>
  open(settings).lines.find(({ text }) => text === name)?.values?.[0]

const card = { wifiInstalled: true } as const

describe('The rows', () => {
  test('all have a value with a connected card, a program and an application', () => {
    const { lines } = open({ ...online, program: 'week', application: 'hotel' })
    expect(lines.filter(({ values }) => values?.includes('home.noProgram'))).toEqual([])
  })

  test('are unique, and each has one value', () => {
    const { lines } = open()
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
    expect(lines.filter(({ values }) => values?.length !== 1)).toEqual([])
  })

  // behaviour 13.5
  test('are all reached by previous and next', () => {
    const visitor = open()
    expect(visitor.pressToEnd('next').focus).toBe(visitor.lines.length - 1)
    expect(visitor.pressToEnd('previous').focus).toBe(0)
  })

  test('of a missing module are empty', () => {
    for (const name of ['module', 'moduleVersion', 'mac', 'rssi'])
      expect(row({}, `systemInfo.${name}`)).toBe('home.noProgram')
    expect(row(card, 'systemInfo.mac')).not.toBe('home.noProgram')
    expect(row(card, 'systemInfo.rssi')).toBe('home.noProgram')
  })
})

describe('Rows that depend on settings', () => {
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
  ] as const)('%s with %o', (name, settings, value, initial) => {
    expect(row(settings, name)).toEqual(value)
    expect(row({}, name)).toEqual(initial)
  })

  test.each(onOffFunctions)('%s is on or off', (name) => {
    const { name: text } = fields[name].setting
    expect(row({ [name]: 'on' }, text)).toBe('word.on')
    expect(row({}, text)).toBe('word.off')
  })

  test.each([
    [{}, 5, 35],
    [{ comfortHeating: 'on', comfortHeatingMaxTemp: 26 }, 5, 26],
    [{ maxTemp: 30 }, 5, 30],
    [{ application: 'hotel' }, 20, 23],
  ] as const)('the temperature limits with %o are %i and %i', (settings, min, max) => {
    const values = { min: { number: min }, max: { number: max } }
    expect(row(settings, 'systemInfo.limits')).toMatchObject({ values })
  })

  test.each([
    ['floorSensor', 'word.off'],
    ['roomSensor', 'word.off'],
    ['roomSensorFloor', degrees(30)],
    ['floorSensorRoom', degrees(25)],
  ] as const)('the sensor limit with %s', (sensorChoice, limit) => {
    expect(row({ sensorChoice }, 'systemInfo.sensorLimit')).toEqual(limit)
  })
})

describe('The sample values have valid formats', () => {
  const verbatim = (name: string) => {
    const value = row(online, name)
    return typeof value === 'object' && 'verbatim' in value ? value.verbatim : ''
  }

  test('an unassigned MAC address, a key of 128 bits', () => {
    expect(verbatim('systemInfo.mac')).toMatch(/^([0-9A-F]{2}:){5}[0-9A-F]{2}$/)
    // Locally administered addresses belong to no manufacturer.
    expect(Number.parseInt(verbatim('systemInfo.mac').slice(0, 2), 16) & 0b11).toBe(0b10)
    expect(verbatim('systemInfo.wmbusKey')).toMatch(/^[0-9A-F]{32}$/)
    expect(verbatim('systemInfo.version')).toMatch(/^\d+\.\d+\.\d+$/)
    expect(row({}, 'systemInfo.meter')).toMatchObject({ digits: 1, unit: 'unit.kilowattHours' })
  })

  test('the wM-Bus key is also shown as a QR code at its row', () => {
    const { code, lines } = open().body('system-info')
    expect(code.text).toContain(verbatim('systemInfo.wmbusKey'))
    expect(code.text).toContain(verbatim('systemInfo.wmbusAddress'))
    expect(lines[code.line]?.text).toBe('systemInfo.wmbusKey')
  })
})
