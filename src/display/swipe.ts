/** Telling a swipe from a tap. */

export type SwipeWay = 'left' | 'right' | 'up' | 'down'

/** Shorter than this, in CSS px, a finger tapped. */
const SHORTEST = 24

/** A finger that moved slantwise meant the axis on which it moved more. */
export function swipeWay(dx: number, dy: number): SwipeWay | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SHORTEST) return null
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'up' : 'down'
}
