/** The house with a simple thermostat, which switches with a hysteresis around the setpoint. */
import { describe, expect, test } from 'vitest'
import { advanceHouse, createHouse, typicalPowerDensityOf } from './house'
import { type FloorId, floors, type House } from './model'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** The house at the end of a minute. */
interface Minute {
  readonly hour: number
  readonly heating: boolean
  readonly house: House
}

/**
 * Simulates days at -5 °C, minute by minute, with a hysteresis of half a degree.
 * @param setpointAt the setpoint in degrees, by the hours since the start
 * @param isOverLimit true if the floor is too warm to be heated
 */
function simulate(
  floor: FloorId,
  days: number,
  setpointAt: (hour: number) => number,
  isOverLimit = (_floor: number) => false,
): readonly Minute[] {
  let house = createHouse(floor, 'tile', { room: setpointAt(0), floor: setpointAt(0) + 3, outdoor: -5 })
  let isCallingForHeat = false
  return Array.from({ length: (days * DAY) / 60 }, (_, minute) => {
    const hour = minute / 60
    if (house.air < setpointAt(hour) - 0.25) isCallingForHeat = true
    if (house.air > setpointAt(hour) + 0.25) isCallingForHeat = false
    const heating = isCallingForHeat && !isOverLimit(house.slab)
    const conditions = {
      heatingPower: heating ? typicalPowerDensityOf(floor) : 0,
      outdoor: -5,
      windowOpen: false,
    }
    house = advanceHouse(house, conditions, 60)
    return { hour, heating, house }
  })
}

const warmestFloor = (minutes: readonly Minute[]) => Math.max(...minutes.map(({ house }) => house.slab))

test.each(floors)(
  '%s keeps the room at 22 degrees by heating 20 to 60 % of the time, with the floor below 28 degrees',
  (floor) => {
    const minutes = simulate(floor, 8, () => 22).filter(({ hour }) => hour > 5 * 24)
    const share = minutes.filter(({ heating }) => heating).length / minutes.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.6)
    expect(warmestFloor(minutes)).toBeLessThan(28)
    for (const { house } of minutes) {
      expect(house.air).toBeGreaterThan(21.5)
      expect(house.air).toBeLessThan(22.7)
    }
  },
)

/** Returns a setpoint of 17° from 22 to 6 o'clock, otherwise 22°. @param hour since the first midnight */
function nightSetback(hour: number): number {
  return hour % 24 >= 22 || hour % 24 < 6 ? 17 : 22
}

test.each<[FloorId, coldest: number, until: number]>([
  ['mat', 17, 2],
  ['screed', 17.8, 3],
  ['concrete', 19.5, 8],
])(
  'with a night setback on %s, the room cools to about %d degrees and is warm again within %d hours',
  (floor, coldest, until) => {
    const last = simulate(floor, 6, nightSetback).filter(({ hour }) => hour >= 5 * 24 + 6)
    expect(Math.abs((last[0]?.house.air ?? Number.NaN) - coldest)).toBeLessThan(0.5)
    const warm = last.find(({ house }) => house.air >= 22)
    expect((warm?.hour ?? Number.NaN) - (5 * 24 + 6)).toBeLessThan(until)
    expect(warmestFloor(last)).toBeLessThan(30)
  },
)

describe('a setpoint raised from 17 to 25 degrees', () => {
  const setpointAt = (hour: number) => (hour < 24 ? 17 : 25)

  test.each(floors)('%s: the floor reaches 30 degrees before the room is warm', (floor) => {
    const minutes = simulate(floor, 3, setpointAt)
    const limit = minutes.findIndex(({ house }) => house.slab >= 30)
    const warm = minutes.findIndex(({ house }) => house.air >= 25)
    expect(limit).toBeGreaterThan(24 * 60)
    expect(limit).toBeLessThan(warm)
  })

  test.each(floors)('%s: with a floor limit at 28 degrees the room stays below 24', (floor) => {
    const limited = simulate(floor, 3, setpointAt, (slab) => slab >= 28)
    expect(warmestFloor(limited)).toBeLessThan(28.5)
    const warmest = Math.max(...limited.filter(({ hour }) => hour > 24).map(({ house }) => house.air))
    expect(warmest).toBeGreaterThan(23)
    expect(warmest).toBeLessThan(24)
  })
})
