import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../thermostat/device/device'
import { afternoon } from './testing'
import { isViewMoving, viewStartOf } from './view'

// behaviour 31.35
test('the view begins at the hour of the first sample, and moves once half of it is past', () => {
  const firstSampleTime = afternoon + 30 * MINUTE
  expect(viewStartOf(firstSampleTime, firstSampleTime)).toBe(afternoon)
  expect(viewStartOf(firstSampleTime, afternoon + 12 * HOUR)).toBe(afternoon)
  expect(viewStartOf(firstSampleTime, afternoon + 13 * HOUR)).toBe(afternoon + HOUR)
  expect(viewStartOf(firstSampleTime, afternoon + 36 * HOUR)).toBe(afternoon + 24 * HOUR)
  expect(isViewMoving(afternoon, afternoon + 11 * HOUR)).toBe(false)
  expect(isViewMoving(afternoon + HOUR, afternoon + 13 * HOUR)).toBe(true)
})
