/** Simulated days as a visitor sees them. */
import { describe, expect, test } from 'vitest'
import { DAY, type DeviceEvent, HOUR, MINUTE, step } from '../../thermostat/device/device'
import type { FloorId } from '../house/model'
import { forecastOf } from './forecast'
import { sampleOf } from './history'
import type { SimulationState } from './model'
import { advance } from './simulation-state'
import { coolState, day } from './testing'

/** Sends an input to the device. */
function sendTo(state: SimulationState, deviceEvent: DeviceEvent): SimulationState {
  return { ...state, device: step(state.device, { ...deviceEvent, at: state.device.view.since }) }
}

/** Returns the ms of heating in the time that follows. */
function heatedIn(state: SimulationState, ms: number): number {
  return advance(state, ms).heatedMs - state.heatedMs
}

const eventsOf = (state: SimulationState) =>
  forecastOf(state).events.map(({ kind, at }) => [kind, (at - state.device.clock) / HOUR])

// behaviour 31.11
test('an open window pauses the heating for 15 minutes, then it heats again', () => {
  const settings = { temperatureValue: 25, ventilationFunction: 'on' } as const
  const state = advance(coolState({ settings }), 30 * MINUTE)
  expect(state.regulator.heating).toBe(true)
  const opened = sendTo(state, { type: 'surroundings', change: { windowOpen: true } })
  expect(heatedIn(opened, 15 * MINUTE)).toBe(0)
  expect(eventsOf(opened)).toEqual([['pauseEnds', 1 / 4]])
  expect(heatedIn(opened, 16 * MINUTE)).toBe(MINUTE)
  expect(advance(opened, 15 * MINUTE).house.air).toBeLessThan(state.house.air - 1.5)
})

// behaviour 31.15
test('the floor limit stops the heating at 30 degrees, and heating continues below', () => {
  const settings = { sensorChoice: 'roomSensorFloor', temperatureValue: 30 } as const
  const { samples, events } = forecastOf(coolState({ settings, floor: 'mat' }))
  const warmest = Math.max(...samples.map(({ floor }) => floor))
  expect(warmest).toBeGreaterThanOrEqual(299)
  expect(warmest).toBeLessThanOrEqual(303)
  const [first, second, third] = events.map(({ kind }) => kind)
  expect([first, second, third]).toEqual(['limitHolds', 'limitEnds', 'limitHolds'])
})

// behaviour 31.20
test('the floor sensor lags: the relay of a mat closes about 60 times a day, and the floor overshoots', () => {
  const settings = { temperatureValue: 22 }
  let state = coolState({ settings, surroundings: { outdoorReading: -50 }, floor: 'mat' })
  let closed = 0
  let warmest = 0
  for (let minute = 0; minute < 2 * 24 * 60; minute++) {
    const before = state.regulator.heating
    state = advance(state, MINUTE)
    if (minute < 24 * 60) continue
    if (state.regulator.heating && !before) closed++
    warmest = Math.max(warmest, state.house.slab)
  }
  expect(closed).toBeGreaterThan(40)
  expect(closed).toBeLessThan(75)
  expect(warmest).toBeGreaterThan(22.5)
  expect(warmest).toBeLessThan(23.5)
})

// behaviour 31.6
test('a drying floor is dry after 28 days, and the week program continues', () => {
  const state = coolState({ settings: { program: 'delayedStartup', secondaryProgram: 'week' } })
  const almost = advance(state, 28 * DAY - HOUR)
  expect(almost.heatedMs).toBe(0)
  expect(sampleOf(almost).setpoint).toBeNull()
  expect(eventsOf(almost).slice(0, 2).join()).toBe('floorIsDry,1,backHome,4')
  expect(heatedIn(almost, 12 * HOUR)).toBeGreaterThan(HOUR)
})

describe('the adaptive function (behaviour 31.18)', () => {
  /** Returns the second Friday, after nine days of learning. */
  function friday(adaptiveFunction: 'on' | 'off', floor: FloorId): SimulationState {
    const state = coolState({ settings: { program: 'week', adaptiveFunction }, floor, startHour: 0 })
    return advance(state, 9 * DAY)
  }

  test.each(['mat', 'screed'] as const)('starts before six and is warm at six: %s', (floor) => {
    const { samples } = forecastOf(friday('on', floor))
    const six = samples.findIndex(({ at }) => at % DAY === 6 * HOUR)
    expect(samples[six]?.floor).toBeGreaterThanOrEqual(212)
    const early = samples.slice(0, six).filter(({ isHeating }) => isHeating)
    expect(early.length).toBeGreaterThan(2)
    // The setpoint is still the 17 degrees of the night.
    expect(early.every(({ setpoint }) => setpoint === 170)).toBe(true)
  })

  test.each<[FloorId, within: number]>([
    ['mat', 8],
    ['screed', 8],
    ['concrete', 15],
  ])('from the third day on %s is warm within %i minutes of six', (floor, within) => {
    let state = coolState({ settings: { program: 'week', adaptiveFunction: 'on' }, floor, startHour: 0 })
    // Wednesday is the first day. On Saturday and Sunday the program starts at seven.
    for (const days of [5, 6, 7, 8, 9]) {
      state = advance(state, day + days * DAY + 3 * HOUR - state.device.clock)
      while (sampleOf(state).floor < 218) state = advance(state, MINUTE)
      const minutes = (state.device.clock % DAY) / MINUTE
      expect(Math.abs(minutes - 6 * 60)).toBeLessThanOrEqual(within)
    }
  })

  test('without it the floor is still cold at six', () => {
    const { samples } = forecastOf(friday('off', 'screed'))
    expect(samples.find(({ at }) => at % DAY === 6 * HOUR)?.floor).toBeLessThan(205)
  })
})
