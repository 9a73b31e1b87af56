import { describe, expect, test } from 'vitest'
import { advanceHouse, beginHouse, changeFloor, powerPerArea, readingsOf } from './house'
import { type FloorId, floors, type House } from './model'
import { outdoorAt } from './weather'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const off = { heating: 0, outdoor: -5, windowOpen: false }

/** A house that is heated from now on, and the minutes until its floor is so warm. */
function minutesUntil(degrees: number, begun: House, outdoor: number): number {
  let house = begun
  let minutes = 0
  while (house.slab < degrees) {
    house = advanceHouse(house, { heating: 1, outdoor, windowOpen: false }, MINUTE)
    minutes++
  }
  return minutes
}

describe('a floor gets 5 degrees warmer', () => {
  // From the same warmth everywhere, floor, room, walls and outdoors, with all its power.
  test.each<[FloorId, power: number, minutes: number]>([
    ['mat', 150, 22],
    ['screed', 150, 70],
    ['concrete', 100, 230],
  ])('%s at %d W/m² in about %d minutes', (floor, power, minutes) => {
    const begun = beginHouse(floor, { room: 20, floor: 20, outdoor: 20 })
    expect(powerPerArea(floor)).toBe(power)
    expect(begun).toEqual({ floor, slab: 20, air: 20, walls: 20 })
    const took = minutesUntil(25, begun, 20)
    expect(took).toBeGreaterThan(0.85 * minutes)
    expect(took).toBeLessThan(1.15 * minutes)
  })

  test.each<[FloorId, minutes: number]>([
    ['mat', 22],
    ['screed', 70],
    ['concrete', 230],
  ])('%s also in a cold winter, in about %d minutes', (floor, minutes) => {
    const took = minutesUntil(25, beginHouse(floor, { room: 20, floor: 20, outdoor: -5 }), -5)
    expect(took).toBeGreaterThan(0.85 * minutes)
    expect(took).toBeLessThan(1.15 * minutes)
  })
})

describe('heated evenly for weeks, it is as warm as a calculation by hand says', () => {
  // Through the walls 1 / (1/9.2 + 1/0.6) = 0.563 W/m²K, with windows and air 0.563 + 0.3 + 0.4 = 1.263.
  // From the floor through the room 1 / (1/11 + 1/1.263) = 1.133, with the ground 1.333.
  test.each(floors)('%s', (floor) => {
    const heating = 40 / powerPerArea(floor)
    const begun = beginHouse(floor, { room: 19, floor: 19, outdoor: -5 })
    const house = advanceHouse(begun, { ...off, heating }, 60 * DAY)
    expect(house.slab).toBeCloseTo(-5 + 40 / 1.333, 1)
    expect(house.air).toBeCloseTo(-5 + (40 / 1.333) * (1.133 / 1.263), 1)
    expect(house.walls).toBeCloseTo(-5 + (40 / 1.333) * (1.133 / 1.263) * (0.563 / 0.6), 1)
  })

  test.each(floors)('%s gives the room 11 W for each degree that it is warmer', (floor) => {
    const heating = 40 / powerPerArea(floor)
    const house = advanceHouse(
      beginHouse(floor, { room: 19, floor: 19, outdoor: -5 }),
      { ...off, heating },
      60 * DAY,
    )
    const toTheRoom = 40 - 0.2 * (house.slab + 5)
    expect(toTheRoom / (house.slab - house.air)).toBeCloseTo(11, 2)
  })
})

describe('half the step changes less than 0.05 degrees, in a week of weather', () => {
  const steps = [30 * MINUTE, 10 * MINUTE, MINUTE]
  test.each(floors.flatMap((floor) => steps.map((step) => ({ floor, step }))))(
    '$floor, $step s',
    ({ floor, step }) => {
      const finer = weekOfWeather(floor, step / 2)
      for (const [hour, house] of weekOfWeather(floor, step).entries())
        for (const part of ['slab', 'air', 'walls'] as const)
          expect(Math.abs(house[part] - (finer[hour]?.[part] ?? Number.NaN))).toBeLessThan(0.05)
    },
  )
})

