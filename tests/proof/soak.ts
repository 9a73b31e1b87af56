/** What `npm run soak` does: random visits, until so many presses were made or one of them failed. */
import fc from 'fast-check'
import { story } from './acts'
import { compare } from './compare'

/** Few enough that a failure is found again soon by its seed, many enough that a line of progress takes a while. */
const VISITS = 1000

export interface Progress {
  readonly seed: number
  readonly presses: number
  /** What went wrong, with the shortest visit that does, or `null`. */
  readonly failure: string | null
}

/** Makes at least so many presses, batch by batch; each batch has the seed after that of the one before. */
export function* soak(presses: number, firstSeed: number): Generator<Progress> {
  let made = 0
  for (let seed = firstSeed; made < presses; seed++) {
    const details = fc.check(
      fc.property(story, (one) => {
        made += compare(one)
      }),
      { seed, numRuns: VISITS },
    )
    yield { seed, presses: made, failure: fc.defaultReportMessage(details) ?? null }
    if (details.failed) return
  }
}
