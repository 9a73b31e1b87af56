import { expect, test } from 'vitest'
import { momentsAfter, nextAlarm } from './alarm'

const HOUR = 3_600_000
const NEVER = Number.NEGATIVE_INFINITY

test.each([
  ['the earliest timer', [500, 200], NEVER, 0, { due: 200, wait: 200, isWhole: true }],
  ['none', [], NEVER, 0, null],
  ['one that rang and is there all the same does not ring again', [100], 100, 150, null],
  ['it lets the others ring', [100, 300], 100, 150, { due: 300, wait: 150, isWhole: true }],
  [
    'one that came too late is waited for no longer',
    [100, 300],
    100,
    350,
    { due: 300, wait: 0, isWhole: true },
  ],
  [
    'after the clock was set back, what is due before the last alarm',
    [100],
    500,
    50,
    { due: 100, wait: 50, isWhole: true },
  ],
  ['an hour', [HOUR], NEVER, 0, { due: HOUR, wait: HOUR, isWhole: true }],
  ['more is waited for in pieces', [HOUR + 1], NEVER, 0, { due: HOUR + 1, wait: HOUR, isWhole: false }],
])('%s', (_what, dues, rung, now, alarm) => {
  expect(nextAlarm(dues, rung, now)).toEqual(alarm)
})

test('a wait that is over is over, though the clock was set back meanwhile, which the device learns', () => {
  expect(momentsAfter(1500, 1500)).toEqual([1500])
  expect(momentsAfter(1500, 9000)).toEqual([9000])
  expect(momentsAfter(1500, 1500 - HOUR)).toEqual([1500, 1500 - HOUR])
})
