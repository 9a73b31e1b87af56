import { describe, expect, test } from 'vitest'
import {
  advanceHouse,
  createHouse,
  createSteadyHouse,
  readingsOf,
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

const off = { heatingPower: 0, outdoor: -5, windowOpen: false }

/** Creates a house with the same temperature everywhere. */
function uniformHouse(construction: Construction, degrees: number): House {
  return createHouse(construction, 'tile', { floor: degrees, room: degrees, outdoor: degrees })
}

/** Returns the minutes until the floor has a temperature, at full power. */
function minutesUntil(degrees: number, start: House, outdoor: number): number {
  const conditions = { heatingPower: typicalPowerDensityOf(start.construction), outdoor, windowOpen: false }
  let house = start
  let minutes = 0
  for (; house.slab < degrees; minutes++) house = advanceHouse(house, conditions, MINUTE)
  return minutes
}

const steady = (
  construction: Construction,
  heatingPower: number,
  outdoor = -5,
  covering: Covering = 'tile',
) => createSteadyHouse(construction, covering, { heatingPower, outdoor, windowOpen: false })

// behaviour 31.21
describe('a floor at full power warms from 20 to 25 degrees', () => {
  test.each<[FloorId, power: number, outdoors: number, minutes: number]>([
    ['mat', 150, 20, 22],
    ['screed', 150, 20, 66],
    ['concrete', 100, 20, 230],
    ['mat', 150, -5, 22],
    ['screed', 150, -5, 66],
    ['concrete', 100, -5, 254],
  ])('%s at %d W/m², at %d degrees outdoors, in about %d minutes', (floor, power, outdoors, minutes) => {
    expect(typicalPowerDensityOf(floor)).toBe(power)
    const took = minutesUntil(25, uniformHouse(floor, 20), outdoors)
    expect(took).toBeGreaterThan(0.85 * minutes)
    expect(took).toBeLessThan(1.15 * minutes)
  })

  test('a mat on bare concrete takes four times as long as a mat on insulation', () => {
    const minutes = (floor: FloorId) => minutesUntil(25, uniformHouse(floor, 20), -5)
    expect(minutes('bare') / minutes('mat')).toBeGreaterThan(4)
  })
})

describe('the heat demand of a room', () => {
  // The loss through the walls is 1 / (1/9.2 + 1/0.6) = 0.563 W/m²K; with windows and air 0.563 + 0.3 + 0.4 = 1.263.
  // behaviour 31.20
  test.each(['mat', 'screed', 'concrete'] as const)(
    '%s: a room at 20 degrees loses 37.5 W/m² outdoors at -5 degrees',
    (floor) => {
      const heatingAt = (outdoor: number) => steadyStateOf(floor, 'tile', outdoor).heatingPowerFor('air', 20)
      // The other rooms, at 19 degrees, take another 3 W/m².
      expect(Math.abs(heatingAt(-5) - 3 - 37.5)).toBeLessThan(1)
      // 0.0355 kWh/m² a day for each degree.
      expect(((heatingAt(-5) - heatingAt(-4)) * 24) / 1000).toBeCloseTo(0.0355, 3)
    },
  )

  test('a floor at 22 degrees keeps the room at 19 degrees, at -5 degrees outdoors', () => {
    const house = steady('screed', steadyStateOf('screed', 'tile', -5).heatingPowerFor('slab', 22))
    expect(house.slab).toBeCloseTo(22, 6)
    expect(house.air).toBeCloseTo(19.2, 1)
  })

  test('wood insulates: with the same heating the floor below it is warmer, by its 0.1 m²K/W', () => {
    const [tile, wood] = [steady('screed', 40), steady('screed', 40, -5, 'wood')]
    const heatToRoom = (house: House) => 40 - 0.2 * (house.slab + 5)
    expect(heatToRoom(tile) / (tile.slab - tile.air)).toBeCloseTo(11, 6)
    expect(heatToRoom(wood) / (wood.slab - wood.air)).toBeCloseTo(1 / (1 / 11 + 0.1), 6)
    expect(wood.slab - tile.slab).toBeGreaterThan(3)
  })

  test('without insulation a quarter of the heat goes into the ground', () => {
    const house = steady('bare', 60)
    expect(((house.base + 5) * 0.5) / 60).toBeCloseTo(0.26, 1)
    const insulated = steady('mat', 60)
    expect(insulated.air).toBeGreaterThan(house.air + 2)
  })
})

test.each([
  [25, 22, 19],
  [50, 34, 28],
  [65, 41, 33],
  [100, 57, 44],
])(
  '%d %% of its power warms a mat to %d degrees and its room to %d degrees, at -5 degrees outdoors',
  (percent, floor, room) => {
    const house = steady('mat', (150 * percent) / 100)
    expect(Math.abs(house.slab - floor)).toBeLessThan(0.9)
    expect(Math.abs(house.air - room)).toBeLessThan(0.9)
  },
)

describe('the other rooms', () => {
  test('keep an unheated room from freezing', () => {
    const house = advanceHouse(uniformHouse('concrete', 19), off, 28 * DAY)
    expect(house.slab).toBeGreaterThan(10)
    expect(house.air).toBeGreaterThan(10)
  })

  test('are not cooled in summer', () => {
    expect(steady('mat', 0, 25)).toMatchObject({ slab: expect.closeTo(25, 6), air: expect.closeTo(25, 6) })
  })
})

describe('a driveway', () => {
  test('at full power is 12 degrees warmer than the air', () => {
    const house = steady('driveway', typicalPowerDensityOf('driveway'))
    expect(typicalPowerDensityOf('driveway')).toBe(300)
    expect(house.slab).toBeCloseTo(-5 + 300 / 25.5, 6)
    expect(steady('driveway', 300, 0).slab).toBeLessThan(23)
  })

  test('does not warm the room of its thermostat', () => {
    const start = steady('driveway', 0)
    const house = advanceHouse(start, { ...off, heatingPower: 300 }, 2 * DAY)
    expect(readingsOf(house, -5)).toMatchObject({ room: 190 })
    expect(house).toMatchObject({ air: start.air, walls: start.walls, heatToOtherRooms: 0 })
  })
})

test.each(constructions)('a house in constant conditions approaches its steady state: %s', (construction) => {
  const start = createHouse(construction, 'vinyl', { floor: 20, room: 19, outdoor: -5 })
  const later = advanceHouse(start, { ...off, heatingPower: 40 }, 90 * DAY)
  const house = steady(construction, 40, -5, 'vinyl')
  const changing = construction === 'driveway' ? (['slab', 'sensor'] as const) : thermalNodes
  for (const node of changing)
    if (node !== 'base' || construction === 'bare') expect(house[node]).toBeCloseTo(later[node], 3)
})

describe('the sensor in its tube', () => {
  test('lags behind the floor by five minutes', () => {
    let house = { ...uniformHouse('mat', 20), slab: 25 }
    for (let minute = 0; minute < 5; minute++) house = { ...advanceHouse(house, off, MINUTE), slab: 25 }
    expect((house.sensor - 20) / 5).toBeCloseTo(1 - Math.exp(-1), 1)
  })

  test('gives the thermostat its floor reading', () => {
    expect(readingsOf({ ...uniformHouse('mat', 20), slab: 25 }, -5).floor).toBe(200)
  })
})

// behaviour 31.20
test.each(constructions)(
  'half the step changes the result by less than 0.05 degrees, in a week of weather: %s',
  (construction) => {
    for (const step of [30 * MINUTE, 10 * MINUTE, MINUTE]) {
      const finer = weekOfWeather(construction, step / 2)
      for (const [hour, house] of weekOfWeather(construction, step).entries())
        for (const node of thermalNodes)
          expect(Math.abs(house[node] - (finer[hour]?.[node] ?? Number.NaN))).toBeLessThan(0.05)
    }
  },
)

/** Returns the house of each hour: heated by day, with a window open at noon, and new weather in each step. */
function weekOfWeather(construction: Construction, step: number): readonly House[] {
  let house = createHouse(construction, 'tile', { room: 20, floor: 24, outdoor: outdoorTemperatureAt(0) })
  const hours: House[] = []
  for (let seconds = 0; seconds < 7 * DAY; seconds += step) {
    const hour = Math.floor(seconds / HOUR) % 24
    const middle = (seconds + step / 2) * 1000
    const heatingPower = hour > 5 ? typicalPowerDensityOf(construction) / 2 : 0
    house = advanceHouse(
      house,
      { heatingPower, outdoor: outdoorTemperatureAt(middle), windowOpen: hour === 12 },
      step,
    )
    if ((seconds + step) % HOUR === 0) hours.push(house)
  }
  return hours
}

describe('the window', () => {
  const warm = createHouse('screed', 'tile', { room: 22, floor: 26, outdoor: -5 })

  // behaviour 31.23
  test('when opened, cools the room by 3 degrees in 5 minutes, but hardly the floor', () => {
    const house = advanceHouse(warm, { ...off, windowOpen: true }, 5 * MINUTE)
    expect(house.air).toBeLessThan(19)
    expect(house.slab).toBeGreaterThan(25.5)
  })

  test('when closed again, lets the walls and the floor warm the room', () => {
    const aired = advanceHouse(warm, { ...off, windowOpen: true }, 15 * MINUTE)
    const house = advanceHouse(aired, off, 30 * MINUTE)
    expect(house.air).toBeGreaterThan(aired.air + 4)
  })
})

describe('createHouse', () => {
  test.each(constructions)('sets the given temperatures: %s', (construction) => {
    const house = createHouse(construction, 'tile', { room: 19, floor: 21, outdoor: -5 })
    expect(readingsOf(house, -5)).toEqual({ room: 190, floor: 210, outdoor: -50 })
  })

  test('gives the walls the temperature of the steady state', () => {
    const room = steady('screed', 30)
    const { walls } = createHouse('screed', 'tile', { room: room.air, floor: 24, outdoor: -5 })
    expect(walls).toBeCloseTo(room.walls, 6)
  })

  test.each([
    { room: -40, floor: 90 },
    { room: 90, floor: -40 },
  ])(
    'accepts extreme temperatures, which approach the same steady state: room $room, floor $floor',
    ({ room, floor }) => {
      const start = createHouse('concrete', 'tile', { room, floor, outdoor: -5 })
      const house = advanceHouse(start, off, 90 * DAY)
      expect(readingsOf(house, -5)).toEqual(readingsOf(steady('concrete', 0), -5))
    },
  )
})

test('another floor keeps the temperatures', () => {
  const house = createHouse('mat', 'tile', { room: 21, floor: 24, outdoor: -5 })
  expect(withFloor(house, 'concrete', 'wood')).toEqual({
    ...house,
    construction: 'concrete',
    covering: 'wood',
  })
})

test('readings are whole tenths of a degree, and zero has no sign', () => {
  const house: House = { ...uniformHouse('mat', 20), sensor: 24.449, air: -0.06 }
  expect(readingsOf(house, -5.05)).toEqual({ floor: 244, room: -1, outdoor: -50 })
  expect(Object.values(readingsOf({ ...house, sensor: -0.04, air: 0.04 }, -0.001))).toEqual([0, 0, 0])
})

test('a time of zero changes nothing', () => {
  const house = createHouse('mat', 'tile', { room: 21, floor: 24, outdoor: -5 })
  expect(advanceHouse(house, { ...off, heatingPower: 150 }, 0)).toEqual(house)
})
