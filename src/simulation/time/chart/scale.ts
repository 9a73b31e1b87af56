/** What a chart has room for: the temperatures, and the instants that differ by a px. */
import type { Instant } from '../../../thermostat/device/device'
import type { Sample } from '../model'

/** A range of temperatures in tenths of a degree, and the step between two lines of its grid. */
export interface Degrees {
  readonly least: number
  readonly most: number
  readonly step: number
}

/** Whole degrees between two lines of the grid. */
const steps = [1, 2, 5, 10, 20, 50]

/** So many parts are read at a glance. */
const MOST_PARTS = 5

/** A floor that keeps its temperature is a level line, not noise. In tenths. */
const LEAST_SPAN = 40

/** The range that all of these fit into, from one line of the grid to another. */
export function degreesOf(samples: readonly Sample[]): Degrees {
  const shown = samples.flatMap(({ setpoint, floor, room }) =>
    [setpoint, floor, room].filter((value) => value !== null),
  )
  const least = shown.reduce((found, one) => Math.min(found, one), Number.POSITIVE_INFINITY)
  const most = shown.reduce((found, one) => Math.max(found, one), Number.NEGATIVE_INFINITY)
  if (shown.length === 0) return { least: 150, most: 250, step: 50 }
  const missing = Math.max(0, LEAST_SPAN - (most - least)) / 2
  return wholeRange(least - missing, most + missing)
}

function wholeRange(least: number, most: number): Degrees {
  const ranges = steps.map((degrees) => {
    const step = degrees * 10
    return { least: Math.floor(least / step) * step, most: Math.ceil(most / step) * step, step }
  })
  const fit = ranges.find((range) => (range.most - range.least) / range.step <= MOST_PARTS)
  return fit ?? { least: -500, most: 1000, step: 500 }
}

/** The latest instant that begins a px: what lies between two of them looks the same. */
export function wholePixel(at: Instant, perPixel: number): Instant {
  return Math.floor(at / perPixel) * perPixel
}
