import { describe, expect, test } from 'vitest'
import {
  advanceHouse,
  createHouse,
  readingsOf,
  steadyHouse,
  steadyStateOf,
  typicalPowerDensityOf,
  withFloor,
} from './house'
import {
  type Construction,
  type Covering,
  constructions,
  type FloorId,
  type House,
  thermalNodes,
} from './model'
import { outdoorTemperatureAt } from './weather'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const off = { heating: 0, outdoor: -5, windowOpen: false }

/** A house that has the same warmth everywhere. */
function evenly(build: Construction, degrees: number): House {
  return createHouse(build, 'tile', { floor: degrees, room: degrees, outdoor: degrees })
}

/** The minutes until the floor is so warm, with all its power. */
function minutesUntil(degrees: number, begun: House, outdoor: number): number {
  const influence = { heating: typicalPowerDensityOf(begun.construction), outdoor, windowOpen: false }
  let house = begun
  let minutes = 0
  for (; house.slab < degrees; minutes++) house = advanceHouse(house, influence, MINUTE)
  return minutes
}

const settled = (build: Construction, heating: number, outdoor = -5, covering: Covering = 'tile') =>
  steadyHouse(build, covering, { heating, outdoor, windowOpen: false })

// behaviour 31.21
describe('a floor gets 5 degrees warmer from 20, with all its power', () => {
  test.each<[FloorId, power: number, outdoors: number, minutes: number]>([
    ['mat', 150, 20, 22],
    ['screed', 150, 20, 66],
    ['concrete', 100, 20, 230],
    ['mat', 150, -5, 22],
    ['screed', 150, -5, 66],
    ['concrete', 100, -5, 254],
  ])('%s at %d W/m², with %d degrees outdoors in about %d minutes', (floor, power, outdoors, minutes) => {
    expect(typicalPowerDensityOf(floor)).toBe(power)
    const took = minutesUntil(25, evenly(floor, 20), outdoors)
    expect(took).toBeGreaterThan(0.85 * minutes)
    expect(took).toBeLessThan(1.15 * minutes)
  })

  test('a mat on bare concrete takes four times as long as on insulation', () => {
    const minutes = (floor: FloorId) => minutesUntil(25, evenly(floor, 20), -5)
    expect(minutes('bare') / minutes('mat')).toBeGreaterThan(4)
  })
})

describe('what a room needs', () => {
  // Through the walls 1 / (1/9.2 + 1/0.6) = 0.563 W/m²K, with windows and air 0.563 + 0.3 + 0.4 = 1.263.
  // behaviour 31.20
  test.each(['mat', 'screed', 'concrete'] as const)(
    '%s: 20 degrees at -5 lose 37.5 W/m² outdoors',
    (floor) => {
      const heatingAt = (outdoor: number) => steadyStateOf(floor, 'tile', outdoor).heatingFor('air', 20)
      // The other rooms, at 19 degrees, take 3 W/m² of it, which they need less for themselves.
      expect(Math.abs(heatingAt(-5) - 3 - 37.5)).toBeLessThan(1)
      // 0.035 kWh/m² a day for each degree.
      expect(((heatingAt(-5) - heatingAt(-4)) * 24) / 1000).toBeCloseTo(0.0355, 3)
    },
  )

  test('a floor at 22 degrees leaves the room at 19 at -5', () => {
    const house = settled('screed', steadyStateOf('screed', 'tile', -5).heatingFor('slab', 22))
    expect(house.slab).toBeCloseTo(22, 6)
    expect(house.air).toBeCloseTo(19.2, 1)
  })

  test('wood holds back heat: for the same the floor below it is warmer by what 0.1 m²K/W makes of it', () => {
    const [tile, wood] = [settled('screed', 40), settled('screed', 40, -5, 'wood')]
    const toTheRoom = (house: House) => 40 - 0.2 * (house.slab + 5)
    expect(toTheRoom(tile) / (tile.slab - tile.air)).toBeCloseTo(11, 6)
    expect(toTheRoom(wood) / (wood.slab - wood.air)).toBeCloseTo(1 / (1 / 11 + 0.1), 6)
    expect(wood.slab - tile.slab).toBeGreaterThan(3)
  })

  test('without insulation the ground takes a third of the heat', () => {
    const house = settled('bare', 60)
    expect(((house.base + 5) * 0.5) / 60).toBeCloseTo(0.26, 1)
    const insulated = settled('mat', 60)
    expect(insulated.air).toBeGreaterThan(house.air + 2)
  })
})

test.each([
  [25, 22, 19],
  [50, 34, 28],
  [65, 41, 33],
  [100, 57, 44],
])('%d %% of its power warms a mat at -5 degrees to %d degrees, its room to %d', (percent, floor, room) => {
  const house = settled('mat', (150 * percent) / 100)
  expect(house.slab).toBeCloseTo(floor, -0.3)
  expect(house.air).toBeCloseTo(room, -0.3)
})

describe('other rooms', () => {
  test('keep a room without heating from freezing', () => {
    const house = advanceHouse(evenly('concrete', 19), off, 28 * DAY)
    expect(house.slab).toBeGreaterThan(10)
    expect(house.air).toBeGreaterThan(10)
  })

  test('are not cooled in summer', () => {
    expect(settled('mat', 0, 25)).toMatchObject({ slab: expect.closeTo(25, 6), air: expect.closeTo(25, 6) })
  })
})

