import { describe, expect, test } from 'vitest'
import type { HomeMode } from '../body'
import type { Settings } from '../settings'
import { faults, type Surroundings } from '../surroundings'
import { openAt } from '../testing'
import { missingFor } from './mode'

const modeOf = (settings: Partial<Settings>, surroundings: Partial<Surroundings> = {}) =>
  openAt('/home', { settings, surroundings }).body('home').mode

/** What causes each mode, in order of precedence (behaviour 5.13). */
const causes: readonly (readonly [HomeMode, Partial<Settings>, Partial<Surroundings>])[] = [
  ['error', {}, { fault: 8 }],
  ['off', { power: 'off' }, {}],
  ['ventilation', { ventilationFunction: 'on' }, { windowOpen: true }],
  ['limited', {}, { floorOverLimit: true }],
  ['after-heating', {}, { postHeat: true }],
  ['active', { application: 'hotel', remoteControlInstalled: true }, {}],
  ['program', { program: 'week' }, {}],
  ['set', {}, {}],
]

// behaviour 5.13
describe('The mode under the circle, first that applies', () => {
  test.each(causes)('%s', (mode, settings, surroundings) => {
    expect(modeOf(settings, surroundings)).toBe(mode)
    expect(openAt('/home', { settings, surroundings }).body('home').modeText).toBe(`mode.${mode}`)
  })

  test.each(causes)('%s goes before everything that follows it', (mode, settings, surroundings) => {
    const following = causes.slice(causes.findIndex(([one]) => one === mode) + 1)
    for (const [, laterSettings, laterSurroundings] of following)
      expect(modeOf({ ...laterSettings, ...settings }, { ...laterSurroundings, ...surroundings })).toBe(mode)
  })
})

test.each(faults.filter((fault) => fault > 0))('error (a fault is set): E%i', (fault) => {
  expect(modeOf({}, { fault })).toBe('error')
})

// behaviour 22.4
describe('Where the sensor in charge is missing, home is in error as with E4', () => {
  const missing = { floorSensorConnected: false }

  test.each([
    ['floorSensor', 'error'],
    ['floorSensorRoom', 'error'],
    ['roomSensor', 'set'],
    ['roomSensorFloor', 'set'],
  ] as const)('the floor sensor, with %s: %s', (sensorChoice, mode) => {
    expect(modeOf({ sensorChoice }, missing)).toBe(mode)
  })

  test('power control heats by percent and needs no sensor', () => {
    expect(modeOf({ application: 'powerControl' }, missing)).toBe('set')
  })

  test('a fault that is set goes before it', () => {
    const { remarks } = openAt('/home', { surroundings: { ...missing, fault: 7 } }).body('home')
    expect(remarks).toContain('error.e7')
  })

  test('it says the code and the text of the break, until the sensor is there again', () => {
    const visitor = openAt('/home', { surroundings: missing })
    expect(visitor.body('home').remarks).toEqual([
      'error.e4',
      { id: 'error.code', values: { code: 4 } },
      'error.contactInstaller',
    ])
    visitor.surround({ floorSensorConnected: true })
    expect(visitor.body('home')).toMatchObject({ mode: 'set', remarks: [] })
  })
})

describe('ventilation (window open and the function on)', () => {
  // behaviour 10.4
  test.each([
    ['on', true, 'ventilation'],
    ['on', false, 'set'],
    ['off', true, 'set'],
  ] as const)('function %s, window open %s: %s', (ventilationFunction, windowOpen, mode) => {
    expect(modeOf({ ventilationFunction }, { windowOpen })).toBe(mode)
  })
})

describe('limited (the floor is over its limit, or the pause of the operating time limit runs)', () => {
  test.each([
    [0, false, true, 'limited'],
    [5, true, false, 'limited'],
    [1, true, false, 'limited'],
    [0, true, false, 'set'],
    [15, false, false, 'set'],
  ] as const)(
    'limit %i min, pause %s, floor over limit %s: %s',
    (operatingTimeLimitation, operatingPause, floorOverLimit, mode) => {
      expect(modeOf({ operatingTimeLimitation }, { operatingPause, floorOverLimit })).toBe(mode)
    },
  )
})

