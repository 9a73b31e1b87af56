import { expect, test } from 'vitest'
import type { Surroundings } from '../surroundings'
import { atHome } from '../testing'
import { hasChangedSurroundings } from './changed-surroundings'

// behaviour 17.7
test.each<[Partial<Surroundings>, boolean]>([
  [{}, false],
  [{ roomReading: 200 }, true],
  [{ outdoorReading: 0 }, true],
  [{ floorSensorConnected: false }, true],
  [{ fault: 3 }, true],
  [{ slot: 'occupied' }, true],
  // Equal to the stored readings.
  [{ roomReading: 190, floorReading: 190 }, false],
])('surroundings with %j differ from the beginning of a visit: %s', (surroundings, isChanged) => {
  expect(hasChangedSurroundings(atHome({}, surroundings).device)).toBe(isChanged)
})

test('only the given names are compared', () => {
  const changed = (surroundings: Partial<Surroundings>) =>
    hasChangedSurroundings(atHome({}, surroundings).device, ['windowOpen', 'postHeat'])
  expect(changed({ fault: 3 })).toBe(false)
  expect(changed({ windowOpen: true })).toBe(true)
})
