/** Whole days over a house: what a visitor sees who lets time run. */
import { describe, expect, test } from 'vitest'
import { DAY, type DeviceEvent, HOUR, MINUTE, step } from '../../thermostat/device/device'
import type { FloorId } from '../house/model'
import { forecastOf } from './forecast'
import { sampleOf } from './history'
import type { SimulationState } from './model'
import { advance } from './simulation-state'
import { coolState, day } from './testing'

/** Somebody does something at the device, or around it. */
function happen(world: SimulationState, deviceEvent: DeviceEvent): SimulationState {
  return { ...world, device: step(world.device, { ...deviceEvent, at: world.device.view.since }) }
}

/** How long it heats in the time that follows. */
function heatedIn(world: SimulationState, ms: number): number {
  return advance(world, ms).heatedMs - world.heatedMs
}

const eventsOf = (world: SimulationState) =>
  forecastOf(world).events.map(({ kind, at }) => [kind, (at - world.device.clock) / HOUR])

// behaviour 31.11
test('a window pauses the heating for fifteen minutes, and what it let out is warmed again', () => {
  const settings = { temperatureValue: 25, ventilationFunction: 'on' } as const
  const world = advance(coolState({ settings }), 30 * MINUTE)
  expect(world.regulator.heating).toBe(true)
  const opened = happen(world, { type: 'surroundings', change: { windowOpen: true } })
  expect(heatedIn(opened, 15 * MINUTE)).toBe(0)
  expect(eventsOf(opened)).toEqual([['pauseEnds', 1 / 4]])
  expect(heatedIn(opened, 16 * MINUTE)).toBe(MINUTE)
  expect(advance(opened, 15 * MINUTE).house.air).toBeLessThan(world.house.air - 1.5)
})

// behaviour 31.15
test('the limit of the floor holds the heating back at 30 degrees, and lets it go on', () => {
  const settings = { sensorChoice: 'roomSensorFloor', temperatureValue: 30 } as const
  const { samples, events } = forecastOf(coolState({ settings, floor: 'mat' }))
  const warmest = Math.max(...samples.map(({ floor }) => floor))
  expect(warmest).toBeGreaterThanOrEqual(299)
  expect(warmest).toBeLessThanOrEqual(303)
  const [first, second, third] = events.map(({ kind }) => kind)
  expect([first, second, third]).toEqual(['limitHolds', 'limitEnds', 'limitHolds'])
})

// behaviour 31.20
test('the sensor in its tube lags: the relay of a mat closes sixty times a day, its floor overshoots', () => {
  const settings = { temperatureValue: 22 }
  let world = coolState({ settings, surroundings: { outdoorReading: -50 }, floor: 'mat' })
  let closed = 0
  let warmest = 0
  for (let minute = 0; minute < 2 * 24 * 60; minute++) {
    const before = world.regulator.heating
    world = advance(world, MINUTE)
    if (minute < 24 * 60) continue
    if (world.regulator.heating && !before) closed++
    warmest = Math.max(warmest, world.house.slab)
  }
  expect(closed).toBeGreaterThan(40)
  expect(closed).toBeLessThan(75)
  expect(warmest).toBeGreaterThan(22.5)
  expect(warmest).toBeLessThan(23.5)
})

// behaviour 31.6
test('a floor that dries is dry after 28 days, and the week program goes on', () => {
  const world = coolState({ settings: { program: 'delayedStartup', secondaryProgram: 'week' } })
  const almost = advance(world, 28 * DAY - HOUR)
  expect(almost.heatedMs).toBe(0)
  expect(sampleOf(almost).setpoint).toBeNull()
  expect(eventsOf(almost).slice(0, 2).join()).toBe('floorIsDry,1,backHome,4')
  expect(heatedIn(almost, 12 * HOUR)).toBeGreaterThan(HOUR)
})

describe('The adaptive function (behaviour 31.18)', () => {
  /** The second Friday: it has learned for nine days. */
  function friday(adaptiveFunction: 'on' | 'off', floor: FloorId): SimulationState {
    const world = coolState({ settings: { program: 'week', adaptiveFunction }, floor, from: 0 })
    return advance(world, 9 * DAY)
  }

  test.each(['mat', 'screed'] as const)('begins before six and is warm at six: %s', (floor) => {
    const { samples } = forecastOf(friday('on', floor))
    const six = samples.findIndex(({ at }) => at % DAY === 6 * HOUR)
    expect(samples[six]?.floor).toBeGreaterThanOrEqual(212)
    const early = samples.slice(0, six).filter(({ heating }) => heating)
    expect(early.length).toBeGreaterThan(2)
    // What is set does not say so: home shows the 17 degrees of the night.
    expect(early.every(({ setpoint }) => setpoint === 170)).toBe(true)
  })

  test.each<[FloorId, within: number]>([
    ['mat', 8],
    ['screed', 8],
    ['concrete', 15],
  ])('from the third day %s is warm within %i minutes of six', (floor, within) => {
    let world = coolState({ settings: { program: 'week', adaptiveFunction: 'on' }, floor, from: 0 })
    // Wednesday is the first day; Saturday and Sunday begin at seven.
    for (const days of [5, 6, 7, 8, 9]) {
      world = advance(world, day + days * DAY + 3 * HOUR - world.device.clock)
      while (sampleOf(world).floor < 218) world = advance(world, MINUTE)
      const minutes = (world.device.clock % DAY) / MINUTE
      expect(Math.abs(minutes - 6 * 60)).toBeLessThanOrEqual(within)
    }
  })

  test('without it the floor is still cold at six', () => {
    const { samples } = forecastOf(friday('off', 'screed'))
    expect(samples.find(({ at }) => at % DAY === 6 * HOUR)?.floor).toBeLessThan(205)
  })
})
