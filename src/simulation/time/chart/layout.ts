/** The layout of the chart. All values are in px. */
import { estimateTextWidth } from './labels'

export const FONT_SIZE_PX = 13

/** The rows of event labels above the lines. */
export const FLAG_ROW_COUNT = 2
export const FLAG_ROW_PX = 16

/** A wide chart is also taller, unless the window is short. A narrow one fits below a phone's device. */
const WIDE_FROM_PX = 600
const NARROW_BELOW_PX = 480
const HEIGHT_PX = { tall: 208, short: 190, narrow: 164 }

/** The height of the strip that shows when the heating is on. */
export const HEATING_STRIP_PX = 8
const HEATING_STRIP_GAP_PX = 6

/** The height of the hour labels' row, and the distance from its top to their baseline. */
const AXIS_HEIGHT_PX = 20
const AXIS_BASELINE_PX = 15

/** The gaps between the lines and the labels around them. */
const GAP_PX = { left: 5, right: 7, top: 4 }

/** The space above the lines if there are no events: half the height of the topmost degree label, and a gap. */
const TOP_WITHOUT_EVENTS_PX = 12

export interface Layout {
  readonly width: number
  readonly height: number
  /** The edges of the area with the temperature lines. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The bottom of the heating strip. */
  readonly heatingBottom: number
  /** The baseline of the hour labels. */
  readonly axisBaseline: number
}

interface ChartSize {
  readonly width: number
  readonly isShortWindow: boolean
  /** False if no rows for the labels of events are needed above the lines. */
  readonly hasEvents: boolean
}

/**
 * @param degreeLabels the labels on the left
 * @param lineNames the labels on the right
 */
export function layoutOf(
  size: ChartSize,
  degreeLabels: readonly string[],
  lineNames: readonly string[],
): Layout {
  const { width } = size
  const height = HEIGHT_PX[heightNameOf(size)]
  const heatingBottom = height - AXIS_HEIGHT_PX
  return {
    width,
    height,
    left: maxTextWidthOf(degreeLabels) + GAP_PX.left,
    right: width - maxTextWidthOf(lineNames) - GAP_PX.right,
    top: size.hasEvents ? FLAG_ROW_COUNT * FLAG_ROW_PX + GAP_PX.top : TOP_WITHOUT_EVENTS_PX,
    bottom: heatingBottom - HEATING_STRIP_PX - HEATING_STRIP_GAP_PX,
    heatingBottom,
    axisBaseline: heatingBottom + AXIS_BASELINE_PX,
  }
}

function heightNameOf({ width, isShortWindow }: ChartSize): keyof typeof HEIGHT_PX {
  if (width < NARROW_BELOW_PX) return 'narrow'
  return width >= WIDE_FROM_PX && !isShortWindow ? 'tall' : 'short'
}

function maxTextWidthOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => estimateTextWidth(text, FONT_SIZE_PX)))
}
