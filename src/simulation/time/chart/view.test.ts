import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../thermostat/device/device'
import { afternoon } from './testing'
import { isViewMoving, viewStartOf } from './view'

// behaviour 31.35
test('the view begins with the hour in which time began, and moves on once half of it is past', () => {
  const begun = afternoon + 30 * MINUTE
  expect(viewStartOf(begun, begun)).toBe(afternoon)
  expect(viewStartOf(begun, afternoon + 12 * HOUR)).toBe(afternoon)
  expect(viewStartOf(begun, afternoon + 13 * HOUR)).toBe(afternoon + HOUR)
  expect(viewStartOf(begun, afternoon + 36 * HOUR)).toBe(afternoon + 24 * HOUR)
  expect(isViewMoving(afternoon, afternoon + 11 * HOUR)).toBe(false)
  expect(isViewMoving(afternoon + HOUR, afternoon + 13 * HOUR)).toBe(true)
})
