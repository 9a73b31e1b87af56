import { describe, expect, test } from 'vitest'
import type { HomeMode } from '../body'
import type { Settings } from '../settings'
import type { Surroundings } from '../surroundings'
import { atHome } from '../testing'
import { missingRequirementOf } from './mode'

const modeOf = (settings: Partial<Settings>, surroundings: Partial<Surroundings> = {}) =>
  atHome(settings, surroundings).home.mode

/** The causes of each mode, highest priority first (behaviour 5.13). */
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
describe('The mode below the circle', () => {
  test.each(causes)('%s', (mode, settings, surroundings) => {
    expect(atHome(settings, surroundings).home).toMatchObject({ mode, modeText: `mode.${mode}` })
  })

  test.each(causes)('%s has priority over all modes after it', (mode, settings, surroundings) => {
    const following = causes.slice(causes.findIndex(([other]) => other === mode) + 1)
    for (const [, laterSettings, laterSurroundings] of following)
      expect(modeOf({ ...laterSettings, ...settings }, { ...laterSurroundings, ...surroundings })).toBe(mode)
  })
})

// behaviour 22.4
describe('A missing regulating sensor shows E4 on home', () => {
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

  test('a fault that is set has priority', () => {
    expect(atHome({}, { ...missing, fault: 7 }).home.remarks).toContain('error.e7')
  })

  test('code and text of E4 are shown until the sensor is connected again', () => {
    const visitor = atHome({}, missing)
    const code = { id: 'error.code', values: { code: 4 } }
    expect(visitor.home.remarks).toEqual(['error.e4', code, 'error.contactInstaller'])
    visitor.setSurroundings({ floorSensorConnected: true })
    expect(visitor.home).toMatchObject({ mode: 'set', remarks: [] })
  })
})

// behaviour 10.4
test('the mode ventilation needs both an open window and the function', () => {
  expect(modeOf({ ventilationFunction: 'on' })).toBe('set')
  expect(modeOf({}, { windowOpen: true })).toBe('set')
})

describe('The mode limited, by the pause of the operating time limit', () => {
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
describe('The mode is active while the timer is on or the remote control is installed, else standby', () => {
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
test('delayed start-up shows its 28 days remaining, in standby', () => {
  const remarks = [{ id: 'home.daysRemaining', values: { days: 28 } }]
  expect(atHome({ program: 'delayedStartup' }).home).toMatchObject({ mode: 'standby', remarks })
})

test('the mode off depends on `power`, not on a program or application', () => {
  expect(modeOf({ power: 'off', program: 'week', application: 'hotel' })).toBe('off')
  expect(modeOf({ power: 'on', comfortHeating: 'on', application: 'comfortHeating' })).toBe('set')
  expect(modeOf({ application: 'powerControl' })).toBe('set')
})

// behaviour 17.6
describe('The missing setup of a part of the surroundings', () => {
  const missing = (settings: Partial<Settings>, name: Parameters<typeof missingRequirementOf>[1]) =>
    missingRequirementOf(atHome(settings).device, name)
  const installed = 'remoteControlInstalled'

  test.each([
    ['windowOpen', { ventilationFunction: 'on' }, 'functions.ventilation'],
    ['operatingPause', { operatingTimeLimitation: 1 }, 'functions.operatingTime'],
    ['connectionFails', { wifiInstalled: true }, 'surroundings.wifiCard'],
  ] as const)('%s needs its function or card', (name, settings, requirement) => {
    expect(missing({}, name)).toBe(requirement)
    expect(missing(settings, name)).toBeNull()
  })

  test('remote control needs its application and then its program, or hotel', () => {
    const active = { remoteControl: 'active' } as const
    expect(missing({}, installed)).toMatchObject({ values: { menu: 'applications.title' } })
    expect(missing(active, installed)).toMatchObject({ values: { menu: 'program.title' } })
    expect(missing({ ...active, program: 'remoteControlProgram' }, installed)).toBeNull()
    expect(missing({ application: 'hotel' }, installed)).toBeNull()
  })

  test('all other parts need nothing', () => {
    for (const name of ['postHeat', 'floorOverLimit', 'floorSensorConnected', 'slot', 'fault'] as const)
      expect(missing({}, name)).toBeNull()
  })
})
