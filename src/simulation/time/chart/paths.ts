/** What the lines and the strip of the chart are drawn along. */

interface Point {
  readonly x: number
  readonly y: number
}

/** What holds from one px to another: a part of the time in which it heats, say. */
export interface Stretch {
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
export function smooth(readings: readonly Reading[]): readonly Reading[] {
  return runs(readings).flatMap(({ from, to, value }, index, all) => {
    const before = all[index - 1]
    const after = all[index + 1]
    const begins = !before || Math.abs(before.value - value) > 1
    const ends = !after || Math.abs(after.value - value) > 1
    if (!begins && !ends) return [{ x: (from + to) / 2, value }]
    return [...(begins ? [{ x: from, value }] : []), ...(ends && to > from ? [{ x: to, value }] : [])]
  })
}

/** Readings of one value after the other. */
function runs(readings: readonly Reading[]): readonly (Stretch & { readonly value: number })[] {
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
  return points.length === 0 ? '' : `M${points.map(pair).join('L')}`
}

/** Steps: each value holds until the next one. Where there is none, the line is interrupted. */
export function stepPath(points: readonly { readonly x: number; readonly y: number | null }[]): string {
  const parts: string[] = []
  let held: number | null = null
  points.forEach(({ x, y }, index) => {
    const isLast = index === points.length - 1
    if (y === held && !isLast) return
    if (held !== null) parts.push(`H${short(x)}`)
    if (y !== null && y !== held) parts.push(held === null ? `M${short(x)} ${short(y)}` : `V${short(y)}`)
    held = y
  })
  return parts.join('')
}

/**
 * A strip that is filled where something holds: seen however short that is.
 * @param top y of the strip
 */
export function stripPath(
  stretches: readonly Stretch[],
  { top, height }: { readonly top: number; readonly height: number },
): string {
  return joinedStretches(stretches)
    .map(({ from, to }) => {
      const width = Math.max(1, to - from)
      return `M${short(from)} ${short(top)}h${short(width)}v${short(height)}h${short(-width)}z`
    })
    .join('')
}

/** Stretches that follow each other are one. */
function joinedStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const found: { from: number; to: number }[] = []
  for (const { from, to } of stretches) {
    const last = found.at(-1)
    if (last?.to === from) last.to = to
    else found.push({ from, to })
  }
  return found
}

const pair = ({ x, y }: Point) => `${short(x)} ${short(y)}`

/** A tenth of a px is less than anybody sees. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}
