/** The two arcs that the filling of the dial's ring consists of while it changes, as fractions of the ring. */
interface RingArcs {
  /** From the start of the ring. */
  readonly still: number
  /** The part that rotates into place. */
  readonly moving: number
}

const HALF_A_DEGREE = 0.5 / 31

/**
 * Divides the filling into the part that stays and the part that rotates into place. Two changes are not animated: one
 * larger than the filling, because its arc would stick out at the start of the ring, and a small one to
 * an end at the reading's mark, because the mark moves at once and the end of the arc would be seen beyond it.
 */
export function ringArcs(before: number, fill: number, readingPosition: number | null): RingArcs {
  const change = Math.abs(fill - before)
  const isFollowing = fill === readingPosition && change < HALF_A_DEGREE
  const moving = isFollowing || change > Math.min(fill, before) ? 0 : change
  return { still: fill > before ? fill - moving : fill, moving }
}
