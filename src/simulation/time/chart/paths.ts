/** What the lines and the strip of the chart are drawn along. */

interface Point {
  readonly x: number
  readonly y: number
}

/** What holds from one px to another: a part of the time in which it heats, say. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** A value that is known in steps, such as a reading in tenths of a degree. */
export interface Reading {
  readonly x: number
  readonly value: number
}

/**
 * What a slow value was between its readings: a step of one is a slope between two middles, no stair.
 * A greater change is one, and stays where it is.
 */
export function smoothSteps(readings: readonly Reading[]): readonly Reading[] {
  return groupEqualReadings(readings).flatMap(({ from, to, value }, index, all) => {
    const before = all[index - 1]
    const after = all[index + 1]
    const begins = !before || Math.abs(before.value - value) > 1
    const ends = !after || Math.abs(after.value - value) > 1
    if (!begins && !ends) return [{ x: (from + to) / 2, value }]
    return [...(begins ? [{ x: from, value }] : []), ...(ends && to > from ? [{ x: to, value }] : [])]
  })
}

/** Readings of one value after the other. */
function groupEqualReadings(
  readings: readonly Reading[],
): readonly (Interval & { readonly value: number })[] {
  const found: { from: number; to: number; value: number }[] = []
  for (const { x, value } of readings) {
    const last = found.at(-1)
    if (last?.value === value) last.to = x
    else found.push({ from: x, to: x, value })
  }
  return found
}

/** A line from point to point. */
export function linePath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(formatPoint).join('L')}`
}

/** Steps: each value holds until the next one. Where there is none, the line is interrupted. */
export function stepPath(points: readonly { readonly x: number; readonly y: number | null }[]): string {
  const parts: string[] = []
  let held: number | null = null
  points.forEach(({ x, y }, index) => {
    const isLast = index === points.length - 1
    if (y === held && !isLast) return
    if (held !== null) parts.push(`H${formatPx(x)}`)
    if (y !== null && y !== held)
      parts.push(held === null ? `M${formatPx(x)} ${formatPx(y)}` : `V${formatPx(y)}`)
    held = y
  })
  return parts.join('')
}

/**
 * A strip that is filled where something holds: seen however short that is.
 * @param top y of the strip
 */
export function stripPath(
  stretches: readonly Interval[],
  { top, height }: { readonly top: number; readonly height: number },
): string {
  return joinIntervals(stretches)
    .map(({ from, to }) => {
      const width = Math.max(1, to - from)
      return `M${formatPx(from)} ${formatPx(top)}h${formatPx(width)}v${formatPx(height)}h${formatPx(-width)}z`
    })
    .join('')
}

/** Stretches that follow each other are one. */
function joinIntervals(stretches: readonly Interval[]): readonly Interval[] {
  const found: { from: number; to: number }[] = []
  for (const { from, to } of stretches) {
    const last = found.at(-1)
    if (last?.to === from) last.to = to
    else found.push({ from, to })
  }
  return found
}

const formatPoint = ({ x, y }: Point) => `${formatPx(x)} ${formatPx(y)}`

/** A tenth of a px is less than anybody sees. */
function formatPx(value: number): string {
  return String(Math.round(value * 10) / 10)
}
