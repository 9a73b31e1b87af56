import { expect, test } from 'vitest'
import { NOON } from '../../../tests/helpers/fakes/clock'
import { deviceAt } from '../../../tests/helpers/fakes/device'
import { NOT_RUN, type Run, runOf, timeNews } from './time-news'

const MINUTE = 60_000
const at = Date.UTC(2026, 10, 23, 5, 30)
const run = (at: number | null, speed: Run['speed'] = 600): Run => ({ at, speed })
const news = (at: string | null, speed: number) => ({ v: 1, type: 'time', at, speed })

// behaviour 31.42
test('the page around hears that time begins, on the wall clock, and that it ends', () => {
  expect(timeNews(run(at), NOT_RUN)).toEqual(news('2026-11-23T05:30:00', 600))
  expect(timeNews(NOT_RUN, run(at))).toEqual(news(null, 1))
  expect(timeNews(NOT_RUN, NOT_RUN)).toBeNull()
})

test('within an hour it hears no more; then the next one, or the one to which time jumped', () => {
  expect(timeNews(run(at + 29 * MINUTE), run(at))).toBeNull()
  expect(timeNews(run(at + 30 * MINUTE), run(at + 29 * MINUTE))).toEqual(news('2026-11-23T06:00:00', 600))
  const tomorrow = timeNews(run(at + 24 * 60 * MINUTE), run(at))
  expect(tomorrow, 'the same hour').toEqual(news('2026-11-24T05:30:00', 600))
})

test('it hears of another speed, and that time stands', () => {
  expect(timeNews(run(at, 60), run(at))).toEqual(news('2026-11-23T05:30:00', 60))
  expect(timeNews(run(at, 0), run(at, 60))).toEqual(news('2026-11-23T05:30:00', 0))
})

test('time runs where the device and its clockwork both say so', () => {
  const device = deviceAt('/home')
  const passing = { ...device, clock: NOON, passing: {} as NonNullable<typeof device.passing> }
  expect(runOf(passing, { isStarted: true, speed: 60 })).toEqual(run(NOON, 60))
  expect(runOf(device, { isStarted: true, speed: 60 })).toEqual(NOT_RUN)
  expect(runOf(passing, { isStarted: false, speed: 1 })).toEqual(NOT_RUN)
})
