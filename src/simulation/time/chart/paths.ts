/** SVG path data. Coordinates are in px. */

const MIN_INTERVAL_WIDTH_PX = 1

interface Point {
  readonly x: number
  readonly y: number
}

/** A range of x coordinates. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** An integer value, such as tenths of a degree, at an x coordinate. */
export interface Reading {
  readonly x: number
  readonly value: number
}

/**
 * Smooths a value that changes slowly. Readings are grouped while their values are equal. A group becomes the point
 * in its middle, so that the line slopes between groups that differ by 1. Beside a larger change, and at an end of
 * the line, the first or last reading of the group is kept instead.
 */
export function smoothSteps(readings: readonly Reading[]): readonly Reading[] {
  return groupEqualReadings(readings).flatMap(({ from, to, value }, index, groups) => {
    const previous = groups[index - 1]
    const next = groups[index + 1]
    const keepsStart = !previous || Math.abs(previous.value - value) > 1
    const keepsEnd = !next || Math.abs(next.value - value) > 1
    if (!keepsStart && !keepsEnd) return [{ x: (from + to) / 2, value }]
    return [
      ...(keepsStart ? [{ x: from, value }] : []),
      ...(keepsEnd && (to > from || !keepsStart) ? [{ x: to, value }] : []),
    ]
  })
}

function groupEqualReadings(
  readings: readonly Reading[],
): readonly (Interval & { readonly value: number })[] {
  const groups: { from: number; to: number; value: number }[] = []
  for (const { x, value } of readings) {
    const last = groups.at(-1)
    if (last?.value === value) last.to = x
    else groups.push({ from: x, to: x, value })
  }
  return groups
}

export function linePathOf(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(formatPoint).join('L')}`
}

/** Returns a path of steps: each y stays the same until the next point. `null` interrupts the line. */
export function stepPathOf(points: readonly { readonly x: number; readonly y: number | null }[]): string {
  const parts: string[] = []
  let currentY: number | null = null
  points.forEach(({ x, y }, index) => {
    // The last point ends the line, even if its y is the same.
    const isLast = index === points.length - 1
    if (y === currentY && !isLast) return
    if (currentY !== null) parts.push(`H${formatPx(x)}`)
    if (y !== null && y !== currentY)
      parts.push(currentY === null ? `M${formatPx(x)} ${formatPx(y)}` : `V${formatPx(y)}`)
    currentY = y
  })
  return parts.join('')
}

/** Returns the path of a strip that is filled in the given intervals, each at least 1 px wide. */
export function stripPathOf(
  intervals: readonly Interval[],
  { top, height }: { readonly top: number; readonly height: number },
): string {
  return joinIntervals(intervals)
    .map(({ from, to }) => {
      const width = Math.max(MIN_INTERVAL_WIDTH_PX, to - from)
      return `M${formatPx(from)} ${formatPx(top)}h${formatPx(width)}v${formatPx(height)}h${formatPx(-width)}z`
    })
    .join('')
}

/** Joins intervals that follow each other without a gap. */
function joinIntervals(intervals: readonly Interval[]): readonly Interval[] {
  const joined: { from: number; to: number }[] = []
  for (const { from, to } of intervals) {
    const last = joined.at(-1)
    if (last?.to === from) last.to = to
    else joined.push({ from, to })
  }
  return joined
}

const formatPoint = ({ x, y }: Point) => `${formatPx(x)} ${formatPx(y)}`

/** Rounds to a tenth of a px. The difference is not visible. */
function formatPx(value: number): string {
  return String(Math.round(value * 10) / 10)
}
