/** What `npm run soak` does: random visits until enough presses were made or a visit failed. */
import fc from 'fast-check'
import { story } from './acts'
import { compare } from './compare'

/** Visits per seed: few enough to repeat a failure quickly, many enough to keep the progress report short. */
const VISITS = 1000

export interface Progress {
  readonly seed: number
  readonly presses: number
  /** What went wrong, with the shortest visit that shows it; `null` when nothing did. */
  readonly failure: string | null
}

/** Makes at least this many presses, in batches; each batch has the next seed. */
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
