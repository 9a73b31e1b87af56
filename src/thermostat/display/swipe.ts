/** Interprets the movement of a finger or a wheel: a tap, a swipe, or a number of list lines. */

type FingerDirection = 'left' | 'right' | 'up' | 'down'

/** A finger that moves less than this taps. */
const MIN_SWIPE_PX = 24

/** @returns the direction in which a finger moved most, `null` for a tap */
export function swipeDirection(dx: number, dy: number): FingerDirection | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < MIN_SWIPE_PX) return null
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'up' : 'down'
}

/** A finger may stop this far short of a whole row. */
const DRAG_TOLERANCE_PX = 2

/**
 * Counts the lines that a list has moved with a finger: one per row height, positive towards the end of the list.
 * @param dy distance that the finger has moved, in CSS px
 */
export function linesDragged(dy: number, rowHeight: number): number {
  return -Math.sign(dy) * Math.floor((Math.abs(dy) + DRAG_TOLERANCE_PX) / rowHeight)
}

/** The properties of a `WheelEvent` that are used. */
export interface WheelDelta {
  readonly deltaY: number
  /** The unit of `deltaY`: 0 for CSS px, 1 for lines of text, 2 for pages. */
  readonly deltaMode: number
}

/** `deltaY` for one notch of a wheel, indexed by `deltaMode`. */
const DELTA_PER_NOTCH = [100, 3, 1] as const
/** Smaller steps come from a trackpad and are added up. */
const MIN_NOTCH_PX = 50

/**
 * Counts the lines that a wheel moves a list: one per notch, or per `MIN_NOTCH_PX` of a trackpad's small steps.
 * @param remainder movement left over from earlier events, in CSS px
 */
export function linesScrolled(
  remainder: number,
  { deltaY, deltaMode }: WheelDelta,
): { lines: number; remainder: number } {
  const size = Math.abs(deltaY)
  const direction = Math.sign(deltaY)
  if (deltaMode !== 0 || size >= MIN_NOTCH_PX) {
    const notches = Math.round(size / (DELTA_PER_NOTCH[deltaMode] ?? size))
    return { lines: direction * Math.max(1, notches), remainder: 0 }
  }
  // A change of direction discards the remainder.
  const sum = remainder * direction < 0 ? deltaY : remainder + deltaY
  const lines = Math.trunc(sum / MIN_NOTCH_PX)
  return { lines, remainder: sum - lines * MIN_NOTCH_PX }
}
