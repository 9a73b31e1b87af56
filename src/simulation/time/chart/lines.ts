/** What the lines and the strip of samples are drawn along. */
import type { Instant } from '../../../thermostat/device/device'
import type { Sample } from '../model'
import { HEATING_HEIGHT, type Layout } from './layout'
import { linePath, type Stretch, smooth, stepPath, stripPath } from './paths'
import type { Degrees } from './scale'

/** What instants and temperatures are drawn in. */
export interface Frame {
  readonly layout: Layout
  readonly degrees: Degrees
  readonly pxPerMs: number
  /** The instant at x 0 of what moves with time. */
  readonly origin: Instant
}

/** The `d` of a path each. */
export interface Lines {
  readonly heating: string
  readonly set: string
  readonly room: string
  readonly floor: string
}

export function linesOf(samples: readonly Sample[], frame: Frame): Lines {
  const x = (at: Instant) => (at - frame.origin) * frame.pxPerMs
  const y = yOf(frame)
  const line = (read: (sample: Sample) => number | null) => {
    const readings = samples.flatMap((sample) => {
      const value = read(sample)
      return value === null ? [] : [{ x: x(sample.at), value }]
    })
    return linePath(smooth(readings).map((reading) => ({ x: reading.x, y: y(reading.value) })))
  }
  return {
    heating: stripPath(stretches(samples, x), {
      top: frame.layout.heating - HEATING_HEIGHT,
      height: HEATING_HEIGHT,
    }),
    set: stepPath(
      samples.map(({ at, setpoint }) => ({ x: x(at), y: setpoint === null ? null : y(setpoint) })),
    ),
    room: line(({ room }) => room),
    floor: line(({ floor }) => floor),
  }
}

export function yOf({
  degrees: { least, most },
  layout: { top, bottom },
}: Frame): (tenths: number) => number {
  return (tenths) => bottom + ((tenths - least) / (most - least)) * (top - bottom)
}

/** When it heats, from the sample that says so to the next one. */
function stretches(samples: readonly Sample[], x: (at: Instant) => number): readonly Stretch[] {
  return samples.flatMap(({ at, heating }, index) => {
    const next = samples[index + 1]
    return heating && next ? [{ from: x(at), to: x(next.at) }] : []
  })
}
