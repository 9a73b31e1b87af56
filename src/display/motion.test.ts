import { expect, test } from 'vitest'
import { motionBetween } from './motion'

// behaviour 24.3
test('screens slide the way the menu goes', () => {
  expect(motionBetween('/home', '/home/menu')).toBe('deeper')
  expect(motionBetween('/home/menu/settings/language', '/home/menu/settings')).toBe('back')
  expect(motionBetween('/home/menu/settings/time-and-date/set-time', '/home')).toBe('back')
  expect(motionBetween('/', '/home')).toBe('deeper')
})

test('between neighbours the way leads on', () => {
  expect(
    motionBetween('/home/menu/settings/time-and-date/set-time', '/home/menu/settings/time-and-date/set-date'),
  ).toBe('deeper')
})

test('a screen that stays does not slide', () => {
  expect(motionBetween('/home', '/home')).toBe('still')
})
