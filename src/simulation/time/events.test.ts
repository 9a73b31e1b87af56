import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../thermostat/device/device'
import { nextEventOf, withoutLimitGaps } from './events'
import type { HouseEvent } from './model'

const event = (kind: HouseEvent['kind'], at: number): HouseEvent => ({ kind, at })

describe('A limit (behaviour 31.26)', () => {
  test('that lets go for a while holds all the while', () => {
    const events = [
      event('limitHolds', 0),
      event('limitEnds', 10 * MINUTE),
      event('leave', 15 * MINUTE),
      event('limitHolds', 20 * MINUTE),
      event('limitEnds', 30 * MINUTE),
      event('limitHolds', 2 * HOUR),
      event('limitEnds', 3 * HOUR),
    ]
    expect(withoutLimitGaps(events)).toEqual([
      event('limitHolds', 0),
      event('leave', 15 * MINUTE),
      event('limitEnds', 3 * HOUR),
    ])
  })

  test('that lets go for longer has ended, and holds again', () => {
    const events = [event('limitHolds', 0), event('limitEnds', HOUR), event('limitHolds', 3 * HOUR)]
    expect(withoutLimitGaps(events)).toEqual(events)
  })
})

test('the next event is the first one that is not yet', () => {
  const leave = (hours: number) => event('leave', hours * HOUR)
  const window = event('windowOpens', 3 * HOUR)
  expect(nextEventOf([leave(-1), leave(0), leave(5), window], 0)).toEqual(window)
  expect(nextEventOf([leave(-1)], 0)).toBeUndefined()
})
