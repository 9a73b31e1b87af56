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
  // Readings that were set back to the stored ones.
  [{ roomReading: 190, floorReading: 190 }, false],
])('everything is as usual at the beginning of a visit; with %j it is changed: %s', (surroundings, is) => {
  expect(hasChangedSurroundings(atHome({}, surroundings).device)).toBe(is)
})

test('what is not asked for does not count', () => {
  const changed = (surroundings: Partial<Surroundings>) =>
    hasChangedSurroundings(atHome({}, surroundings).device, ['windowOpen', 'postHeat'])
  expect(changed({ fault: 3 })).toBe(false)
  expect(changed({ windowOpen: true })).toBe(true)
})
