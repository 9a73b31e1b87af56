/** The scales of the chart: its temperature range, and instants rounded to pixels. */
import type { Instant } from '../../../thermostat/device/device'
import type { Sample } from '../model'

/** A range of temperatures, and the step between two grid lines. All in tenths of a degree. */
export interface DegreeRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

const TENTHS_PER_DEGREE = 10

/** The possible steps between two grid lines. */
const GRID_STEPS_DEGREES = [1, 2, 5, 10, 20, 50]

/** The largest number of steps that is easy to read. */
const MAX_GRID_STEPS = 5

/** The smallest range, so that a constant temperature looks like a level line and not like noise. */
const MIN_SPAN_TENTHS = 40

const EMPTY_RANGE: DegreeRange = { min: 150, max: 250, step: 50 }
const WIDEST_RANGE: DegreeRange = { min: -500, max: 1000, step: 500 }

/** Returns a range from one grid line to another that contains all values of the samples. */
export function degreeRangeOf(samples: readonly Sample[]): DegreeRange {
  const values = samples.flatMap(({ setpoint, floor, room }) =>
    [setpoint, floor, room].filter((value) => value !== null),
  )
  const min = values.reduce((lowest, value) => Math.min(lowest, value), Number.POSITIVE_INFINITY)
  const max = values.reduce((highest, value) => Math.max(highest, value), Number.NEGATIVE_INFINITY)
  if (values.length === 0) return EMPTY_RANGE
  const padding = Math.max(0, MIN_SPAN_TENTHS - (max - min)) / 2
  return roundToGrid(min - padding, max + padding)
}

function roundToGrid(min: number, max: number): DegreeRange {
  const ranges = GRID_STEPS_DEGREES.map((degrees) => {
    const step = degrees * TENTHS_PER_DEGREE
    return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step }
  })
  const fit = ranges.find((range) => (range.max - range.min) / range.step <= MAX_GRID_STEPS)
  return fit ?? WIDEST_RANGE
}

/** Rounds an instant down to a pixel: instants within the same pixel look the same. */
export function floorToPixel(at: Instant, msPerPx: number): Instant {
  return Math.floor(at / msPerPx) * msPerPx
}
