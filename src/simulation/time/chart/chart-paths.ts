/** What the lines and the strip of samples are drawn along. */
import type { Instant } from '../../../thermostat/device/device'
import type { Sample } from '../model'
import { HEATING_STRIP_PX, type Layout } from './layout'
import { type Interval, linePath, smoothSteps, stepPath, stripPath } from './paths'
import type { DegreeRange } from './scale'

/** What instants and temperatures are drawn in. */
export interface ChartGeometry {
  readonly layout: Layout
  readonly degrees: DegreeRange
  readonly pxPerMs: number
  /** The instant at x 0 of what moves with time. */
  readonly origin: Instant
}

/** The `d` of a path each. */
export interface ChartPaths {
  readonly heating: string
  readonly setpoint: string
  readonly room: string
  readonly floor: string
}

export function chartPathsOf(samples: readonly Sample[], frame: ChartGeometry): ChartPaths {
  const x = (at: Instant) => (at - frame.origin) * frame.pxPerMs
  const y = yOf(frame)
  const line = (read: (sample: Sample) => number | null) => {
    const readings = samples.flatMap((sample) => {
      const value = read(sample)
      return value === null ? [] : [{ x: x(sample.at), value }]
    })
    return linePath(smoothSteps(readings).map((reading) => ({ x: reading.x, y: y(reading.value) })))
  }
  return {
    heating: stripPath(heatingIntervals(samples, x), {
      top: frame.layout.heatingBottom - HEATING_STRIP_PX,
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

/** When it heats, from the sample that says so to the next one. */
function heatingIntervals(samples: readonly Sample[], x: (at: Instant) => number): readonly Interval[] {
  return samples.flatMap(({ at, heating }, index) => {
    const next = samples[index + 1]
    return heating && next ? [{ from: x(at), to: x(next.at) }] : []
  })
}
