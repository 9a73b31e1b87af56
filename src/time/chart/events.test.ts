import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../device/time'
import type { HouseEvent } from '../model'
import { byWeight } from './events'
import { monday } from './testing'

const program = (hours: number): HouseEvent => ({ at: monday + hours * HOUR, kind: 'leave', temperature: 18 })
const window = (hours: number): HouseEvent => ({ at: monday + hours * HOUR, kind: 'windowOpens' })

test('the next event comes first, then what is rare, then what is near', () => {
  const events = [program(-20), program(-2), program(3), program(9), window(-15)]
  expect(byWeight(events, monday)).toEqual([program(3), window(-15), program(-2), program(9), program(-20)])
})

test('an event out of view is none', () => {
  expect(byWeight([program(-25), { ...program(0), at: monday + DAY + 1 }], monday)).toEqual([])
})
