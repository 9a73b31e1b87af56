/** Where labels stand, so that none covers another. */

/** How wide letters of the font are at most, as shares of its size. */
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI1.,:;'’\s]/, 0.32],
  [/[frt°()-]/, 0.38],
  [/[mwMWæ%]/, 0.78],
  [/[A-ZÄÖÅÆØÜ0-9]/, 0.56],
]
const DEFAULT_LETTER_WIDTH = 0.52

/** px that a text takes at most, in a font of so many px. */
export function textWidth(text: string, size: number): number {
  const widthOf = (letter: string) =>
    LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? DEFAULT_LETTER_WIDTH
  return Math.ceil([...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size)
}

/**
 * Moves labels apart as little as needed, within bounds: the ys of their middles, in the order given.
 * @param height px from one middle to the next
 */
export function spreadLabels(
  wanted: readonly number[],
  { least, most, height }: { readonly least: number; readonly most: number; readonly height: number },
): readonly number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => at(wanted, one) - at(wanted, other))
  const placed = [...wanted]
  let free = least
  for (const index of order) {
    placed[index] = Math.max(at(wanted, index), free)
    free = at(placed, index) + height
  }
  let bound = most
  for (const index of order.reverse()) {
    placed[index] = Math.min(at(placed, index), bound)
    bound = at(placed, index) - height
  }
  return placed
}

const at = (list: readonly number[], index: number) => list[index] ?? 0

/** A label below its place. */
export interface Label {
  /** px of its middle. */
  readonly x: number
  readonly text: string
  /** Whether it names a day, not an hour. */
  readonly isDay?: boolean
}

interface LabelRow {
  readonly left: number
  readonly right: number
  readonly size: number
  /** px between two labels. */
  readonly gap: number
}

/**
 * The labels that stand in a row without touching each other or its ends.
 * @param wanted the most important first
 */
export function placeLabels(
  wanted: readonly Label[],
  { left, right, size, gap }: LabelRow,
): readonly Label[] {
  const half = ({ text }: Label) => textWidth(text, size) / 2
  const placed: Label[] = []
  for (const label of wanted) {
    const isWhole = label.x - half(label) >= left && label.x + half(label) <= right
    const isApart = (other: Label) => Math.abs(other.x - label.x) >= half(label) + half(other) + gap
    if (isWhole && placed.every(isApart)) placed.push(label)
  }
  return placed
}

interface Box {
  readonly left: number
  readonly right: number
  readonly row: number
}

/** A mark that wants a label: the first of its texts that finds room. */
export interface FlagRequest {
  readonly x: number
  readonly texts: readonly string[]
}

export interface Flag {
  readonly x: number
  readonly text: string
  /** 0 is the highest. */
  readonly row: number
  /** Whether the text ends at the mark instead of beginning there. */
  readonly isLeft: boolean
}

interface FlagArea {
  readonly left: number
  readonly right: number
  readonly rows: number
  readonly size: number
}

/** px between a mark and its text, and between two texts. */
const FLAG_GAP_PX = 3

/** A text is long that is wider than so many letters are high. */
const LONG_TEXT_EM = 2.5

/**
 * Labels of marks in rows above the chart. A mark's staff leads down from its row, so no text stands there.
 * @param wanted the most important first
 * @returns a flag for each mark that found room, `null` for others
 */
export function placeFlags(wanted: readonly FlagRequest[], strip: FlagArea): readonly (Flag | null)[] {
  const taken: Box[] = []
  return wanted.map((mark) => {
    const choices = mark.texts.flatMap((text) => choicesOf(mark.x, text, strip))
    const flag = choices.find((choice) =>
      boxesOf(choice, strip).every((box) => taken.every((other) => areApart(box, other))),
    )
    if (!flag) return null
    taken.push(...boxesOf(flag, strip))
    return flag
  })
}

function choicesOf(x: number, text: string, { left, right, rows, size }: FlagArea): readonly Flag[] {
  const width = textWidth(text, size) + FLAG_GAP_PX
  const sides = [...(x + width <= right ? [false] : []), ...(x - width >= left ? [true] : [])]
  const fromTop = Array.from({ length: rows }, (_, row) => row)
  // A long text stands high, so that others find room below it.
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

/** Texts keep a gap; a line may stand right beside one, such as the mark of what happens in a moment. */
function areApart(one: Box, other: Box): boolean {
  const gap = isLine(one) || isLine(other) ? 0 : FLAG_GAP_PX
  return one.row !== other.row || one.right + gap <= other.left || other.right + gap <= one.left
}

const isLine = ({ left, right }: Box) => left === right
