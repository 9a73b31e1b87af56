import { describe, expect, test } from 'vitest'
import { DAY, type Settings } from '../../thermostat/device/device'
import { sampleOf } from './history'
import { advance } from './simulation-state'
import { type HouseSetup, settledState } from './testing'
import { verdictOf } from './verdict'

/** A house at -5 degrees outdoors, or at so many tenths. */
const begin = ({ outdoors = -50, ...given }: HouseSetup & { readonly outdoors?: number }) =>
  settledState({ ...given, surroundings: { outdoorReading: outdoors, ...given.surroundings } })

const verdict = (given: Parameters<typeof begin>[0]) => verdictOf(begin(given))

describe('What the house comes to, in a line (behaviour 31.51)', () => {
  test('it keeps what is set, for some hours of heating a day', () => {
    const settings = { temperatureValue: 22 }
    expect(verdict({ settings, outdoors: -150 })).toMatchObject({ kind: 'holds', set: 22, outdoor: -15 })
    const world = begin({ settings, outdoors: -150 })
    const { hours } = verdictOf(world) as { readonly hours: number }
    const heated = (advance(world, 5 * DAY).heatedMs - world.heatedMs) / 5 / 3_600_000
    expect(Math.abs(hours / heated - 1)).toBeLessThan(0.04)
  })

  test('with the week program: what it sets at most, for as many hours as it takes on average', () => {
    const always = verdict({ settings: { temperatureValue: 22 } }) as { readonly hours: number }
    const week = verdict({ settings: { temperatureValue: 22, program: 'week' } })
    expect(week).toMatchObject({ kind: 'holds', set: 22, hours: expect.closeTo(0.68 * always.hours, 0) })
  })

  test('all its power is too little for the cold, and it stops there', () => {
    const given = { settings: { temperatureValue: 30, effectValue: 500 }, outdoors: -150, area: 10 }
    const weak = verdict(given) as { readonly degrees: number }
    expect(weak).toMatchObject({ kind: 'weak', place: 'floor' })
    const { floor } = sampleOf(advance(begin(given), 20 * DAY))
    expect(Math.abs(weak.degrees * 10 - floor)).toBeLessThan(3)
  })

  test('the operating time limit takes its part of the power', () => {
    const settings = { temperatureValue: 24, effectValue: 500 } as const
    expect(verdict({ settings, area: 10 }).kind).toBe('holds')
    expect(verdict({ settings: { ...settings, operatingTimeLimitation: 15 }, area: 10 }).kind).toBe('weak')
  })

  test.each([
    ['roomSensorFloor', 'room', 24.9],
    ['floorSensorRoom', 'floor', 30.1],
  ] as const)('a limit stops it before: %s', (sensorChoice, place, degrees) => {
    const limited = { kind: 'limited', place, degrees: expect.closeTo(degrees, 1) }
    expect(verdict({ settings: { sensorChoice, temperatureValue: 35 } })).toMatchObject(limited)
  })

  test.each([
    [25, 'share', 22],
    [50, 'hot', 34],
    [100, 'hot', 57],
  ])('power control at %d %%: %s, %d degrees', (powerControlValue, kind, floor) => {
    const found = verdict({ settings: { application: 'powerControl', powerControlValue }, floor: 'mat' })
    expect(found).toMatchObject({ kind, percent: powerControlValue })
    expect(Math.abs((found as { readonly floor: number }).floor - floor)).toBeLessThan(0.5)
  })

  test.each<Partial<HouseSetup>>([
    { settings: { power: 'off' } },
    { settings: { program: 'delayedStartup' } },
    { surroundings: { fault: 3 } },
  ])('nothing heats: %j', (given) => {
    const unheated = { kind: 'unheated', place: 'floor', degrees: expect.closeTo(10.9, 1) }
    expect(verdict(given)).toMatchObject(unheated)
  })

  test('what passes by itself does not count', () => {
    const settings = { temperatureValue: 22, ventilationFunction: 'on' } as const
    expect(verdict({ settings, surroundings: { windowOpen: true } })).toEqual(verdict({ settings }))
  })

  test.each<Partial<Settings>>([
    { ventilationFunction: 'on', program: 'delayedStartup' },
    { ventilationFunction: 'on', program: 'delayedStartup', application: 'powerControl' },
  ])('nor does it on a floor that dries, which nothing heats: %j', (settings) => {
    for (const surroundings of [{ windowOpen: true }, { floorOverLimit: true }])
      expect(verdict({ settings, surroundings })).toEqual(verdict({ settings }))
  })

  test('in summer it needs no heating', () => {
    const warm = { kind: 'warm', set: 19, outdoor: 20 }
    expect(verdict({ settings: { temperatureValue: 19 }, outdoors: 200 })).toEqual(warm)
  })

  test('a driveway never gets as warm as it is set in winter, whatever its sensors', () => {
    const settings = { application: 'groundHeating', program: 'timer', timer: 'on', timerTime: 24 } as const
    const weak = { kind: 'weak', place: 'ground', degrees: expect.closeTo(6.8, 1) }
    for (const sensorChoice of ['floorSensor', 'roomSensor', 'roomSensorFloor'] as const)
      expect(verdict({ settings: { ...settings, sensorChoice } })).toMatchObject(weak)
  })
})
