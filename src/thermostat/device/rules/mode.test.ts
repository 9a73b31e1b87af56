import { describe, expect, test } from 'vitest'
import type { HomeMode } from '../body'
import type { Settings } from '../settings'
import type { Surroundings } from '../surroundings'
import { atHome } from '../testing'
import { missingRequirementOf } from './mode'

const modeOf = (settings: Partial<Settings>, surroundings: Partial<Surroundings> = {}) =>
  atHome(settings, surroundings).home.mode

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
    expect(atHome(settings, surroundings).home).toMatchObject({ mode, modeText: `mode.${mode}` })
  })

  test.each(causes)('%s goes before everything that follows it', (mode, settings, surroundings) => {
    const following = causes.slice(causes.findIndex(([one]) => one === mode) + 1)
    for (const [, laterSettings, laterSurroundings] of following)
      expect(modeOf({ ...laterSettings, ...settings }, { ...laterSurroundings, ...surroundings })).toBe(mode)
  })
})

// behaviour 22.4
describe('Where the sensor in charge is missing, home is in error as with E4', () => {
  const missing = { floorSensorConnected: false }

  test.each([
    [{ sensorChoice: 'floorSensor' }, 'error'],
    [{ sensorChoice: 'floorSensorRoom' }, 'error'],
    [{ sensorChoice: 'roomSensor' }, 'set'],
    [{ sensorChoice: 'roomSensorFloor' }, 'set'],
    // Power control heats by percent and needs no sensor.
    [{ application: 'powerControl' }, 'set'],
  ] as const)('the floor sensor, with %o: %s', (settings, mode) => {
    expect(modeOf(settings, missing)).toBe(mode)
  })

  test('a fault that is set goes before it', () => {
    expect(atHome({}, { ...missing, fault: 7 }).home.remarks).toContain('error.e7')
  })

  test('it says the code and the text of the break, until the sensor is there again', () => {
    const visitor = atHome({}, missing)
    const code = { id: 'error.code', values: { code: 4 } }
    expect(visitor.home.remarks).toEqual(['error.e4', code, 'error.contactInstaller'])
    visitor.surround({ floorSensorConnected: true })
    expect(visitor.home).toMatchObject({ mode: 'set', remarks: [] })
  })
})

// behaviour 10.4
test('ventilation needs both the open window and the function', () => {
  expect(modeOf({ ventilationFunction: 'on' })).toBe('set')
  expect(modeOf({}, { windowOpen: true })).toBe('set')
})

describe('limited (the floor is over its limit, or the pause of the operating time limit runs)', () => {
  test.each([
    [5, true, 'limited'],
    [1, true, 'limited'],
    [0, true, 'set'],
    [15, false, 'set'],
  ] as const)('limit %i min, pause %s: %s', (operatingTimeLimitation, operatingPause, mode) => {
    expect(modeOf({ operatingTimeLimitation }, { operatingPause })).toBe(mode)
  })
})

// behaviour 5.14
describe('active while the timer is on or the remote control is installed, else standby', () => {
  const ground = { application: 'groundHeating' } as const
  const remote = { program: 'remoteControlProgram', remoteControl: 'active' } as const
  const hotel = { application: 'hotel' } as const

  test.each([
    [{ program: 'timer', timer: 'on' }, 'active'],
    [{ program: 'timer', timer: 'off' }, 'standby'],
    [{ ...ground, program: 'timer', timer: 'on' }, 'active'],
    [{ ...ground, program: 'timer', timer: 'off' }, 'standby'],
    [{ ...ground, timer: 'on' }, 'active'],
    [{ ...ground, timer: 'off' }, 'standby'],
    [{ ...ground, program: 'remoteControlProgram', timer: 'off' }, 'active'],
    [{ ...ground, program: 'remoteControlProgram', remoteControlInstalled: false }, 'standby'],
    [{ ...hotel, remoteControlInstalled: true }, 'active'],
    [{ ...hotel, remoteControlInstalled: false }, 'standby'],
    [{ ...hotel, remoteControlInstalled: true, program: 'timer', timer: 'off' }, 'active'],
    [{ ...hotel, remoteControlInstalled: false, program: 'timer', timer: 'on' }, 'active'],
    [{ ...remote, remoteControlInstalled: true }, 'active'],
    [{ ...remote, remoteControlInstalled: false }, 'standby'],
  ] as const)('%o: %s', (settings, mode) => {
    expect(modeOf(settings)).toBe(mode)
  })
})

// behaviour 5.17
test('Delayed start-up shows start-up mode with its 28 days remaining, in standby', () => {
  const remarks = [{ id: 'home.daysRemaining', values: { days: 28 } }]
  expect(atHome({ program: 'delayedStartup' }).home).toMatchObject({ mode: 'standby', remarks })
})

test('Turned off is `power`, and neither a program nor an application', () => {
  expect(modeOf({ power: 'off', program: 'week', application: 'hotel' })).toBe('off')
  expect(modeOf({ power: 'on', comfortHeating: 'on', application: 'comfortHeating' })).toBe('set')
  expect(modeOf({ application: 'powerControl' })).toBe('set')
})

// behaviour 17.6
describe('what happens around the device and is not shown yet says what is missing', () => {
  const missing = (settings: Partial<Settings>, name: Parameters<typeof missingRequirementOf>[1]) =>
    missingRequirementOf(atHome(settings).device, name)
  const installed = 'remoteControlInstalled'

  test.each([
    ['windowOpen', { ventilationFunction: 'on' }, 'functions.ventilation'],
    ['operatingPause', { operatingTimeLimitation: 1 }, 'functions.operatingTime'],
    ['connectionFails', { wifiInstalled: true }, 'surroundings.wifiCard'],
  ] as const)('%s', (name, settings, what) => {
    expect(missing({}, name)).toBe(what)
    expect(missing(settings, name)).toBeNull()
  })

  test('remote control: its application and then its program, or hotel', () => {
    const active = { remoteControl: 'active' } as const
    expect(missing({}, installed)).toMatchObject({ values: { menu: 'applications.title' } })
    expect(missing(active, installed)).toMatchObject({ values: { menu: 'program.title' } })
    expect(missing({ ...active, program: 'remoteControlProgram' }, installed)).toBeNull()
    expect(missing({ application: 'hotel' }, installed)).toBeNull()
  })

  test('nothing else does', () => {
    for (const name of ['postHeat', 'floorOverLimit', 'floorSensorConnected', 'slot', 'fault'] as const)
      expect(missing({}, name)).toBeNull()
  })
})
