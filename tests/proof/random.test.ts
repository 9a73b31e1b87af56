import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settingNames } from '../../src/device/settings'
import { sampleSize } from '../helpers/sample'
import { story } from './acts'
import { compare } from './compare'
import { fieldsOfMemory } from './naive/memory'

/** About 60,000 presses per seed, the same in every run; `npm run soak` makes millions with new seeds. */
const VISITS = sampleSize(600, 5)
const MINUTE = 60_000

test('the model has every field that somebody sets, but for what it says in other words', () => {
  const missing = settingNames.filter((name) => !fieldsOfMemory.some((field) => field === name))
  expect(missing, 'fields to add to tests/proof/naive/memory.ts').toEqual(['wifi', 'wifiNetwork'])
})

describe('device and naive model agree on every value and button that the model follows', () => {
  test.each([1, 2])(
    'through the visits of seed %i',
    (seed) => {
      fc.assert(
        fc.property(story, (one) => {
          compare(one)
        }),
        { seed, numRuns: VISITS },
      )
    },
    MINUTE,
  )
})
