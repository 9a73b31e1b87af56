/** Places labels so that they do not overlap. Sizes are in px. */

/** The estimated widths of letters, as shares of the font size. The first match counts. */
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI1.,:;'’\s]/, 0.32],
  [/[frt°()-]/, 0.38],
  [/[mwMWæ%]/, 0.78],
  [/[A-ZÄÖÅÆØÜ0-9]/, 0.56],
]
const DEFAULT_LETTER_WIDTH = 0.52

export function estimateTextWidth(text: string, fontSize: number): number {
  const widthOf = (letter: string) =>
    LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? DEFAULT_LETTER_WIDTH
  return Math.ceil([...text].reduce((sum, letter) => sum + widthOf(letter), 0) * fontSize)
}

/**
 * Places labels in a column in their given order, as near to their wanted places as this order, the distances and the
 * bounds allow.
 * @param wantedYs the preferred y of each label's middle, from the top label to the bottom one
 * @param bounds the limits of the middles, and the smallest distance between two of them
 */
export function placeInOrder(
  wantedYs: readonly number[],
  { min, max, minDistance }: { readonly min: number; readonly max: number; readonly minDistance: number },
): readonly number[] {
  const distanceFromFirst = (index: number) => index * minDistance
  // Labels that would be too close or out of order form a group. Its first label is where it is wanted on average.
  const groups: { readonly sum: number; readonly count: number }[] = []
  const meanOf = ({ sum, count }: (typeof groups)[number]) => sum / count
  for (const [index, y] of wantedYs.entries()) {
    let group = { sum: y - distanceFromFirst(index), count: 1 }
    for (let above = groups.at(-1); above && meanOf(above) > meanOf(group); above = groups.at(-1)) {
      group = { sum: above.sum + group.sum, count: above.count + group.count }
      groups.pop()
    }
    groups.push(group)
  }
  const lastStart = max - distanceFromFirst(wantedYs.length - 1)
  const starts = groups.flatMap((group) => Array.from({ length: group.count }, () => meanOf(group)))
  return starts.map((y, index) => Math.max(min, Math.min(y, lastStart)) + distanceFromFirst(index))
}

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

/** The part of a row that a label or a mark occupies. */
interface Box {
  readonly left: number
  readonly right: number
  readonly row: number
}

/** A vertical line from a label down to the chart. The label is the first of the texts that fits. */
export interface Mark {
  readonly x: number
  readonly texts: readonly string[]
}

/** The label of the mark at `x`. */
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
  readonly rowCount: number
  readonly fontSize: number
}

/** The distance between a mark and its text, and between two texts. */
export const FLAG_GAP_PX = 3

/** A text is long if its width with a gap is more than this many times the font size. */
const LONG_TEXT_EM = 2.5

/**
 * Places the labels of marks in rows above the chart. Labels do not overlap each other or other marks.
 * @param marks the marks, most important first
 * @returns a flag for each mark; `null` if none of its texts fits
 */
export function placeFlags(marks: readonly Mark[], area: FlagArea): readonly (Flag | null)[] {
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

/** Returns the places for a text, best first: to the right of its mark, then to the left. */
function candidatesOf(
  x: number,
  text: string,
  { left, right, rowCount, fontSize }: FlagArea,
): readonly Flag[] {
  const width = estimateTextWidth(text, fontSize) + FLAG_GAP_PX
  const fitsRight = x + width <= right
  const fitsLeft = x - width >= left
  const sides = [...(fitsRight ? [{ isLeft: false }] : []), ...(fitsLeft ? [{ isLeft: true }] : [])]
  const fromTop = Array.from({ length: rowCount }, (_, row) => row)
  // Long texts go to the top row, so that short ones fit below.
  const rows = width > LONG_TEXT_EM * fontSize ? fromTop : fromTop.reverse()
  return sides.flatMap((side) => rows.map((row) => ({ x, text, row, ...side })))
}

/** Returns the boxes of a label, and of its mark in each row below. */
function boxesOf({ x, text, row, isLeft }: Flag, { rowCount, fontSize }: FlagArea): readonly Box[] {
  const width = estimateTextWidth(text, fontSize) + FLAG_GAP_PX
  const label = isLeft ? { left: x - width, right: x, row } : { left: x, right: x + width, row }
  const markBoxes = Array.from({ length: rowCount - row - 1 }, (_, index) => ({
    left: x,
    right: x,
    row: row + 1 + index,
  }))
  return [label, ...markBoxes]
}

/** True if two boxes do not overlap. Two labels also need a gap between them. */
function areApart(one: Box, other: Box): boolean {
  const gap = isMark(one) || isMark(other) ? 0 : FLAG_GAP_PX
  return one.row !== other.row || one.right + gap <= other.left || other.right + gap <= one.left
}

/** Only the box of a mark has no width. */
const isMark = ({ left, right }: Box) => left === right