// behaviour 5.14
describe('active while the timer is on or the remote control is installed, else standby', () => {
  test.each([
    [{ program: 'timer', timer: 'on' }, 'active'],
    [{ program: 'timer', timer: 'off' }, 'standby'],
    [{ application: 'groundHeating', program: 'timer', timer: 'on' }, 'active'],
    [{ application: 'groundHeating', program: 'timer', timer: 'off' }, 'standby'],
    [{ application: 'groundHeating', timer: 'on' }, 'active'],
    [{ application: 'groundHeating', timer: 'off' }, 'standby'],
    [{ application: 'groundHeating', program: 'remoteControlProgram', timer: 'off' }, 'active'],
    [
      { application: 'groundHeating', program: 'remoteControlProgram', remoteControlInstalled: false },
      'standby',
    ],
    [{ application: 'hotel', remoteControlInstalled: true }, 'active'],
    [{ application: 'hotel', remoteControlInstalled: false }, 'standby'],
    [{ application: 'hotel', remoteControlInstalled: true, program: 'timer', timer: 'off' }, 'active'],
    [{ application: 'hotel', remoteControlInstalled: false, program: 'timer', timer: 'on' }, 'active'],
    [{ program: 'remoteControlProgram', remoteControl: 'active', remoteControlInstalled: true }, 'active'],
    [{ program: 'remoteControlProgram', remoteControl: 'active', remoteControlInstalled: false }, 'standby'],
  ] as const)('%o: %s', (settings, mode) => {
    expect(modeOf(settings)).toBe(mode)
  })
})

// behaviour 5.17
test('Delayed start-up shows start-up mode with its 28 days remaining, in standby', () => {
  const home = openAt('/home', { settings: { program: 'delayedStartup' } }).body('home')
  expect(home.mode).toBe('standby')
  expect(home.remarks).toEqual([{ id: 'home.daysRemaining', values: { days: 28 } }])
})

test('Turned off is `power`, and neither a program nor an application', () => {
  expect(modeOf({ power: 'off', program: 'week', application: 'hotel' })).toBe('off')
  expect(modeOf({ power: 'on', comfortHeating: 'on', application: 'comfortHeating' })).toBe('set')
  expect(modeOf({ application: 'powerControl' })).toBe('set')
})

// behaviour 17.6
describe('what happens around the device and is not shown yet says what is missing', () => {
  const missing = (settings: Partial<Settings>, name: Parameters<typeof missingFor>[1]) =>
    missingFor(openAt('/home', { settings }).device, name)

  test.each([
    ['windowOpen', { ventilationFunction: 'on' }, 'functions.ventilation'],
    ['operatingPause', { operatingTimeLimitation: 1 }, 'functions.operatingTime'],
    ['connectionFails', { wifiInstalled: true }, 'surroundings.wifiCard'],
  ] as const)('%s', (name, settings, what) => {
    expect(missing({}, name)).toBe(what)
    expect(missing(settings, name)).toBeNull()
  })

  test('remote control: its application and then its program, or hotel', () => {
    const lacks = (settings: Partial<Settings>) => missing(settings, 'remoteControlInstalled')
    expect(lacks({})).toMatchObject({ values: { menu: 'applications.title' } })
    expect(lacks({ remoteControl: 'active' })).toMatchObject({ values: { menu: 'program.title' } })
    expect(lacks({ remoteControl: 'active', program: 'remoteControlProgram' })).toBeNull()
    expect(lacks({ application: 'hotel' })).toBeNull()
  })

  test('nothing else does', () => {
    for (const name of ['postHeat', 'floorOverLimit', 'floorSensorConnected', 'slot', 'fault'] as const)
      expect(missing({}, name)).toBeNull()
  })
})
