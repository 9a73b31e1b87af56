import { describe, expect, test } from 'vitest'
import { openAt } from '../testing'
import { createIncrements, decreaseInstalledPower, increaseInstalledPower } from './increments'

describe('Installed power', () => {
  // behaviour 13.4
  test.each([
    [0, 50],
    [10, 20],
    [50, 60],
    [1990, 2000],
    // The maximum is the largest number that the display has room for.
    [9980, 9990],
    [9990, 9990],
  ])('next adds 50 to 0, else 10: %i W to %i W', (watts, increased) => {
    expect(increaseInstalledPower(watts)).toBe(increased)
  })

  test.each([
    [60, 50],
    [50, 40],
    [10, 0],
    [5, 0],
    [0, 0],
  ])('previous takes 10, not below 0: %i W to %i W', (watts, decreased) => {
    expect(decreaseInstalledPower(watts)).toBe(decreased)
  })
})

describe('The comfort maximum moves by 1 between 23 and 27', () => {
  test.each([23, 24, 25, 26, 27])('previous is enabled from 24, next up to 26: %i', (max) => {
    const settings = { comfortHeating: 'on', comfortHeatingMaxTemp: max } as const
    const path = '/home/menu/installer/applications/comfort-heating/set-comfort-heating-temp'
    const editing = () => openAt(path, { settings }).press('confirm')
    expect(editing().press('previous').draft).toBe(Math.max(23, max - 1))
    expect(editing().press('next').draft).toBe(Math.min(27, max + 1))
    expect(editing().enabled.includes('previous')).toBe(max >= 24)
    expect(editing().enabled.includes('next')).toBe(max <= 26)
  })
})

// behaviour 10.3
describe('The operating time limit moves by 1 between 0 (off) and 15 minutes', () => {
  test.each([
    [1, 'previous', 0, 'word.off'],
    [0, 'next', 1, { number: 1, unit: 'unit.minutesPerHour' }],
    [14, 'next', 15, { number: 15, unit: 'unit.minutesPerHour' }],
  ] as const)('from %i, %s leads to %i', (operatingTimeLimitation, button, value, valueText) => {
    const path = '/home/menu/installer/functions/operating-time-limitation'
    const visitor = openAt(path, { settings: { operatingTimeLimitation } }).press('confirm').press(button)
    expect(visitor.body('stepper')).toMatchObject({ value, valueText })
    expect(visitor.enabled.includes(button)).toBe(value === 1)
  })
})

test('createIncrements returns functions that stay within the bounds', () => {
  const { increase, decrease } = createIncrements({ min: 10, max: 30 }, 10)
  expect([increase(10), increase(20), increase(30), increase(25)]).toEqual([20, 30, 30, 30])
  expect([decrease(30), decrease(20), decrease(10), decrease(15)]).toEqual([20, 10, 10, 10])
})
