import { expect, test } from 'vitest'
import { motionBetween } from './motion'

const date = '/home/menu/settings/time-and-date'
// behaviour 24.3
test.each([
  ['/home', '/home/menu', 'deeper'],
  ['/', '/home', 'deeper'],
  ['/home/menu/settings/language', '/home/menu/settings', 'back'],
  [`${date}/set-time`, '/home', 'back'],
  // Between neighbours the way leads on.
  [`${date}/set-time`, `${date}/set-date`, 'deeper'],
  ['/home', '/home', 'still'],
])('screens slide the way the menu goes: from %s to %s %s', (from, to, motion) => {
  expect(motionBetween(from, to)).toBe(motion)
})
