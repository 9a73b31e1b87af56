/** The parts of the chart and their places, in px. */
import { textWidth } from './labels'

/** px of all the chart's letters. */
export const FONT = 12

/** Rows of the events' labels above the lines. */
export const FLAG_ROWS = 2
export const FLAG_ROW = 15

const LINES_HEIGHT = 130
/** Of the bars that say how much it heats. */
export const HEATING_HEIGHT = 14
const HEATING_GAP = 8
const AXIS_ROW = 15

export interface Layout {
  readonly width: number
  readonly height: number
  /** Of the lines: their edges. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Where the bars stand. */
  readonly heating: number
  /** The baselines of both rows of the axis. */
  readonly hours: number
  readonly days: number
}

/**
 * @param width px of the whole chart
 * @param degrees the labels on the left
 * @param names the labels on the right
 */
export function layoutOf(width: number, degrees: readonly string[], names: readonly string[]): Layout {
  const top = FLAG_ROWS * FLAG_ROW + 4
  const bottom = top + LINES_HEIGHT
  const heating = bottom + HEATING_GAP + HEATING_HEIGHT
  return {
    width,
    left: widest(degrees) + 5,
    right: width - widest(names) - 7,
    top,
    bottom,
    heating,
    hours: heating + AXIS_ROW,
    days: heating + 2 * AXIS_ROW,
    height: heating + 2 * AXIS_ROW + 5,
  }
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => textWidth(text, FONT)))
}
