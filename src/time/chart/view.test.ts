import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../device/time'
import { monday } from './testing'
import { isMoving, viewFrom } from './view'

// behaviour 31.35
test('the view begins with the hour in which time began, and moves on once half of it is past', () => {
  const begun = monday + 30 * MINUTE
  expect(viewFrom(begun, begun)).toBe(monday)
  expect(viewFrom(begun, monday + 12 * HOUR)).toBe(monday)
  expect(viewFrom(begun, monday + 13 * HOUR)).toBe(monday + HOUR)
  expect(viewFrom(begun, monday + 36 * HOUR)).toBe(monday + 24 * HOUR)
  expect(isMoving(monday, monday + 11 * HOUR)).toBe(false)
  expect(isMoving(monday + HOUR, monday + 13 * HOUR)).toBe(true)
})
