import { describe, expect, test } from 'vitest'
import { openAt } from '../testing'
import { lessInstalledPower, moreInstalledPower, withinBounds } from './steps'

describe('Installed power: 0 W or more', () => {
  test.each([
    [0, 50],
    [10, 20],
    [50, 60],
    [60, 70],
    [1990, 2000],
  ])('increment from 0 jumps to 50, otherwise steps of 10: %i W to %i W', (watts, more) => {
    expect(moreInstalledPower(watts)).toBe(more)
  })

  test.each([
    [60, 50],
    [50, 40],
    [20, 10],
    [10, 0],
    [5, 0],
    [0, 0],
  ])('decrement steps 10 down, not below 0: %i W to %i W', (watts, less) => {
    expect(lessInstalledPower(watts)).toBe(less)
  })

  // behaviour 28.3
  test('it can be raised for as long as the display has room for it, and no further', () => {
    expect(moreInstalledPower(9980)).toBe(9990)
    expect(moreInstalledPower(9990)).toBe(9990)
  })

  test('on its screen', () => {
    const visitor = openAt('/home/menu/installer/installed-effect').press('confirm')
    expect(visitor.enabled).not.toContain('previous')
    expect(visitor.press('next').draft).toBe(50)
    expect(visitor.press('next', 2).draft).toBe(70)
    expect(visitor.press('previous', 9).draft).toBe(0)
    expect(visitor.enabled).not.toContain('previous')
  })
})

describe('Comfort heating max: moves by 1 between 23 and 27', () => {
  const comfort = (comfortHeatingMaxTemp: number) =>
    openAt('/home/menu/installer/applications/comfort-heating/set-comfort-heating-temp', {
      settings: { application: 'comfortHeating', comfortHeating: 'on', comfortHeatingMaxTemp },
    }).press('confirm')

  test.each([23, 24, 25, 26, 27])('decrement allowed at 24 or more, increment at 26 or less: %i', (max) => {
    const { enabled } = comfort(max)
    expect(enabled.includes('previous')).toBe(max >= 24)
    expect(enabled.includes('next')).toBe(max <= 26)
  })

  test('by one', () => {
    expect(comfort(25).press('next').draft).toBe(26)
    expect(comfort(25).press('previous').draft).toBe(24)
  })
})

// behaviour 10.3
describe('Operating time limit: 0 (off) to 15 minutes, step 1', () => {
  const limit = (operatingTimeLimitation: number) =>
    openAt('/home/menu/installer/functions/operating-time-limitation', {
      settings: { operatingTimeLimitation },
    }).press('confirm')

  test('decrement from 1 gives 0', () => {
    const visitor = limit(1).press('previous')
    expect(visitor.draft).toBe(0)
    expect(visitor.enabled).not.toContain('previous')
  })

  test('increment from 0 gives 1', () => {
    expect(limit(0).press('next').draft).toBe(1)
  })

  test('capped at 15', () => {
    const visitor = limit(14).press('next')
    expect(visitor.draft).toBe(15)
    expect(visitor.enabled).not.toContain('next')
    expect(visitor.press('next').draft).toBe(15)
  })

  test("shown as 'off' at 0, otherwise minutes", () => {
    const visitor = limit(0)
    expect(visitor.body('stepper').shown).toBe('word.off')
    expect(visitor.press('next').body('stepper').shown).toMatchObject({ number: 1 })
  })
})

describe('within bounds', () => {
  const { more, less } = withinBounds({ min: 10, max: 30 }, 10)

  test('a step leads to the next value, and at the bound to the bound', () => {
    expect([more(10), more(20), more(30), more(25)]).toEqual([20, 30, 30, 30])
    expect([less(30), less(20), less(10), less(15)]).toEqual([20, 10, 10, 10])
  })
})
