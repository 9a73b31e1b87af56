import { describe, expect, test } from 'vitest'
import { applicationNames, applications, programNames, programs } from '../names'
import type { Settings } from '../settings'
import { faults, type Surroundings } from '../surroundings'
import { atHome, degrees, openAt } from '../testing'

const home = (settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}) =>
  atHome(settings, surroundings).home

const reading = (number: number) => ({ number, digits: 1, unit: 'unit.degree' })
const hours = (number: number) => ({ number, unit: 'unit.hours' })

// behaviour 5.1
describe('The status row of home', () => {
  test('shows a different name for each program and application', () => {
    for (const program of programs) expect(home({ program }).program).toBe(programNames[program])
    for (const application of applications)
      expect(home({ application }).program).toBe(applicationNames[application])
    const names = [...Object.values(programNames), ...Object.values(applicationNames)]
    expect(new Set(names).size).toBe(8)
  })

  test('shows “---” without a program or application', () => {
    expect(home().program).toBe('home.noProgram')
  })
})

describe('The big number is the reading of the sensor in use', () => {
  test.each([
    ['floorSensor', 'home.floor', 21.4],
    ['roomSensor', 'home.room', 18.7],
  ] as const)('%s', (sensorChoice, label, degrees) => {
    const settings = { sensorChoice, floorSensorActualValue: 214, roomSensorActualValue: 187 }
    expect(home(settings)).toMatchObject({ label, bigText: reading(degrees) })
  })

  test.each([
    [{}, { floorSensorConnected: false }],
    [{}, { fault: 4 }],
    [{ sensorChoice: 'roomSensor' }, { fault: 1 }],
  ] as const)('a missing or broken sensor has no reading: %o, %o', (settings, surroundings) => {
    expect(home(settings, surroundings).bigText).toBe('home.noReading')
  })

  // behaviour 5.2
  test('the set value is below it', () => {
    expect(home({ temperatureValue: 23 })).toMatchObject({ adjustableText: degrees(23), value: 23 })
  })
})

describe('The mark on the ring', () => {
  test('is at the end of the filled ring when the floor has the set temperature', () => {
    const { fill, readingPosition } = home({ temperatureValue: 21, floorSensorActualValue: 210 })
    expect(readingPosition).toBe(fill)
  })

  test('follows the regulating sensor, even while home shows another sensor', () => {
    const sensors = { roomSensorActualValue: 180, floorSensorActualValue: 230 }
    const visitor = atHome({ ...sensors, sensorChoice: 'roomSensorFloor' })
    const { fill } = home({ temperatureValue: 18 })
    expect(visitor.home.readingPosition).toBe(fill)
    expect(visitor.wait(6000).home.readingPosition).toBe(fill)
  })

  // behaviour 5.16
  test.each([
    [209, 'mark'],
    [201, 'mark'],
    [200, 'set'],
    [190, 'set'],
    [211, 'set'],
    [230, 'set'],
  ] as const)('has nothing filled behind it below one degree: %i tenths for 21°', (tenths, end) => {
    const { fill, readingPosition } = home({ temperatureValue: 21, floorSensorActualValue: tenths })
    expect(fill).toBe(end === 'mark' ? readingPosition : 17 / 31)
  })

  test.each([
    ['stays on the ring above its range', {}, { floorReading: 500 }, 1],
    ['stays on the ring below its range', {}, { floorReading: -100 }, 0],
    ['is absent without a reading', {}, { floorSensorConnected: false }, null],
    ['is absent with power control', { application: 'powerControl' }, {}, null],
    ['is absent with ground heating', { application: 'groundHeating' }, {}, null],
  ] as const)('%s', (_, settings, surroundings, mark) => {
    expect(home(settings, surroundings).readingPosition).toBe(mark)
  })
})

describe('The legend on home', () => {
  test('names only enabled buttons', () => {
    const visitor = atHome({ temperatureValue: 34 })
    const legend = { previous: 'legend.less', confirm: 'menu.title', next: 'legend.more' }
    expect(visitor.picture.legend).toEqual(legend)
    expect(visitor.press('next').picture.legend).toEqual({ previous: 'legend.less', confirm: 'menu.title' })
  })

  test('is empty while the keypad is locked', () => {
    expect(atHome({ keylock: 'on' }).picture.legend).toEqual({})
  })
})

// behaviour 5.16
describe('The circle is green up to 19, red from 20', () => {
  test.each([
    [5, 'cool', 1 / 31],
    [19, 'cool', 15 / 31],
    [20, 'warm', 16 / 31],
    [35, 'warm', 1],
  ] as const)('%i: %s, and each degree fills a step of the ring', (set, tone, fill) => {
    expect(home({ temperatureValue: set })).toMatchObject({ tone, fill })
  })
})

