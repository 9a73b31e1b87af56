import { beforeEach, expect, test } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { MINUTE } from '../../thermostat/device/device'
import { createLiveSimulation, type LiveSimulation } from './live-simulation'
import { initialTimeline, type Timeline } from './model'
import { noon, storeOf } from './testing'

let store: ReturnType<typeof storeOf>
let timeline: StoreApi<Timeline>
let course: LiveSimulation

beforeEach(() => {
  store = storeOf({})
  timeline = createStore<Timeline>(() => initialTimeline)
  course = createLiveSimulation(store, timeline)
})

test('before it has begun, nothing passes and nothing is shown', () => {
  course.advance(MINUTE)
  course.changePlan({ floor: 'mat', area: 30 })
  expect(course.isStarted()).toBe(false)
  expect(course.isSynced()).toBe(false)
  expect(store.getState().device.passing).toBeNull()
  expect(timeline.getState()).toBe(initialTimeline)
})

test('the device and the timeline are at the same moment, until somebody changes the device', () => {
  course.start(null)
  course.advance(MINUTE)
  expect(course.clock()).toBe(noon + MINUTE)
  expect(timeline.getState().now?.at).toBe(noon + MINUTE)
  expect(course.isSynced()).toBe(true)
  expect(course.isStale()).toBe(false)
  store.getState().send({ type: 'stored', settings: { temperatureValue: 25 } })
  expect(course.isSynced()).toBe(true)
  expect(course.isStale()).toBe(true)
  course.advance(0)
  expect(course.isStale()).toBe(false)
  expect(timeline.getState().now?.setpoint).toBe(250)
})

test('ended by what its time brings about, it shows nothing of that time', () => {
  course.start(null)
  const { now } = timeline.getState()
  store.subscribe(() => course.end())
  course.advance(MINUTE)
  expect(course.isStarted()).toBe(false)
  expect(timeline.getState().now).toBe(now)
})
