/** Why something is not possible, greyed out or as it is: loaded with its texts when first asked for. */
import type * as why from '../guidance/why/why'

export type Reasons = typeof why

/** Calls `use` with the reasons: at once where they are loaded, and never where they cannot be. */
export type WithReasons = (use: (reasons: Reasons) => void) => void

/** @param loadTexts loads what the reasons say */
export function reasonsWhenAsked(loadTexts: () => Promise<unknown>): WithReasons {
  let loaded: Reasons | null = null
  return (use) => {
    if (loaded) {
      use(loaded)
      return
    }
    Promise.all([import('../guidance/why/why'), loadTexts()]).then(
      ([reasons]) => {
        loaded = reasons
        use(reasons)
      },
      () => undefined,
    )
  }
}
