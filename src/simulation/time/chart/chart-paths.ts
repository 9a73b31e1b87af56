/** The paths of the chart's lines and of its heating strip. */
import type { Instant } from '../../../thermostat/device/device'
import type { Sample } from '../model'
import { HEATING_STRIP_PX, type Layout } from './layout'
import { type Interval, linePathOf, smoothSteps, stepPathOf, stripPathOf } from './paths'
import type { TemperatureAxis } from './scale'

/** The layout and the scales of the chart. */
export interface ChartGeometry {
  readonly layout: Layout
  readonly temperatureAxis: TemperatureAxis
  readonly pxPerMs: number
  /** The instant at x = 0 in the SVG groups that move with time: the paths and the hour axis. */
  readonly originTime: Instant
}

/** The `d` attribute of each path. */
export interface ChartPaths {
  readonly heating: string
  readonly setpoint: string
  readonly room: string
  readonly floor: string
}

export function chartPathsOf(samples: readonly Sample[], geometry: ChartGeometry): ChartPaths {
  const xOf = (at: Instant) => (at - geometry.originTime) * geometry.pxPerMs
  const yOf = yScaleOf(geometry)
  const smoothPathOf = (temperatureOf: (sample: Sample) => number | null) => {
    const readings = samples.flatMap((sample) => {
      const value = temperatureOf(sample)
      return value === null ? [] : [{ x: xOf(sample.at), value }]
    })
    return linePathOf(smoothSteps(readings).map((reading) => ({ x: reading.x, y: yOf(reading.value) })))
  }
  return {
    heating: stripPathOf(heatingIntervalsOf(samples, xOf), {
      top: geometry.layout.heatingBottom - HEATING_STRIP_PX,
      height: HEATING_STRIP_PX,
    }),
    setpoint: stepPathOf(
      samples.map(({ at, setpoint }) => ({ x: xOf(at), y: setpoint === null ? null : yOf(setpoint) })),
    ),
    room: smoothPathOf(({ room }) => room),
    floor: smoothPathOf(({ floor }) => floor),
  }
}

/** Returns a function from tenths of a degree to y. */
export function yScaleOf({
  temperatureAxis: { min, max },
  layout: { top, bottom },
}: ChartGeometry): (tenths: number) => number {
  return (tenths) => bottom + ((tenths - min) / (max - min)) * (top - bottom)
}

/** Returns the x intervals in which the heating is on, each from one sample to the next. */
function heatingIntervalsOf(samples: readonly Sample[], xOf: (at: Instant) => number): readonly Interval[] {
  return samples.flatMap(({ at, isHeating }, index) => {
    const next = samples[index + 1]
    return isHeating && next ? [{ from: xOf(at), to: xOf(next.at) }] : []
  })
}
