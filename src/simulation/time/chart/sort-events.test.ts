import { expect, test } from 'vitest'
import { HOUR } from '../../../thermostat/device/device'
import type { HouseEvent } from '../model'
import { sortEventsInView } from './sort-events'
import { afternoon } from './testing'
import { VIEW_MS } from './view'

const programEvent = (hours: number): HouseEvent => ({
  at: afternoon + hours * HOUR,
  kind: 'leave',
  temperature: 18,
})
const windowEvent = (hours: number): HouseEvent => ({ at: afternoon + hours * HOUR, kind: 'windowOpens' })
const viewStart = afternoon - 12 * HOUR

test('the next event comes first, then events that are not of the program, then the nearest ones', () => {
  const events = [programEvent(-10), programEvent(-2), programEvent(3), programEvent(9), windowEvent(-11)]
  const sorted = [programEvent(3), windowEvent(-11), programEvent(-2), programEvent(9), programEvent(-10)]
  expect(sortEventsInView(events, afternoon, viewStart)).toEqual(sorted)
})

test('events out of view are left out', () => {
  expect(
    sortEventsInView(
      [programEvent(-13), { ...programEvent(0), at: viewStart + VIEW_MS + 1 }],
      afternoon,
      viewStart,
    ),
  ).toEqual([])
})
