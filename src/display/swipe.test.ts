import { expect, test } from 'vitest'
import { swipeWay } from './swipe'

test('a swipe goes the way of its longer side', () => {
  expect(swipeWay(-60, 10)).toBe('left')
  expect(swipeWay(60, -20)).toBe('right')
  expect(swipeWay(5, -40)).toBe('up')
  expect(swipeWay(-30, 90)).toBe('down')
})

test('a finger that hardly moved tapped', () => {
  expect(swipeWay(0, 0)).toBeNull()
  expect(swipeWay(-23, 23)).toBeNull()
})
