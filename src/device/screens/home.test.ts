import { describe, expect, test } from 'vitest'
import { applicationNames, programNames } from '../names'
import { applications, programs, type Settings } from '../settings'
import { faults, type Surroundings } from '../surroundings'
import { openAt } from '../testing'

const home = (settings: Partial<Settings> = {}, surroundings: Partial<Surroundings> = {}) =>
  openAt('/home', { settings, surroundings }).body('home')

const degrees = (number: number) => ({ number, digits: 1, unit: 'unit.degree' })

// behaviour 5.1
describe('status row (wifi icon, program or application)', () => {
  test.each(programs)('the program %s', (program) => {
    expect(home({ program }).program).toBe(programNames[program])
  })

  test.each(applications)('the application %s', (application) => {
    expect(home({ application }).program).toBe(applicationNames[application])
  })

  test('every program and application has a name of its own', () => {
    const names = [...Object.values(programNames), ...Object.values(applicationNames)]
    expect(new Set(names).size).toBe(8)
  })

  test("A missing program or application shows '---'", () => {
    expect(home().program).toBe('home.noProgram')
  })
})

describe('The big number is the reading of the sensor in use, in whole and tenth degrees', () => {
  test('of the floor or the room', () => {
    const settings = { floorSensorActualValue: 214, roomSensorActualValue: 187 } as const
    expect(home({ ...settings, sensorChoice: 'floorSensor' })).toMatchObject({
      label: 'home.floor',
      big: degrees(21.4),
    })
    expect(home({ ...settings, sensorChoice: 'roomSensor' })).toMatchObject({
      label: 'home.room',
      big: degrees(18.7),
    })
  })

  test('from a sensor that is missing or broken there is none', () => {
    expect(home({}, { floorSensorConnected: false }).big).toBe('home.noReading')
    expect(home({}, { fault: 4 }).big).toBe('home.noReading')
    expect(home({ sensorChoice: 'roomSensor' }, { fault: 1 }).big).toBe('home.noReading')
  })

  // behaviour 5.2
  test('beneath it the set value', () => {
    expect(home({ temperatureValue: 23 })).toMatchObject({
      set: { number: 23, unit: 'unit.degree' },
      value: 23,
    })
  })
})

describe('the mark on the ring', () => {
  test('stands where the ring ends when the floor is as warm as set', () => {
    const { fill, mark } = home({ temperatureValue: 21, floorSensorActualValue: 210 })
    expect(mark).toBe(fill)
  })

  test('follows the sensor that regulates, also while home shows another', () => {
    const given = { roomSensorActualValue: 180, floorSensorActualValue: 230 }
    const { mark } = home({ ...given, sensorChoice: 'roomSensorFloor' })
    expect(mark).toBe(home({ temperatureValue: 18 }).fill)
    expect(
      openAt('/home', { settings: { ...given, sensorChoice: 'roomSensorFloor' } })
        .wait(6000)
        .body('home').mark,
    ).toBe(mark)
  })

  test('stays on the ring', () => {
    expect(home({}, { floorReading: 500 }).mark).toBe(1)
    expect(home({}, { floorReading: -100 }).mark).toBe(0)
  })

  test('is not there where nothing reads, or the ring is no temperature', () => {
    expect(home({}, { floorSensorConnected: false }).mark).toBeNull()
    expect(home({ application: 'powerControl' }).mark).toBeNull()
    expect(home({ application: 'groundHeating' }).mark).toBeNull()
  })
})

describe('the legend on home', () => {
  test('says what the buttons do, and nothing of one that rests', () => {
    const visitor = openAt('/home', { settings: { temperatureValue: 34 } })
    const legend = { previous: 'legend.less', confirm: 'menu.title', next: 'legend.more' }
    expect(visitor.picture.legend).toEqual(legend)
    expect(visitor.press('next').picture.legend).toEqual({ previous: 'legend.less', confirm: 'menu.title' })
  })

  test('keeps its place while the keypad is locked', () => {
    expect(openAt('/home', { settings: { keylock: 'on' } }).picture.legend).toEqual({})
  })
})

// behaviour 5.16
describe('Green at or below 19, red from 20, by the set value', () => {
  test.each([
    [5, 'cool'],
    [19, 'cool'],
    [20, 'warm'],
    [35, 'warm'],
  ] as const)('%i: %s', (temperatureValue, tone) => {
    expect(home({ temperatureValue }).tone).toBe(tone)
  })

  test('the ring fills with the set value, a step for each degree: also the lowest shows', () => {
    expect(home({ temperatureValue: 5 }).fill).toBe(1 / 31)
    expect(home({ temperatureValue: 20 }).fill).toBe(16 / 31)
    expect(home({ temperatureValue: 35 }).fill).toBe(1)
  })
})

// behaviour 5.18
describe('A timer program that is off shows and keeps its standby temperature', () => {
  const resting = { program: 'timer', timer: 'off', temperatureValue: 23 } as const
  const degree = (number: number) => ({ number, unit: 'unit.degree' })

  test('on home, in its colour', () => {
    expect(home(resting)).toMatchObject({ set: degree(17), value: 17, tone: 'cool', fill: 13 / 31 })
  })

  test('on the start screen', () => {
    expect(openAt('/', { settings: resting }).body('start').temperature).toEqual(degree(17))
  })

  test("the visitor's own is kept, and is there again once the program stops", () => {
    const visitor = openAt('/home', { settings: resting })
    expect(visitor.settings.temperatureValue).toBe(23)
    visitor.go('/home/menu/program/timer').choose('word.stop').wait(1500).press('close')
    expect(visitor.body('home')).toMatchObject({ set: degree(23), value: 23 })
  })

  test('a guest sets the temperature, whatever rests', () => {
    expect(home({ ...resting, application: 'hotel' })).toMatchObject({ set: degree(23), value: 23 })
  })
})

