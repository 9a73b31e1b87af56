import { expect, test } from 'vitest'
import { HOUR } from '../../../thermostat/device/device'
import type { HouseEvent } from '../model'
import { sortByImportance } from './sort-events'
import { afternoon } from './testing'
import { VIEW_MS } from './view'

const program = (hours: number): HouseEvent => ({
  at: afternoon + hours * HOUR,
  kind: 'leave',
  temperature: 18,
})
const window = (hours: number): HouseEvent => ({ at: afternoon + hours * HOUR, kind: 'windowOpens' })
const from = afternoon - 12 * HOUR

test('the next event comes first, then what is rare, then what is near', () => {
  const events = [program(-10), program(-2), program(3), program(9), window(-11)]
  const weighed = [program(3), window(-11), program(-2), program(9), program(-10)]
  expect(sortByImportance(events, afternoon, from)).toEqual(weighed)
})

test('an event out of view is none', () => {
  expect(
    sortByImportance([program(-13), { ...program(0), at: from + VIEW_MS + 1 }], afternoon, from),
  ).toEqual([])
})
