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
export function textWidth(text: string, fontSize: number): number {
  const widthOf = (letter: string) =>
    LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? DEFAULT_LETTER_WIDTH
  return Math.ceil([...text].reduce((sum, letter) => sum + widthOf(letter), 0) * fontSize)
}

/**
 * Moves labels apart vertically as little as needed.
 * @param wanted the y of each label's middle
 * @param bounds the limits of the middles, and the distance between two of them
 * @returns the new ys, in the same order
 */
export function spreadLabels(
  wanted: readonly number[],
  { min, max, height }: { readonly min: number; readonly max: number; readonly height: number },
): readonly number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => at(wanted, one) - at(wanted, other))
  const placed = [...wanted]
  let nextFree = min
  for (const index of order) {
    placed[index] = Math.max(at(wanted, index), nextFree)
    nextFree = at(placed, index) + height
  }
  let limit = max
  for (const index of order.reverse()) {
    placed[index] = Math.min(at(placed, index), limit)
    limit = at(placed, index) - height
  }
  return placed
}

const at = (list: readonly number[], index: number) => list[index] ?? 0

/** A label in a row. */
export interface Label {
  /** The middle. */
  readonly x: number
  readonly text: string
  /** True if it names a day, not an hour. */
  readonly isDay?: boolean
}

interface LabelRow {
  readonly left: number
  readonly right: number
  readonly size: number
  /** The smallest distance between two labels. */
  readonly gap: number
}

/**
 * Returns the labels that fit into a row.
 * @param wanted the labels, most important first
 */
export function placeLabels(
  wanted: readonly Label[],
  { left, right, size, gap }: LabelRow,
): readonly Label[] {
  const half = ({ text }: Label) => textWidth(text, size) / 2
  const placed: Label[] = []
  for (const label of wanted) {
    const isInside = label.x - half(label) >= left && label.x + half(label) <= right
    const isApart = (other: Label) => Math.abs(other.x - label.x) >= half(label) + half(other) + gap
    if (isInside && placed.every(isApart)) placed.push(label)
  }
  return placed
}

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

export interface Flag {
  readonly x: number
  readonly text: string
  /** 0 is the top row. */
  readonly row: number
  /** True if the text is to the left of its mark. */
  readonly isLeft: boolean
}

interface FlagArea {
  readonly left: number
  readonly right: number
  readonly rows: number
  readonly size: number
}

/** The distance between a mark and its text, and between two texts. */
const FLAG_GAP_PX = 3

/** Texts wider than this many times the font size are long. */
const LONG_TEXT_EM = 2.5

/**
 * Places the labels of marks in rows above the chart. A staff leads from a label down to the chart, and no text
 * crosses it.
 * @param wanted the marks, most important first
 * @returns a flag for each mark, or `null` if it does not fit
 */
export function placeFlags(wanted: readonly FlagRequest[], area: FlagArea): readonly (Flag | null)[] {
  const occupied: Box[] = []
  return wanted.map((mark) => {
    const choices = mark.texts.flatMap((text) => choicesOf(mark.x, text, area))
    const flag = choices.find((choice) =>
      boxesOf(choice, area).every((box) => occupied.every((other) => areApart(box, other))),
    )
    if (!flag) return null
    occupied.push(...boxesOf(flag, area))
    return flag
  })
}

function choicesOf(x: number, text: string, { left, right, rows, size }: FlagArea): readonly Flag[] {
  const width = textWidth(text, size) + FLAG_GAP_PX
  const sides = [...(x + width <= right ? [false] : []), ...(x - width >= left ? [true] : [])]
  const fromTop = Array.from({ length: rows }, (_, row) => row)
  // Long texts go to the top row, so that short ones fit below.
  const order = width > LONG_TEXT_EM * size ? fromTop : fromTop.reverse()
  return sides.flatMap((isLeft) => order.map((row) => ({ x, text, row, isLeft })))
}

function boxesOf({ x, text, row, isLeft }: Flag, { rows, size }: FlagArea): readonly Box[] {
  const width = textWidth(text, size) + FLAG_GAP_PX
  const label = isLeft ? { left: x - width, right: x, row } : { left: x, right: x + width, row }
  const staff = Array.from({ length: rows - row - 1 }, (_, below) => ({
    left: x,
    right: x,
    row: row + 1 + below,
  }))
  return [label, ...staff]
}

/** Two texts need a gap. A staff may touch a text. */
function areApart(one: Box, other: Box): boolean {
  const gap = isLine(one) || isLine(other) ? 0 : FLAG_GAP_PX
  return one.row !== other.row || one.right + gap <= other.left || other.right + gap <= one.left
}

const isLine = ({ left, right }: Box) => left === right
