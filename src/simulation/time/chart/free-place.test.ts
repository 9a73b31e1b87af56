import { describe, expect, test } from 'vitest'
import { freeTopOf } from './free-place'

const area = { top: 0, bottom: 100 }

// behaviour 31.35
describe('the place of the value', () => {
  test('is at the top if no curve runs there', () => {
    expect(freeTopOf([], area, 20)).toBe(0)
    expect(freeTopOf([{ top: 25, bottom: 60 }], area, 20)).toBe(0)
  })

  test('is the middle of the highest gap that it fits into', () => {
    const curves = [
      { top: 70, bottom: 100 },
      { top: 5, bottom: 30 },
    ]
    expect(freeTopOf(curves, area, 20)).toBe(40)
  })

  test('is at the bottom if only there is a gap', () => {
    const curves = [
      { top: 10, bottom: 60 },
      { top: 40, bottom: 75 },
    ]
    expect(freeTopOf(curves, area, 20)).toBe(80)
  })

  test('is the largest gap if it fits into none', () => {
    expect(freeTopOf([{ top: 10, bottom: 95 }], area, 20)).toBe(0)
    expect(freeTopOf([{ top: 5, bottom: 90 }], area, 20)).toBe(80)
  })
})