// behaviour 5.18
describe('A timer program that is off has its standby temperature', () => {
  const timerOff = { program: 'timer', timer: 'off', temperatureValue: 23 } as const

  test('on home, with its colour, and on the start screen', () => {
    expect(home(timerOff)).toMatchObject({
      adjustableText: degrees(17),
      value: 17,
      tone: 'cool',
      fill: 13 / 31,
    })
    expect(openAt('/', { settings: timerOff }).body('start').temperature).toEqual(degrees(17))
  })

  test("the visitor's temperature is shown again once the program stops", () => {
    const visitor = atHome(timerOff)
    expect(visitor.settings.temperatureValue).toBe(23)
    visitor.go('/home/menu/program/timer').choose('word.stop').wait(1500).press('close')
    expect(visitor.home).toMatchObject({ adjustableText: degrees(23), value: 23 })
  })
})

describe('Power control shows the power in percent', () => {
  test.each([
    [0, 'word.off', 'cool'],
    [5, { number: 5, unit: 'unit.percent' }, 'warm'],
    [100, { number: 100, unit: 'unit.percent' }, 'warm'],
  ] as const)('with 0 as off in green, and red above: %i', (value, bigText, tone) => {
    const shown = home({ application: 'powerControl', powerControlValue: value })
    expect(shown).toMatchObject({
      bigText,
      tone,
      value,
      fill: value / 100,
      adjustableText: null,
      label: 'home.power',
    })
  })
})

// behaviour 5.5
describe('The hours of a running timer', () => {
  const timer = { program: 'timer', timer: 'on', timerTime: 12 } as const

  test('are below the reading, but not with another program', () => {
    expect(home(timer)).toMatchObject({ adjustableText: hours(12), value: 12 })
    expect(home({ ...timer, application: 'powerControl' })).toMatchObject({
      adjustableText: hours(12),
      value: 12,
    })
    expect(home({ ...timer, program: 'week' }).adjustableText).toEqual(degrees(19))
  })

  test.each(['on', 'off'] as const)(
    'are not shown in a guest room, which shows its temperature: timer %s',
    (state) => {
      const guest = { application: 'hotel', remoteControlInstalled: true, temperatureValue: 22 } as const
      const visitor = atHome({ ...timer, ...guest, timer: state })
      expect(visitor.home.adjustableText).toEqual(degrees(22))
      expect(visitor.press('next', 9).home.value).toBe(23)
      expect(visitor.press('previous', 9).home.value).toBe(20)
      expect(visitor.path).toBe('/home')
    },
  )
})

describe("Ground heating shows the timer's hours in the circle", () => {
  const ground = { application: 'groundHeating', program: 'timer', timer: 'on' } as const

  test('as 0 in green while the timer is off', () => {
    const shown = home({ ...ground, timer: 'off', timerTime: 8 })
    expect(shown).toMatchObject({ bigText: hours(0), tone: 'cool', fill: 0 })
  })

  test.each([4, 12, 24])('%i hours in red', (timerTime) => {
    const shown = {
      bigText: hours(timerTime),
      value: timerTime,
      tone: 'warm',
      fill: timerTime / 24,
      adjustableText: null,
    }
    expect(home({ ...ground, timerTime })).toMatchObject(shown)
  })

  test('with the temperature below while another program is in force', () => {
    const shown = home({ ...ground, program: 'week', timerTime: 8 })
    expect(shown).toMatchObject({ bigText: hours(8), adjustableText: degrees(19), value: 19 })
  })

  // behaviour 9.1
  test('with the readings of all sensors in turn, including outdoor', () => {
    const visitor = atHome({ ...ground, sensorChoice: 'roomSensorFloor' }, { outdoorReading: -100 })
    const readings = [
      ['home.room', 19],
      ['home.floor', 19],
      ['home.outdoor', -10],
      ['home.room', 19],
    ] as const
    for (const [sensor, number] of readings) {
      const values = { sensor, reading: reading(number) }
      expect(visitor.home.label).toEqual({ id: 'home.sensorReading', values })
      visitor.wait(6000)
    }
  })
})

// behaviour 22.2
describe('The remarks on home', () => {
  // behaviour 22.1
  test.each(faults.filter(Boolean))(
    'E%i is shown with its text, and with the advice to contact the installer where that helps',
    (fault) => {
      const advice = fault === 8 ? [] : ['error.contactInstaller']
      const code = { id: 'error.code', values: { code: fault } }
      expect(home({}, { fault }).remarks).toEqual([`error.e${fault}`, code, ...advice])
    },
  )

  test('a limit is shown with the advice to contact the installer', () => {
    expect(home({}, { floorOverLimit: true }).remarks).toEqual(['home.limited', 'error.contactInstaller'])
  })

  test('there are none otherwise', () => {
    expect(home().remarks).toEqual([])
    expect(home({ program: 'week' }, { windowOpen: true }).remarks).toEqual([])
  })
})
