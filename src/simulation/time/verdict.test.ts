import { describe, expect, test } from 'vitest'
import { DAY, HOUR, type Settings } from '../../thermostat/device/device'
import { sampleOf } from './history'
import { advance } from './simulation-state'
import { type HouseSetup, settledState } from './testing'
import { verdictOf } from './verdict'

/** Creates a settled house. @param outdoors tenths of a degree */
const stateAt = ({ outdoors = -50, ...setup }: HouseSetup & { readonly outdoors?: number }) =>
  settledState({ ...setup, surroundings: { outdoorReading: outdoors, ...setup.surroundings } })

const verdict = (setup: Parameters<typeof stateAt>[0]) => verdictOf(stateAt(setup))

describe('the verdict (behaviour 31.51)', () => {
  test('the house keeps its setpoint with some hours of heating a day', () => {
    const settings = { temperatureValue: 22 }
    expect(verdict({ settings, outdoors: -150 })).toMatchObject({ kind: 'holds', setpoint: 22, outdoor: -15 })
    const state = stateAt({ settings, outdoors: -150 })
    const { hours } = verdictOf(state) as { readonly hours: number }
    const heatedHoursPerDay = (advance(state, 5 * DAY).heatedMs - state.heatedMs) / HOUR / 5
    expect(Math.abs(hours / heatedHoursPerDay - 1)).toBeLessThan(0.04)
  })

  test('the week program: the highest setpoint, with the average hours of heating', () => {
    const constant = verdict({ settings: { temperatureValue: 22 } }) as { readonly hours: number }
    const week = verdict({ settings: { temperatureValue: 22, program: 'week' } })
    expect(week).toMatchObject({
      kind: 'holds',
      setpoint: 22,
      hours: expect.closeTo(0.68 * constant.hours, 0),
    })
  })

  test('the power is too low, and the house stays colder', () => {
    const given = { settings: { temperatureValue: 30, effectValue: 500 }, outdoors: -150, area: 10 }
    const weak = verdict(given) as { readonly degrees: number }
    expect(weak).toMatchObject({ kind: 'weak', place: 'floor' })
    const { floor } = sampleOf(advance(stateAt(given), 20 * DAY))
    expect(Math.abs(weak.degrees * 10 - floor)).toBeLessThan(3)
  })

  test('the operating time limit reduces the power', () => {
    const settings = { temperatureValue: 24, effectValue: 500 } as const
    expect(verdict({ settings, area: 10 }).kind).toBe('holds')
    expect(verdict({ settings: { ...settings, operatingTimeLimitation: 15 }, area: 10 }).kind).toBe('weak')
  })

  test.each([
    ['roomSensorFloor', 'room', 24.9],
    ['floorSensorRoom', 'floor', 30.1],
  ] as const)('a limit stops the heating before: %s', (sensorChoice, place, degrees) => {
    const limited = { kind: 'limited', place, degrees: expect.closeTo(degrees, 1) }
    expect(verdict({ settings: { sensorChoice, temperatureValue: 35 } })).toMatchObject(limited)
  })

  test.each([
    [25, 'share', 22],
    [50, 'hot', 34],
    [100, 'hot', 57],
  ])('power control at %d %%: %s, %d degrees', (powerControlValue, kind, floor) => {
    const result = verdict({ settings: { application: 'powerControl', powerControlValue }, floor: 'mat' })
    expect(result).toMatchObject({ kind, percent: powerControlValue })
    expect(Math.abs((result as { readonly floor: number }).floor - floor)).toBeLessThan(0.5)
  })

  // behaviour 31.12, 31.17
  test('the operating time limit shortens the last cycle of power control in each hour', () => {
    const floorAt = (settings: Partial<Settings>) => {
      const state = stateAt({ settings: { application: 'powerControl', ...settings } })
      const { floor } = verdictOf(state) as { readonly floor: number }
      return { floor, heatedShare: (advance(state, DAY).heatedMs - state.heatedMs) / DAY }
    }
    const [quarter, half] = [floorAt({ powerControlValue: 25 }), floorAt({ powerControlValue: 50 })]
    const limited = floorAt({ powerControlValue: 50, operatingTimeLimitation: 15 })
    expect(limited.heatedShare).toBeCloseTo(25 / 60)
    const degreesPerShare = (half.floor - quarter.floor) / 0.25
    expect(limited.floor).toBeCloseTo(half.floor - (0.5 - limited.heatedShare) * degreesPerShare)
  })

  test.each<Partial<HouseSetup>>([
    { settings: { power: 'off' } },
    { settings: { program: 'delayedStartup' } },
    { surroundings: { fault: 3 } },
  ])('the heating is off: %j', (given) => {
    const unheated = { kind: 'unheated', place: 'floor', degrees: expect.closeTo(10.9, 1) }
    expect(verdict(given)).toMatchObject(unheated)
  })

  test('conditions that pass by themselves are ignored', () => {
    const settings = { temperatureValue: 22, ventilationFunction: 'on' } as const
    expect(verdict({ settings, surroundings: { windowOpen: true } })).toEqual(verdict({ settings }))
  })

  test.each<Partial<Settings>>([
    { ventilationFunction: 'on', program: 'delayedStartup' },
    { ventilationFunction: 'on', program: 'delayedStartup', application: 'powerControl' },
  ])('the same holds for a drying floor, which is not heated: %j', (settings) => {
    for (const surroundings of [{ windowOpen: true }, { floorOverLimit: true }])
      expect(verdict({ settings, surroundings })).toEqual(verdict({ settings }))
  })

  test('a warm summer needs no heating', () => {
    const warm = { kind: 'warm', setpoint: 19, outdoor: 20 }
    expect(verdict({ settings: { temperatureValue: 19 }, outdoors: 200 })).toEqual(warm)
  })

  test('a driveway never reaches its setpoint in winter, with any sensor choice', () => {
    const settings = { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 24 } as const
    const weak = { kind: 'weak', place: 'ground', degrees: expect.closeTo(6.8, 1) }
    for (const sensorChoice of ['floorSensor', 'roomSensor', 'roomSensorFloor'] as const)
      expect(verdict({ settings: { ...settings, sensorChoice } })).toMatchObject(weak)
  })
})