describe('the power in percent (power control, 0 shown as off)', () => {
  test.each([
    [0, 'word.off', 'cool'],
    [5, { number: 5, unit: 'unit.percent' }, 'warm'],
    [100, { number: 100, unit: 'unit.percent' }, 'warm'],
  ] as const)('green at 0 and red above: %i', (powerControlValue, big, tone) => {
    const shown = home({ application: 'powerControl', powerControlValue })
    expect(shown).toMatchObject({ big, tone, value: powerControlValue, set: null, label: 'home.power' })
    expect(shown.fill).toBe(powerControlValue / 100)
  })

  test('previous and next change it', () => {
    const visitor = openAt('/home', { settings: { application: 'powerControl' } }).press('next')
    expect(visitor.body('home').value).toBe(55)
  })
})

// behaviour 5.5
describe('the hours of a running timer', () => {
  const timer = { program: 'timer', timer: 'on', timerTime: 12 } as const

  test('stand beneath the reading while the timer program is in force', () => {
    expect(home(timer)).toMatchObject({ set: { number: 12, unit: 'unit.hours' }, value: 12 })
    expect(home({ ...timer, application: 'powerControl' })).toMatchObject({
      set: { number: 12, unit: 'unit.hours' },
      value: 12,
    })
  })

  test('not while it is off, nor with another program', () => {
    expect(home({ ...timer, timer: 'off' }).set).toEqual({ number: 17, unit: 'unit.degree' })
    expect(home({ ...timer, program: 'week' }).set).toEqual({ number: 19, unit: 'unit.degree' })
  })

  test.each(['on', 'off'] as const)(
    'not in a guest room, which has its temperature and no way into the menus: timer %s',
    (state) => {
      const guest = { application: 'hotel', remoteControlInstalled: true, temperatureValue: 22 } as const
      const visitor = openAt('/home', { settings: { ...timer, ...guest, timer: state } })
      expect(visitor.body('home').set).toEqual({ number: 22, unit: 'unit.degree' })
      for (let press = 0; press < 9; press++) visitor.press('next')
      expect(visitor.body('home').value).toBe(23)
      for (let press = 0; press < 9; press++) visitor.press('previous')
      expect(visitor.body('home').value).toBe(20)
      expect(visitor.path).toBe('/home')
    },
  )
})

describe("Ground heating shows the timer's hours in the circle, green below 1 and red from 1", () => {
  const ground = { application: 'groundHeating', program: 'timer' } as const

  test('the timer is off', () => {
    expect(home({ ...ground, timer: 'off', timerTime: 8 })).toMatchObject({
      big: { number: 0, unit: 'unit.hours' },
      tone: 'cool',
      fill: 0,
    })
  })

  test.each([4, 12, 24])('%i hours', (timerTime) => {
    expect(home({ ...ground, timer: 'on', timerTime })).toMatchObject({
      big: { number: timerTime, unit: 'unit.hours' },
      value: timerTime,
      tone: 'warm',
      fill: timerTime / 24,
    })
  })

  test('with another program in force, the temperature that the buttons change stands below', () => {
    expect(home({ ...ground, timer: 'on', timerTime: 8 }).set).toBeNull()
    expect(home({ ...ground, program: 'week', timer: 'on', timerTime: 8 })).toMatchObject({
      big: { number: 8, unit: 'unit.hours' },
      set: { number: 19, unit: 'unit.degree' },
      value: 19,
    })
  })

  // behaviour 9.1
  test('with the reading of one sensor after the other, outdoors too', () => {
    const visitor = openAt('/home', {
      settings: { ...ground, sensorChoice: 'roomSensorFloor' },
      surroundings: { outdoorReading: -100 },
    })
    const seen = [visitor.body('home').label]
    for (let turn = 0; turn < 3; turn++) seen.push(visitor.wait(6000).body('home').label)
    const label = (sensor: string, reading: number) => ({
      id: 'home.sensorReading',
      values: { sensor, reading: degrees(reading) },
    })
    expect(seen).toEqual([
      label('home.room', 19),
      label('home.floor', 19),
      label('home.outdoor', -10),
      label('home.room', 19),
    ])
  })
})

// behaviour 22.2
describe('an error on home', () => {
  // behaviour 22.1
  test.each(faults.filter((fault) => fault > 0))(
    'E%i with its text, and whom to call where that is any help',
    (fault) => {
      const advice = fault === 8 ? [] : ['error.contactInstaller']
      expect(home({}, { fault }).remarks).toEqual([
        `error.e${fault}`,
        { id: 'error.code', values: { code: fault } },
        ...advice,
      ])
    },
  )

  test('says that the set temperature is limited, where to change that, and to contact the installer', () => {
    const { remarks } = home({}, { floorOverLimit: true })
    expect(remarks).toEqual(['home.limited', 'error.contactInstaller'])
  })

  test('otherwise there is nothing to remark', () => {
    expect(home().remarks).toEqual([])
    expect(home({ program: 'week' }, { windowOpen: true }).remarks).toEqual([])
  })
})
