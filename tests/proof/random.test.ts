import fc from 'fast-check'
import { describe, test } from 'vitest'
import { sampleSize } from '../sample'
import { story } from './acts'
import { compare } from './compare'

/** About 60,000 presses per seed, the same in every run; `npm run soak` makes millions with new seeds. */
const VISITS = sampleSize(600, 5)
const MINUTE = 60_000

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
