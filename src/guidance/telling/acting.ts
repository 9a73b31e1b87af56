/** What an act does, with all that the display shows until it is at rest again. */
import { type Moment, type Picture, picture, rest, step } from '../../device/device'
import type { Act } from '../model'
import { replay } from '../ways'

export interface Acted {
  readonly act: Act
  /** Both at rest. */
  readonly before: Moment
  readonly after: Moment
  /** What was shown in between and passed by itself: an overlay, the splash. */
  readonly passing: readonly Picture[]
}

/** One act or several; the first one is always there. */
export type Parts = readonly [Acted, ...Acted[]]

export function acted(start: Moment, act: Act): Acted {
  const before = rest(start)
  const passing: Picture[] = []
  const after = replay(before, act, (device, input) => {
    const shown = picture(device)
    if (shown.pending) passing.push(shown)
    return step(device, input)
  })
  return { act, before, after, passing }
}

/** Several acts as one. */
export function joined(parts: Parts): Acted {
  const after = parts.at(-1)?.after ?? parts[0].after
  return { ...parts[0], after, passing: parts.flatMap(({ passing }) => passing) }
}
