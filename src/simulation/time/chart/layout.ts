/** The parts of the chart and their places, in px. */
import { textWidth } from './labels'

/** px of all the chart's letters. */
export const FONT_SIZE_PX = 13

/** Rows of the events' labels above the lines. */
export const FLAG_ROWS = 2
export const FLAG_ROW_PX = 16

/** From this width on, the chart is so wide that it is to be higher, too, where there is room. */
const WIDE = 600
const HEIGHT = { high: 208, low: 190 }

/** Of the strip that says when it heats. */
export const HEATING_STRIP_PX = 8
const HEATING_GAP = 6
const AXIS_ROW = 20

export interface Layout {
  readonly width: number
  readonly height: number
  /** Of the lines: their edges. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Where the strip ends. */
  readonly heatingBottom: number
  /** The baseline of the axis. */
  readonly axisBaseline: number
}

interface ChartSize {
  readonly width: number
  readonly isCompact: boolean
}

/**
 * @param place px of the whole chart, and whether it has little height
 * @param degrees the labels on the left
 * @param names the labels on the right
 */
export function layoutOf(place: ChartSize, degrees: readonly string[], names: readonly string[]): Layout {
  const { width, isCompact } = place
  const height = width >= WIDE && !isCompact ? HEIGHT.high : HEIGHT.low
  const heating = height - AXIS_ROW
  return {
    width,
    height,
    left: widest(degrees) + 5,
    right: width - widest(names) - 7,
    top: FLAG_ROWS * FLAG_ROW_PX + 4,
    bottom: heating - HEATING_STRIP_PX - HEATING_GAP,
    heatingBottom: heating,
    axisBaseline: heating + 15,
  }
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => textWidth(text, FONT_SIZE_PX)))
}
