/** The temperature axis of the chart, and the rounding of instants. */
import type { Instant } from '../../../thermostat/device/device'
import type { Sample } from '../model'

/** The ends of the temperature axis, and the step between two grid lines. All in tenths of a degree. */
export interface TemperatureAxis {
  readonly min: number
  readonly max: number
  readonly step: number
}

const TENTHS_PER_DEGREE = 10

/** The usual steps between two grid lines. */
const GRID_STEPS_DEGREES = [1, 2, 5, 10, 20, 50]

/** The step for temperatures that are too far apart for the others, such as with much power on a small area. */
const LARGEST_STEP_DEGREES = 100

/** The largest number of steps that is easy to read. */
const MAX_GRID_STEPS = 5

/** The shortest axis, so that a constant temperature looks like a level line and not like noise. */
const MIN_SPAN_TENTHS = 40

/** The axis without samples. */
const DEFAULT_AXIS: TemperatureAxis = { min: 150, max: 250, step: 50 }

/** Returns an axis that contains all values of the samples, and begins and ends at grid lines. */
export function temperatureAxisOf(samples: readonly Sample[]): TemperatureAxis {
  const values = samples.flatMap(({ setpoint, floor, room }) =>
    [setpoint, floor, room].filter((value) => value !== null),
  )
  if (values.length === 0) return DEFAULT_AXIS
  const min = values.reduce((lowest, value) => Math.min(lowest, value), Number.POSITIVE_INFINITY)
  const max = values.reduce((highest, value) => Math.max(highest, value), Number.NEGATIVE_INFINITY)
  const padding = Math.max(0, MIN_SPAN_TENTHS - (max - min)) / 2
  return roundToGrid(min - padding, max + padding)
}

function roundToGrid(min: number, max: number): TemperatureAxis {
  const axisWithStep = (degrees: number): TemperatureAxis => {
    const step = degrees * TENTHS_PER_DEGREE
    return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step }
  }
  const axes = GRID_STEPS_DEGREES.map(axisWithStep)
  const fittingAxis = axes.find((axis) => (axis.max - axis.min) / axis.step <= MAX_GRID_STEPS)
  return fittingAxis ?? axisWithStep(LARGEST_STEP_DEGREES)
}

/** Rounds an instant down to a multiple of an interval. */
export function floorToInterval(at: Instant, intervalMs: number): Instant {
  return Math.floor(at / intervalMs) * intervalMs
}
