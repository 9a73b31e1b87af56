/** Tells a swipe from a tap. */

type SwipeDirection = 'left' | 'right' | 'up' | 'down'

/** A finger that moves less than this, in CSS px, taps. */
const SHORTEST_SWIPE = 24

/** @returns the direction in which a finger moved most, `null` for a tap */
export function swipeDirection(dx: number, dy: number): SwipeDirection | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SHORTEST_SWIPE) return null
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'up' : 'down'
}
