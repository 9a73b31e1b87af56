import { beforeEach, expect, test } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { MINUTE } from '../../thermostat/device/device'
import { type CourseOnPage, createCourseOnPage } from './course-on-page'
import { notStarted, type Timeline } from './model'
import { noon, storeOf } from './testing'

let store: ReturnType<typeof storeOf>
let timeline: StoreApi<Timeline>
let course: CourseOnPage

beforeEach(() => {
  store = storeOf({})
  timeline = createStore<Timeline>(() => notStarted)
  course = createCourseOnPage(store, timeline)
})

test('before it has begun, nothing passes and nothing is shown', () => {
  course.pass(MINUTE)
  course.replan({ floor: 'mat', area: 30 })
  expect(course.hasBegun()).toBe(false)
  expect(course.isInStep()).toBe(false)
  expect(store.getState().device.passing).toBeNull()
  expect(timeline.getState()).toBe(notStarted)
})

test('the device and the timeline are at the same moment, until somebody changes the device', () => {
  course.begin(null)
  course.pass(MINUTE)
  expect(course.clock()).toBe(noon + MINUTE)
  expect(timeline.getState().now?.at).toBe(noon + MINUTE)
  expect(course.isInStep()).toBe(true)
  expect(course.isStale()).toBe(false)
  store.getState().send({ type: 'stored', settings: { temperatureValue: 25 } })
  expect(course.isInStep()).toBe(true)
  expect(course.isStale()).toBe(true)
  course.pass(0)
  expect(course.isStale()).toBe(false)
  expect(timeline.getState().now?.setpoint).toBe(250)
})

test('ended by what its time brings about, it shows nothing of that time', () => {
  course.begin(null)
  const { now } = timeline.getState()
  store.subscribe(() => course.end())
  course.pass(MINUTE)
  expect(course.hasBegun()).toBe(false)
  expect(timeline.getState().now).toBe(now)
})
