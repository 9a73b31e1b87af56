/** What a thermostat makes of the house: the simplest one, on or off around what is set. */
import { describe, expect, test } from 'vitest'
import { advanceHouse, createHouse, typicalPowerDensityOf } from './house'
import { type FloorId, floors, type House } from './model'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** A minute of the house: its end, and whether it was heated. */
interface Minute {
  readonly hour: number
  readonly heating: boolean
  readonly house: House
}

/**
 * Days at -5 °C, minute by minute, with half a degree between on and off.
 * @param setAt degrees that are set at an hour since the beginning
 * @param holdsBack whether the floor is too warm to heat it
 */
function regulated(
  floor: FloorId,
  days: number,
  setAt: (hour: number) => number,
  holdsBack = (_floor: number) => false,
): readonly Minute[] {
  let house = createHouse(floor, 'tile', { room: setAt(0), floor: setAt(0) + 3, outdoor: -5 })
  let heating = false
  return Array.from({ length: (days * DAY) / 60 }, (_, minute) => {
    const hour = minute / 60
    if (house.air < setAt(hour) - 0.25) heating = true
    if (house.air > setAt(hour) + 0.25) heating = false
    const heats = heating && !holdsBack(house.slab)
    const influence = { heating: heats ? typicalPowerDensityOf(floor) : 0, outdoor: -5, windowOpen: false }
    house = advanceHouse(house, influence, 60)
    return { hour, heating: heats, house }
  })
}

const warmestFloor = (minutes: readonly Minute[]) => Math.max(...minutes.map(({ house }) => house.slab))

test.each(floors)('%s holds the room at 22 degrees in 20 to 60 % of the time, below 28 degrees', (floor) => {
  const minutes = regulated(floor, 8, () => 22).filter(({ hour }) => hour > 5 * 24)
  const share = minutes.filter(({ heating }) => heating).length / minutes.length
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.6)
  expect(warmestFloor(minutes)).toBeLessThan(28)
  for (const { house } of minutes) {
    expect(house.air).toBeGreaterThan(21.5)
    expect(house.air).toBeLessThan(22.7)
  }
})

/** Set to 17° from 22 to 6 o'clock, the hours since midnight of the first day. */
function loweredAtNight(hour: number): number {
  return hour % 24 >= 22 || hour % 24 < 6 ? 17 : 22
}

test.each<[FloorId, coldest: number, until: number]>([
  ['mat', 17, 2],
  ['screed', 17.8, 3],
  ['concrete', 19.5, 8],
])(
  'lowered from 22 to 6 on %s, the room cools to about %d degrees, and is warm again within %d hours',
  (floor, coldest, until) => {
    const last = regulated(floor, 6, loweredAtNight).filter(({ hour }) => hour >= 5 * 24 + 6)
    expect(Math.abs((last[0]?.house.air ?? Number.NaN) - coldest)).toBeLessThan(0.5)
    const warm = last.find(({ house }) => house.air >= 22)
    expect((warm?.hour ?? Number.NaN) - (5 * 24 + 6)).toBeLessThan(until)
    expect(warmestFloor(last)).toBeLessThan(30)
  },
)

describe('set from 17 to 25 degrees', () => {
  const setAt = (hour: number) => (hour < 24 ? 17 : 25)

  test.each(floors)('%s: its floor comes to 30 degrees before the room is warm', (floor) => {
    const minutes = regulated(floor, 3, setAt)
    const limit = minutes.findIndex(({ house }) => house.slab >= 30)
    const warm = minutes.findIndex(({ house }) => house.air >= 25)
    expect(limit).toBeGreaterThan(24 * 60)
    expect(limit).toBeLessThan(warm)
  })

  test.each(floors)('%s: a limit at 28 degrees holds, and the room stays below 24', (floor) => {
    const limited = regulated(floor, 3, setAt, (slab) => slab >= 28)
    expect(warmestFloor(limited)).toBeLessThan(28.5)
    const warmest = Math.max(...limited.filter(({ hour }) => hour > 24).map(({ house }) => house.air))
    expect(warmest).toBeGreaterThan(23)
    expect(warmest).toBeLessThan(24)
  })
})
