import { expect, test } from 'vitest'
import { online, openAt } from '../../testing'

const menu = '/home/menu'
// behaviour 14.7
test.each([
  [`${menu}/program/reset`, 'word.no'],
  [`${menu}/installer/reset/reset-everything`, 'word.no'],
  [`${menu}/installer/reset/save-data`, 'word.no'],
  [`${menu}/settings/wifi/reset-account`, 'word.no'],
  // Questions whose “yes” can be undone.
  ['/home/turn-off', 'word.yes'],
  ['/home/turn-on', 'word.yes'],
  [`${menu}/program/timer/start-timer`, 'word.yes'],
  [`${menu}/settings/wifi/connect-wifi`, 'word.yes'],
])('a question whose yes cannot be undone starts on no: %s starts on %s', (path, answer) => {
  const visitor = openAt(path, { settings: online })
  expect(visitor.lines[visitor.focus]?.text).toBe(answer)
  expect(visitor.pressToEnd('previous').focus).toBe(0)
})
