import { beforeEach, expect, test } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { MINUTE } from '../../thermostat/device/device'
import { createLiveSimulation, type LiveSimulation } from './live-simulation'
import { initialTimeline, type Timeline } from './model'
import { noon, storeOf } from './testing'

let store: ReturnType<typeof storeOf>
let timeline: StoreApi<Timeline>
let simulation: LiveSimulation

beforeEach(() => {
  store = storeOf({})
  timeline = createStore<Timeline>(() => initialTimeline)
  simulation = createLiveSimulation(store, timeline)
})

test('before the start, no time passes and the timeline does not change', () => {
  simulation.advance(MINUTE)
  simulation.changeHouseSettings({ floor: 'mat', area: 30 })
  expect(simulation.isStarted()).toBe(false)
  expect(simulation.hasDeviceCaughtUp()).toBe(false)
  expect(store.getState().device.simulatedTime).toBeNull()
  expect(timeline.getState()).toBe(initialTimeline)
})

test('the timeline follows the device, and is stale after a change of the device', () => {
  simulation.start(null)
  simulation.advance(MINUTE)
  expect(simulation.getClock()).toBe(noon + MINUTE)
  expect(timeline.getState().currentSample?.at).toBe(noon + MINUTE)
  expect(simulation.hasDeviceCaughtUp()).toBe(true)
  expect(simulation.isStale()).toBe(false)
  store.getState().send({ type: 'stored', settings: { temperatureValue: 25 } })
  expect(simulation.hasDeviceCaughtUp()).toBe(true)
  expect(simulation.isStale()).toBe(true)
  simulation.advance(0)
  expect(simulation.isStale()).toBe(false)
  expect(timeline.getState().currentSample?.setpoint).toBe(250)
})

test('the timeline stays unchanged if a subscriber of the device ends the simulation', () => {
  simulation.start(null)
  const { currentSample } = timeline.getState()
  store.subscribe(() => simulation.end())
  simulation.advance(MINUTE)
  expect(simulation.isStarted()).toBe(false)
  expect(timeline.getState().currentSample).toBe(currentSample)
})

test('the forecast is computed anew after half an hour, and at once after a change', () => {
  simulation.start(null)
  // Nothing switches in this time.
  store.getState().send({ type: 'stored', settings: { temperatureValue: 5 } })
  simulation.advance(MINUTE)
  const { forecast } = timeline.getState()
  simulation.advance(29 * MINUTE)
  expect(timeline.getState().forecast).toBe(forecast)
  simulation.advance(MINUTE)
  const newer = timeline.getState().forecast
  expect(newer).not.toBe(forecast)
  store.getState().send({ type: 'stored', settings: { temperatureValue: 25 } })
  simulation.advance(MINUTE)
  expect(timeline.getState().forecast).not.toBe(newer)
})
