/** What a finger or a wheel means: a tap, a swipe, or so many lines of a list. */

type SwipeDirection = 'left' | 'right' | 'up' | 'down'

/** A finger that moves less than this, in CSS px, taps. */
const SHORTEST_SWIPE = 24

/** @returns the direction in which a finger moved most, `null` for a tap */
export function swipeDirection(dx: number, dy: number): SwipeDirection | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SHORTEST_SWIPE) return null
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'up' : 'down'
}

/** A finger is never quite as exact as a row is high, in CSS px. */
const TOLERANCE = 2

/**
 * How many lines a list has followed a finger: one for each row height, down the list where it is positive.
 * @param dy how far the finger has moved, in CSS px
 */
export function linesDragged(dy: number, rowHeight: number): number {
  return -Math.sign(dy) * Math.floor((Math.abs(dy) + TOLERANCE) / rowHeight)
}

/** What a browser tells of a wheel or a trackpad. */
export interface Turn {
  readonly deltaY: number
  /** The unit of `deltaY`: 0 for CSS px, 1 for lines of text, 2 for pages. */
  readonly deltaMode: number
}

/** How much of `deltaY` browsers tell for one notch of a wheel, by its unit. */
const NOTCHES = [100, 3, 1] as const
/** A trackpad tells of smaller steps than any wheel: these are added up. In CSS px. */
const SMALLEST_NOTCH = 50

/**
 * Counts the lines that a wheel moves a list: one for each notch.
 * @param rest what earlier turns left, in CSS px
 */
export function linesTurned(rest: number, { deltaY, deltaMode }: Turn): { lines: number; rest: number } {
  const size = Math.abs(deltaY)
  const way = Math.sign(deltaY)
  if (deltaMode !== 0 || size >= SMALLEST_NOTCH) {
    const notches = Math.round(size / (NOTCHES[deltaMode] ?? size))
    return { lines: way * Math.max(1, notches), rest: 0 }
  }
  // A turn the other way begins anew.
  const sum = rest * way < 0 ? deltaY : rest + deltaY
  const lines = Math.trunc(sum / SMALLEST_NOTCH)
  return { lines, rest: sum - lines * SMALLEST_NOTCH }
}
