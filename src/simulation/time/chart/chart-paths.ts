/** The paths of the chart's lines and of its heating strip. */
import type { Instant } from '../../../thermostat/device/device'
import type { Sample } from '../model'
import { HEATING_STRIP_PX, type Layout } from './layout'
import { type Interval, linePath, smoothSteps, stepPath, stripPath } from './paths'
import type { DegreeRange } from './scale'

/** The scales of the chart. */
export interface ChartGeometry {
  readonly layout: Layout
  readonly degrees: DegreeRange
  readonly pxPerMs: number
  /** The instant at x 0 of the parts that move with time. */
  readonly origin: Instant
}

/** The `d` attribute of each path. */
export interface ChartPaths {
  readonly heating: string
  readonly setpoint: string
  readonly room: string
  readonly floor: string
}

export function chartPathsOf(samples: readonly Sample[], geometry: ChartGeometry): ChartPaths {
  const x = (at: Instant) => (at - geometry.origin) * geometry.pxPerMs
  const y = yOf(geometry)
  const line = (read: (sample: Sample) => number | null) => {
    const readings = samples.flatMap((sample) => {
      const value = read(sample)
      return value === null ? [] : [{ x: x(sample.at), value }]
    })
    return linePath(smoothSteps(readings).map((reading) => ({ x: reading.x, y: y(reading.value) })))
  }
  return {
    heating: stripPath(heatingIntervals(samples, x), {
      top: geometry.layout.heatingBottom - HEATING_STRIP_PX,
      height: HEATING_STRIP_PX,
    }),
    setpoint: stepPath(
      samples.map(({ at, setpoint }) => ({ x: x(at), y: setpoint === null ? null : y(setpoint) })),
    ),
    room: line(({ room }) => room),
    floor: line(({ floor }) => floor),
  }
}

export function yOf({
  degrees: { min, max },
  layout: { top, bottom },
}: ChartGeometry): (tenths: number) => number {
  return (tenths) => bottom + ((tenths - min) / (max - min)) * (top - bottom)
}

/** Returns the intervals in which the heating is on, each from one sample to the next. */
function heatingIntervals(samples: readonly Sample[], x: (at: Instant) => number): readonly Interval[] {
  return samples.flatMap(({ at, isHeating }, index) => {
    const next = samples[index + 1]
    return isHeating && next ? [{ from: x(at), to: x(next.at) }] : []
  })
}
