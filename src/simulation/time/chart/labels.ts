/** Places labels so that they do not overlap. Sizes are in px. */

/** Upper limits for the widths of letters, as shares of the font size. */
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI1.,:;'’\s]/, 0.32],
  [/[frt°()-]/, 0.38],
  [/[mwMWæ%]/, 0.78],
  [/[A-ZÄÖÅÆØÜ0-9]/, 0.56],
]
const DEFAULT_LETTER_WIDTH = 0.52

/** Returns an upper limit for the width of a text. */
export function estimateTextWidth(text: string, fontSize: number): number {
  const widthOf = (letter: string) =>
    LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? DEFAULT_LETTER_WIDTH
  return Math.ceil([...text].reduce((sum, letter) => sum + widthOf(letter), 0) * fontSize)
}

/**
 * Moves labels apart vertically as little as needed.
 * @param wantedYs the preferred y of each label's middle
 * @param bounds the limits of the middles, and the smallest distance between two of them
 * @returns the new ys, in the same order
 */
export function spreadLabels(
  wantedYs: readonly number[],
  { min, max, minDistance }: { readonly min: number; readonly max: number; readonly minDistance: number },
): readonly number[] {
  const order = wantedYs
    .map((_, index) => index)
    .sort((one, other) => valueAt(wantedYs, one) - valueAt(wantedYs, other))
  const placed = [...wantedYs]
  let minY = min
  for (const index of order) {
    placed[index] = Math.max(valueAt(wantedYs, index), minY)
    minY = valueAt(placed, index) + minDistance
  }
  let maxY = max
  for (const index of order.reverse()) {
    placed[index] = Math.min(valueAt(placed, index), maxY)
    maxY = valueAt(placed, index) - minDistance
  }
  return placed
}

const valueAt = (list: readonly number[], index: number) => list[index] ?? 0

/** A label in a row. */
export interface Label {
  /** The x of the label's middle. */
  readonly x: number
  readonly text: string
  /** True if it names a day, not an hour. */
  readonly isDay?: boolean
}

interface LabelRow {
  readonly left: number
  readonly right: number
  readonly fontSize: number
  /** The smallest distance between two labels. */
  readonly gap: number
}

/**
 * Returns the labels that fit into a row.
 * @param candidates the labels, most important first
 */
export function placeLabels(
  candidates: readonly Label[],
  { left, right, fontSize, gap }: LabelRow,
): readonly Label[] {
  const halfWidthOf = ({ text }: Label) => estimateTextWidth(text, fontSize) / 2
  const placed: Label[] = []
  for (const label of candidates) {
    const isInside = label.x - halfWidthOf(label) >= left && label.x + halfWidthOf(label) <= right
    const isApartFrom = (other: Label) =>
      Math.abs(other.x - label.x) >= halfWidthOf(label) + halfWidthOf(other) + gap
    if (isInside && placed.every(isApartFrom)) placed.push(label)
  }
  return placed
}

/** The part of a row that a label or a staff occupies. */
interface Box {
  readonly left: number
  readonly right: number
  readonly row: number
}

/** A mark to be labelled with the first of its texts that fits. */
export interface FlagRequest {
  readonly x: number
  readonly texts: readonly string[]
}

/** A label above the chart, for a mark at `x`. */
export interface Flag {
  readonly x: number
  readonly text: string
  /** 0 is the top row. */
  readonly row: number
  /** True if the text is to the left of its mark. */
  readonly isLeft: boolean
}

export interface FlagArea {
  readonly left: number
  readonly right: number
  readonly rows: number
  readonly fontSize: number
}

/** The distance between a mark and its text, and between two texts. */
const FLAG_GAP_PX = 3

/** Texts wider than this many times the font size are long. */
const LONG_TEXT_EM = 2.5

/**
 * Places the labels of marks in rows above the chart. A line, called staff, leads from a label down to the chart. No
 * text may cross it.
 * @param marks the marks, most important first
 * @returns a flag for each mark, or `null` if it does not fit
 */
export function placeFlags(marks: readonly FlagRequest[], area: FlagArea): readonly (Flag | null)[] {
  const occupied: Box[] = []
  return marks.map((mark) => {
    const candidates = mark.texts.flatMap((text) => candidatesOf(mark.x, text, area))
    const flag = candidates.find((candidate) =>
      boxesOf(candidate, area).every((box) => occupied.every((other) => areApart(box, other))),
    )
    if (!flag) return null
    occupied.push(...boxesOf(flag, area))
    return flag
  })
}

function candidatesOf(x: number, text: string, { left, right, rows, fontSize }: FlagArea): readonly Flag[] {
  const width = estimateTextWidth(text, fontSize) + FLAG_GAP_PX
  const sides = [...(x + width <= right ? [false] : []), ...(x - width >= left ? [true] : [])]
  const fromTop = Array.from({ length: rows }, (_, row) => row)
  // Long texts go to the top row, so that short ones fit below.
  const order = width > LONG_TEXT_EM * fontSize ? fromTop : fromTop.reverse()
  return sides.flatMap((isLeft) => order.map((row) => ({ x, text, row, isLeft })))
}

function boxesOf({ x, text, row, isLeft }: Flag, { rows, fontSize }: FlagArea): readonly Box[] {
  const width = estimateTextWidth(text, fontSize) + FLAG_GAP_PX
  const label = isLeft ? { left: x - width, right: x, row } : { left: x, right: x + width, row }
  const staff = Array.from({ length: rows - row - 1 }, (_, below) => ({
    left: x,
    right: x,
    row: row + 1 + below,
  }))
  return [label, ...staff]
}

/** True if two boxes do not overlap. Two texts also need a gap between them. */
function areApart(one: Box, other: Box): boolean {
  const gap = isStaff(one) || isStaff(other) ? 0 : FLAG_GAP_PX
  return one.row !== other.row || one.right + gap <= other.left || other.right + gap <= one.left
}

const isStaff = ({ left, right }: Box) => left === right
