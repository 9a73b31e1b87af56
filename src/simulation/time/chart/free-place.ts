/** Finds a place for a label where no curve runs. Sizes are in px. */

/** A range of y, from its top down to its bottom. */
export interface VerticalRange {
  readonly top: number
  readonly bottom: number
}

/**
 * Returns the top of a label of the given height: in the highest gap that it fits into, otherwise in the largest one.
 * At the edge of the area the label stays at that edge, and so does not move with each bend of a curve.
 * @param curves the ranges that the curves cover, in any order
 */
export function freeTopOf(curves: readonly VerticalRange[], area: VerticalRange, height: number): number {
  const gaps = gapsBetween(curves, area)
  const largest = gaps.reduce((best, gap) => (heightOf(gap) > heightOf(best) ? gap : best))
  const gap = gaps.find((candidate) => heightOf(candidate) >= height) ?? largest
  if (gap.top === area.top) return gap.top
  if (gap.bottom === area.bottom) return gap.bottom - height
  return gap.top + (heightOf(gap) - height) / 2
}

/** Returns the gaps above, between and below the curves, from the top; some may have no height. */
function gapsBetween(
  curves: readonly VerticalRange[],
  area: VerticalRange,
): [VerticalRange, ...VerticalRange[]] {
  const sorted = [...curves].sort((one, other) => one.top - other.top)
  let top = area.top
  const above = sorted.map((curve): VerticalRange => {
    const gap = { top, bottom: curve.top }
    top = Math.max(top, curve.bottom)
    return gap
  })
  const below = { top, bottom: area.bottom }
  const [first, ...others] = above
  return first ? [first, ...others, below] : [below]
}

const heightOf = ({ top, bottom }: VerticalRange) => bottom - top
