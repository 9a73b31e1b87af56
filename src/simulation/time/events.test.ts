import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../thermostat/device/device'
import { joinLimitPeriods, nextEventOf, nextStopOf } from './events'
import type { HouseEvent } from './model'

const event = (kind: HouseEvent['kind'], at: number): HouseEvent => ({ kind, at })

describe('a limit (behaviour 31.26)', () => {
  test('with a short gap counts as one limit', () => {
    const events = [
      event('limitHolds', 0),
      event('limitEnds', 10 * MINUTE),
      event('leave', 15 * MINUTE),
      event('limitHolds', 20 * MINUTE),
      event('limitEnds', 30 * MINUTE),
      event('limitHolds', 2 * HOUR),
      event('limitEnds', 3 * HOUR),
    ]
    expect(joinLimitPeriods(events)).toEqual([
      event('limitHolds', 0),
      event('leave', 15 * MINUTE),
      event('limitEnds', 3 * HOUR),
    ])
  })

  test('with a long gap counts as two limits', () => {
    const events = [event('limitHolds', 0), event('limitEnds', HOUR), event('limitHolds', 3 * HOUR)]
    expect(joinLimitPeriods(events)).toEqual(events)
  })
})

test('the next event is the first one after now', () => {
  const leave = (hours: number) => event('leave', hours * HOUR)
  const windowOpens = event('windowOpens', 3 * HOUR)
  expect(nextEventOf([leave(-1), leave(0), leave(5), windowOpens], 0)).toEqual(windowOpens)
  expect(nextEventOf([leave(-1)], 0)).toBeUndefined()
})

test('the next stop is the next event, else a relay change that is ahead', () => {
  const nextRelayChange = { at: HOUR, isOn: true }
  const events = [event('leave', 2 * HOUR)]
  expect(nextStopOf({ events, nextRelayChange }, 0)).toBe(events[0])
  expect(nextStopOf({ events: [], nextRelayChange }, 0)).toBe(nextRelayChange)
  expect(nextStopOf({ events: [], nextRelayChange }, HOUR)).toBeUndefined()
  expect(nextStopOf({ events: [], nextRelayChange: null }, 0)).toBeUndefined()
})
