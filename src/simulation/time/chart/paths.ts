/** SVG path data. Coordinates are in px. */

const MIN_WIDTH_PX = 1

interface Point {
  readonly x: number
  readonly y: number
}

export interface Interval {
  readonly from: number
  readonly to: number
}

/** A value rounded to whole steps, such as tenths of a degree. */
export interface Reading {
  readonly x: number
  readonly value: number
}

/**
 * Smooths a value that changes slowly: a step of 1 becomes a slope between the middles of two equal runs. A larger
 * step stays as it is.
 */
export function smoothSteps(readings: readonly Reading[]): readonly Reading[] {
  return groupEqualReadings(readings).flatMap(({ from, to, value }, index, all) => {
    const before = all[index - 1]
    const after = all[index + 1]
    const startsWithJump = !before || Math.abs(before.value - value) > 1
    const endsWithJump = !after || Math.abs(after.value - value) > 1
    if (!startsWithJump && !endsWithJump) return [{ x: (from + to) / 2, value }]
    return [
      ...(startsWithJump ? [{ x: from, value }] : []),
      ...(endsWithJump && to > from ? [{ x: to, value }] : []),
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

export function linePath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(formatPoint).join('L')}`
}

/** Draws steps: each value holds until the next one. `null` interrupts the line. */
export function stepPath(points: readonly { readonly x: number; readonly y: number | null }[]): string {
  const parts: string[] = []
  let current: number | null = null
  points.forEach(({ x, y }, index) => {
    const isLast = index === points.length - 1
    if (y === current && !isLast) return
    if (current !== null) parts.push(`H${formatPx(x)}`)
    if (y !== null && y !== current)
      parts.push(current === null ? `M${formatPx(x)} ${formatPx(y)}` : `V${formatPx(y)}`)
    current = y
  })
  return parts.join('')
}

/** Draws a strip that is filled in the given intervals, each at least 1 px wide. */
export function stripPath(
  intervals: readonly Interval[],
  { top, height }: { readonly top: number; readonly height: number },
): string {
  return joinIntervals(intervals)
    .map(({ from, to }) => {
      const width = Math.max(MIN_WIDTH_PX, to - from)
      return `M${formatPx(from)} ${formatPx(top)}h${formatPx(width)}v${formatPx(height)}h${formatPx(-width)}z`
    })
    .join('')
}

/** Joins intervals that follow each other without a gap. */
function joinIntervals(intervals: readonly Interval[]): readonly Interval[] {
  const groups: { from: number; to: number }[] = []
  for (const { from, to } of intervals) {
    const last = groups.at(-1)
    if (last?.to === from) last.to = to
    else groups.push({ from, to })
  }
  return groups
}

const formatPoint = ({ x, y }: Point) => `${formatPx(x)} ${formatPx(y)}`

/** Rounds to a tenth of a px, which is not visible. */
function formatPx(value: number): string {
  return String(Math.round(value * 10) / 10)
}