describe('a driveway', () => {
  test('with all its power is 12 degrees warmer than the air, and has no room', () => {
    const house = settled('driveway', typicalPowerDensityOf('driveway'))
    expect(typicalPowerDensityOf('driveway')).toBe(300)
    expect(house.slab).toBeCloseTo(-5 + 300 / 25.5, 6)
    expect(settled('driveway', 300, 0).slab).toBeLessThan(23)
  })

  test('does not warm the room in which its thermostat hangs', () => {
    const begun = settled('driveway', 0)
    const house = advanceHouse(begun, { ...off, heating: 300 }, 2 * DAY)
    expect(readingsOf(house, -5)).toMatchObject({ room: 190 })
    expect(house).toMatchObject({ air: begun.air, walls: begun.walls, shared: 0 })
  })
})

test.each(constructions)('a settled house, %s, is what weeks of the same make of any house', (build) => {
  const begun = createHouse(build, 'vinyl', { floor: 20, room: 19, outdoor: -5 })
  const later = advanceHouse(begun, { ...off, heating: 40 }, 90 * DAY)
  const house = settled(build, 40, -5, 'vinyl')
  const changing = build === 'driveway' ? (['slab', 'sensor'] as const) : thermalNodes
  for (const part of changing)
    if (part !== 'base' || build === 'bare') expect(house[part]).toBeCloseTo(later[part], 3)
})

describe('the sensor in its tube', () => {
  test('lags behind the floor by five minutes', () => {
    const begun = { ...evenly('mat', 20), slab: 25 }
    let house = begun
    for (let minute = 0; minute < 5; minute++) house = { ...advanceHouse(house, off, MINUTE), slab: 25 }
    expect((house.sensor - 20) / 5).toBeCloseTo(1 - Math.exp(-1), 1)
  })

  test('is what the thermostat reads', () => {
    expect(readingsOf({ ...evenly('mat', 20), slab: 25 }, -5).floor).toBe(200)
  })
})

// behaviour 31.20
test.each(constructions)(
  'half the step changes less than 0.05 degrees, in a week of weather: %s',
  (build) => {
    for (const step of [30 * MINUTE, 10 * MINUTE, MINUTE]) {
      const finer = weekOfWeather(build, step / 2)
      for (const [hour, house] of weekOfWeather(build, step).entries())
        for (const part of thermalNodes)
          expect(Math.abs(house[part] - (finer[hour]?.[part] ?? Number.NaN))).toBeLessThan(0.05)
    }
  },
)

/** The house of each hour: heated in the day, a window open at noon. The weather is told each step. */
function weekOfWeather(build: Construction, step: number): readonly House[] {
  let house = createHouse(build, 'tile', { room: 20, floor: 24, outdoor: outdoorTemperatureAt(0) })
  const hours: House[] = []
  for (let seconds = 0; seconds < 7 * DAY; seconds += step) {
    const hour = Math.floor(seconds / HOUR) % 24
    const middle = (seconds + step / 2) * 1000
    const heating = hour > 5 ? typicalPowerDensityOf(build) / 2 : 0
    house = advanceHouse(
      house,
      { heating, outdoor: outdoorTemperatureAt(middle), windowOpen: hour === 12 },
      step,
    )
    if ((seconds + step) % HOUR === 0) hours.push(house)
  }
  return hours
}

describe('the window', () => {
  const warm = createHouse('screed', 'tile', { room: 22, floor: 26, outdoor: -5 })

  // behaviour 31.23
  test('open, the room is 3 degrees colder after 5 minutes, and the floor hardly', () => {
    const house = advanceHouse(warm, { ...off, windowOpen: true }, 5 * MINUTE)
    expect(house.air).toBeLessThan(19)
    expect(house.slab).toBeGreaterThan(25.5)
  })

  test('closed again, the walls and the floor warm the room', () => {
    const aired = advanceHouse(warm, { ...off, windowOpen: true }, 15 * MINUTE)
    const house = advanceHouse(aired, off, 30 * MINUTE)
    expect(house.air).toBeGreaterThan(aired.air + 4)
  })
})

describe('a house begins', () => {
  test.each(constructions)('%s as warm as somebody says', (build) => {
    const begun = createHouse(build, 'tile', { room: 19, floor: 21, outdoor: -5 })
    expect(readingsOf(begun, -5)).toEqual({ room: 190, floor: 210, outdoor: -50 })
  })

  test('with walls as warm as its room makes them in the end', () => {
    const room = settled('screed', 30)
    const { walls } = createHouse('screed', 'tile', { room: room.air, floor: 24, outdoor: -5 })
    expect(walls).toBeCloseTo(room.walls, 6)
  })

  test.each([
    { room: -40, floor: 90 },
    { room: 90, floor: -40 },
  ])('with any warmth, and ends as any other: room $room, floor $floor', ({ room, floor }) => {
    const begun = createHouse('concrete', 'tile', { room, floor, outdoor: -5 })
    const house = advanceHouse(begun, off, 90 * DAY)
    expect(readingsOf(house, -5)).toEqual(readingsOf(settled('concrete', 0), -5))
  })
})

test('another floor is as warm as the one before', () => {
  const house = createHouse('mat', 'tile', { room: 21, floor: 24, outdoor: -5 })
  expect(withFloor(house, 'concrete', 'wood')).toEqual({ ...house, build: 'concrete', covering: 'wood' })
})

test('readings are whole tenths of a degree, and nothing has no sign', () => {
  const house: House = { ...evenly('mat', 20), sensor: 24.449, air: -0.06 }
  expect(readingsOf(house, -5.05)).toEqual({ floor: 244, room: -1, outdoor: -50 })
  expect(Object.values(readingsOf({ ...house, sensor: -0.04, air: 0.04 }, -0.001))).toEqual([0, 0, 0])
})

test('no time changes nothing', () => {
  const house = createHouse('mat', 'tile', { room: 21, floor: 24, outdoor: -5 })
  expect(advanceHouse(house, { ...off, heating: 150 }, 0)).toEqual(house)
})
