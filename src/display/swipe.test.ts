import { expect, test } from 'vitest'
import { swipeDirection } from './swipe'

test('a swipe goes the way of its longer side', () => {
  expect(swipeDirection(-60, 10)).toBe('left')
  expect(swipeDirection(60, -20)).toBe('right')
  expect(swipeDirection(5, -40)).toBe('up')
  expect(swipeDirection(-30, 90)).toBe('down')
})

test('a finger that hardly moved tapped', () => {
  expect(swipeDirection(0, 0)).toBeNull()
  expect(swipeDirection(-23, 23)).toBeNull()
})
