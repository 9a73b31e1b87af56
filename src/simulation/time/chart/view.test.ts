import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../thermostat/device/device'
import { afternoon } from './testing'
import { isMoving, viewFrom } from './view'

// behaviour 31.35
test('the view begins with the hour in which time began, and moves on once half of it is past', () => {
  const begun = afternoon + 30 * MINUTE
  expect(viewFrom(begun, begun)).toBe(afternoon)
  expect(viewFrom(begun, afternoon + 12 * HOUR)).toBe(afternoon)
  expect(viewFrom(begun, afternoon + 13 * HOUR)).toBe(afternoon + HOUR)
  expect(viewFrom(begun, afternoon + 36 * HOUR)).toBe(afternoon + 24 * HOUR)
  expect(isMoving(afternoon, afternoon + 11 * HOUR)).toBe(false)
  expect(isMoving(afternoon + HOUR, afternoon + 13 * HOUR)).toBe(true)
})
