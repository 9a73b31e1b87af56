import { expect, test } from 'vitest'
import { momentsAfter, nextAlarm } from './alarm'

test.each([
  ['the earliest timer', [500, 200], Number.NEGATIVE_INFINITY, 0, 200],
  ['none', [], Number.NEGATIVE_INFINITY, 0, null],
  ['one that rang and is there all the same does not ring again', [100], 100, 150, null],
  ['it lets the others ring', [100, 300], 100, 150, 300],
  ['one that is late rings at once', [100, 300], 100, 350, 300],
  ['after the clock was set back, what is due before the last alarm', [100], 500, 50, 100],
])('%s', (_what, dues, rung, now, due) => {
  expect(nextAlarm(dues, rung, now)).toBe(due)
})

test('a wait that is over is over, though the clock was set back meanwhile, which the device learns', () => {
  expect(momentsAfter(1500, 1500)).toEqual([1500])
  expect(momentsAfter(1500, 9000)).toEqual([9000])
  expect(momentsAfter(1500, 1000)).toEqual([1500, 1000])
})
