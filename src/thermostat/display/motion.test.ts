import { expect, test } from 'vitest'
import { motionBetween } from './motion'

const date = '/home/menu/settings/time-and-date'
// behaviour 24.3
test.each([
  ['/home', '/home/menu', 'deeper'],
  ['/', '/home', 'deeper'],
  ['/home/menu/settings/language', '/home/menu/settings', 'back'],
  [`${date}/set-time`, '/home', 'back'],
  // Screens of the same depth.
  [`${date}/set-time`, `${date}/set-date`, 'deeper'],
  ['/home', '/home', 'still'],
])('the direction of the slide from %s to %s is %s', (from, to, motion) => {
  expect(motionBetween(from, to)).toBe(motion)
})
