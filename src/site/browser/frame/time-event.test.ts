import { expect, test } from 'vitest'
import { NOON } from '../../../../tests/helpers/fakes/clock'
import { deviceAt } from '../../../../tests/helpers/fakes/device'
import { NOT_RUNNING, type TimeRun, timeEvent, timeRunOf } from './time-event'

const MINUTE = 60_000
const at = Date.UTC(2026, 10, 23, 5, 30)
const run = (at: number | null, speed: TimeRun['speed'] = 600): TimeRun => ({ at, speed })
const news = (at: string | null, speed: number) => ({ v: 1, type: 'time', at, speed })

// behaviour 25.4
test.each([
  ['starts, as local time', run(at), NOT_RUNNING, news('2026-11-23T05:30:00', 600)],
  ['ends', NOT_RUNNING, run(at), news(null, 1)],
  ['does not run', NOT_RUNNING, NOT_RUNNING, null],
  ['goes on within an hour', run(at + 29 * MINUTE), run(at), null],
  ['comes to the next hour', run(at + 30 * MINUTE), run(at + 29 * MINUTE), news('2026-11-23T06:00:00', 600)],
  ['jumps to that hour of another day', run(at + 1440 * MINUTE), run(at), news('2026-11-24T05:30:00', 600)],
  ['has another speed', run(at, 60), run(at), news('2026-11-23T05:30:00', 60)],
  ['stops', run(at, 0), run(at, 60), news('2026-11-23T05:30:00', 0)],
])('the host page gets an event if needed: time %s', (_what, now, before, told) => {
  expect(timeEvent(now, before)).toEqual(told)
})

test('time runs if both the device and the timeline say so', () => {
  const device = deviceAt('/home')
  const passing = { ...device, clock: NOON, simulatedTime: {} as NonNullable<typeof device.simulatedTime> }
  expect(timeRunOf(passing, { isStarted: true, speed: 60 })).toEqual(run(NOON, 60))
  expect(timeRunOf(device, { isStarted: true, speed: 60 })).toEqual(NOT_RUNNING)
  expect(timeRunOf(passing, { isStarted: false, speed: 1 })).toEqual(NOT_RUNNING)
})