/** The house of each hour: heated in the day, a window open at noon. The weather is told each step. */
function weekOfWeather(floor: FloorId, step: number): readonly House[] {
  let house = beginHouse(floor, { room: 20, floor: 24, outdoor: outdoorAt(0) })
  const hours: House[] = []
  for (let seconds = 0; seconds < 7 * DAY; seconds += step) {
    const hour = Math.floor(seconds / HOUR) % 24
    const middle = (seconds + step / 2) * 1000
    const influence = { heating: hour > 5 ? 0.5 : 0, outdoor: outdoorAt(middle), windowOpen: hour === 12 }
    house = advanceHouse(house, influence, step)
    if ((seconds + step) % HOUR === 0) hours.push(house)
  }
  return hours
}

describe('the window', () => {
  const warm = beginHouse('screed', { room: 22, floor: 26, outdoor: -5 })

  test('open, the room is 3 degrees colder after 5 minutes, and the floor hardly', () => {
    const house = advanceHouse(warm, { ...off, windowOpen: true }, 5 * MINUTE)
    expect(house.air).toBeLessThan(19)
    expect(house.slab).toBeGreaterThan(25.5)
  })

  test('open for ten minutes at once, all is as warm as second by second', () => {
    const airing = { ...off, windowOpen: true }
    let house = warm
    for (let second = 0; second < 10 * MINUTE; second++) house = advanceHouse(house, airing, 1)
    const atOnce = advanceHouse(warm, airing, 10 * MINUTE)
    for (const part of ['slab', 'air', 'walls'] as const)
      expect(Math.abs(house[part] - atOnce[part])).toBeLessThan(0.0001)
  })

  test('closed again, the walls and the floor warm the room', () => {
    const aired = advanceHouse(warm, { ...off, windowOpen: true }, 15 * MINUTE)
    const house = advanceHouse(aired, off, 30 * MINUTE)
    expect(house.air).toBeGreaterThan(aired.air + 4)
  })
})

describe('a house begins', () => {
  test.each(floors)('%s as the readings tell it, and its air stays so', (floor) => {
    const begun = beginHouse(floor, { room: 19, floor: 19, outdoor: -5 })
    expect(readingsOf(begun, -5)).toEqual({ room: 190, floor: 190, outdoor: -50 })
    expect(Math.abs(advanceHouse(begun, off, MINUTE).air - 19)).toBeLessThan(0.02)
  })

  test('so does the air over a warm floor', () => {
    const begun = beginHouse('concrete', { room: 21, floor: 24, outdoor: -5 })
    expect(begun.walls).toBeLessThan(21)
    expect(Math.abs(advanceHouse(begun, off, MINUTE).air - 21)).toBeLessThan(0.02)
  })

  test.each([
    { room: -40, floor: 90 },
    { room: 90, floor: -40 },
    { room: -40, floor: -40 },
    { room: 90, floor: 90 },
  ])('with any readings: room $room, floor $floor', ({ room, floor }) => {
    const begun = beginHouse('concrete', { room, floor, outdoor: -5 })
    expect(begun).toMatchObject({ slab: floor, air: room })
    expect(Math.abs(begun.walls - room)).toBeLessThanOrEqual(3)
    const house = advanceHouse(begun, off, 60 * DAY)
    expect(readingsOf(house, -5)).toEqual({ room: -50, floor: -50, outdoor: -50 })
  })
})

test('another floor is as warm as the one before', () => {
  const house = beginHouse('mat', { room: 21, floor: 24, outdoor: -5 })
  expect(changeFloor(house, 'concrete')).toEqual({ ...house, floor: 'concrete' })
})

test('readings are whole tenths of a degree', () => {
  const house: House = { floor: 'mat', slab: 24.449, air: -0.06, walls: 20 }
  expect(readingsOf(house, -5.05)).toEqual({ floor: 244, room: -1, outdoor: -50 })
})

test('a reading of nothing has no sign', () => {
  const house: House = { floor: 'mat', slab: -0.04, air: 0.04, walls: 20 }
  expect(Object.values(readingsOf(house, -0.001))).toEqual([0, 0, 0])
})

test('no time changes nothing', () => {
  const house = beginHouse('mat', { room: 21, floor: 24, outdoor: -5 })
  expect(advanceHouse(house, { ...off, heating: 1 }, 0)).toEqual(house)
})
