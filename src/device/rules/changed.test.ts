import { expect, test } from 'vitest'
import type { Surroundings } from '../surroundings'
import { openAt } from '../testing'
import { isChanged } from './changed'

const changed = (surroundings: Partial<Surroundings>, names?: readonly (keyof Surroundings)[]) =>
  isChanged(openAt('/home', { surroundings }).device, names)

// behaviour 17.12
test('at the beginning of a visit everything is as usual', () => {
  expect(changed({})).toBe(false)
})

test.each<Partial<Surroundings>>([
  { roomReading: 200 },
  { outdoorReading: 0 },
  { floorSensorConnected: false },
  { fault: 3 },
  { slot: 'occupied' },
])('%j is not', (surroundings) => {
  expect(changed(surroundings)).toBe(true)
})

test('a reading that was set back to the stored one is', () => {
  expect(changed({ roomReading: 190, floorReading: 190 })).toBe(false)
})

test('what is not asked for does not count', () => {
  expect(changed({ fault: 3 }, ['windowOpen', 'postHeat'])).toBe(false)
  expect(changed({ windowOpen: true }, ['windowOpen', 'postHeat'])).toBe(true)
})
