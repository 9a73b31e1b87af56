/** What the lines and bars of the chart are drawn along: as few points as the px can show. */
export interface Point {
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

/** A line from point to point; of each column of px only the first, lowest, highest and last are kept. */
export function linePath(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${columns(points).flatMap(ofColumn).map(pair).join('L')}`
}

/** The points of each column, one px wide. */
function columns(points: readonly Point[]): readonly (readonly Point[])[] {
  const found: Point[][] = []
  let column = Number.NaN
  for (const point of points) {
    if (Math.floor(point.x) !== column) {
      column = Math.floor(point.x)
      found.push([])
    }
    found.at(-1)?.push(point)
  }
  return found
}

function ofColumn(points: readonly Point[]): readonly Point[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return points
  let [lowest, highest] = [first, first]
  for (const point of points) {
    if (point.y < lowest.y) lowest = point
    if (point.y > highest.y) highest = point
  }
  return points.filter((point) => point === first || point === lowest || point === highest || point === last)
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
 * Bars of one width from `least` on, each as high as the share of it that is covered.
 * @param height px of a bar that is covered whole
 * @param bottom y of their feet
 */
export function barPath(
  stretches: readonly Stretch[],
  { width, height, bottom }: { readonly width: number; readonly height: number; readonly bottom: number },
): string {
  return [...shares(stretches, width)]
    .map(([column, share]) => {
      const high = Math.max(1, share * height)
      return `M${short(column * width)} ${short(bottom)}v${short(-high)}h${short(width)}v${short(high)}`
    })
    .join('')
}

/** Which share of each column is covered, 0 to 1, for columns that have any. */
function shares(stretches: readonly Stretch[], width: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const { from, to } of stretches) {
    for (let column = Math.floor(from / width); column * width < to; column++) {
      const covered = Math.min(to, (column + 1) * width) - Math.max(from, column * width)
      found.set(column, Math.min(1, (found.get(column) ?? 0) + covered / width))
    }
  }
  return found
}

const pair = ({ x, y }: Point) => `${short(x)} ${short(y)}`

/** A tenth of a px is less than anybody sees. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}
