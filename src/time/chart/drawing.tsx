/** The chart as a picture. All that is on it moves together: most steps of time change one attribute. */
import { memo, useMemo } from 'react'
import { type Instant, midnightOf } from '../../device/time'
import { CHART_SPAN, type HouseEvent, type Sample } from '../model'
import { Ends } from './ends'
import { Flags } from './flags'
import { HourAxis } from './hour-axis'
import { layoutOf } from './layout'
import { type Frame, type Lines, linesOf, yOf } from './lines'
import { Pointer } from './pointer'
import type { Say } from './say-sample'
import { degreesOf } from './scale'
import { degreeTicks } from './ticks'

interface DrawingProps {
  /** What was and what will be. */
  readonly samples: readonly Sample[]
  readonly events: readonly HouseEvent[]
  readonly now: Instant
  /** px */
  readonly width: number
  readonly label: string
  /** Learns which instant is pointed at, in ms from now; `null` when none is. */
  readonly onPoint: (fromNow: number | null) => void
  readonly say: Say
}

export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { samples, events, now, width, label, onPoint, say } = props
  const frame = useFrame(props)
  const lines = useMemo(() => linesOf(samples, frame), [samples, frame])
  const { left, right, top, height, heating } = frame.layout
  const middle = (left + right) / 2
  const shift = Math.round((middle - (now - frame.origin) * frame.pxPerMs) * 10) / 10
  return (
    <svg className="chart-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className="chart-ahead" x={middle} y={top} width={right - middle} height={heating - top} />
      <Grid frame={frame} say={say} />
      <HourAxis frame={frame} now={now} shift={shift} say={say} />
      <Part name="past" from={left} to={middle} height={height} shift={shift} lines={lines} />
      <Part name="next" from={middle} to={right} height={height} shift={shift} lines={lines} />
      <line className="chart-now" x1={middle} x2={middle} y1={top - 4} y2={heating} />
      <Flags events={events} frame={frame} now={now} say={say} />
      <Ends last={samples.at(-1)} frame={frame} say={say} />
      <Pointer frame={frame} now={now} onPoint={onPoint} />
    </svg>
  )
})

/** What stays while time passes: the scales, as long as the values fit into them. */
function useFrame({ samples, now, width, say }: DrawingProps): Frame {
  const { least, most, step } = useMemo(() => degreesOf(samples), [samples])
  const origin = midnightOf(now - CHART_SPAN)
  return useMemo(() => {
    const degrees = { least, most, step }
    const layout = layoutOf(
      width,
      degreeTicks(degrees).map((tick) => say({ number: tick / 10, unit: 'unit.degree' })),
      [say('time.chart.set'), say('home.floor'), say('home.room'), say('time.chart.heating')],
    )
    return { layout, degrees, pxPerMs: (layout.right - layout.left) / (2 * CHART_SPAN), origin }
  }, [least, most, step, width, say, origin])
}

const Grid = memo(function Grid({ frame, say }: { readonly frame: Frame; readonly say: Say }) {
  const { left, right, heating } = frame.layout
  const y = yOf(frame)
  return (
    <>
      {degreeTicks(frame.degrees).map((tick) => (
        <g key={tick}>
          <line className="chart-grid" x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className="chart-quiet" x={left - 5} y={y(tick) + 4} textAnchor="end">
            {say({ number: tick / 10, unit: 'unit.degree' })}
          </text>
        </g>
      ))}
      <line className="chart-base" x1={left} x2={right} y1={heating} y2={heating} />
    </>
  )
})

interface PartProps {
  readonly name: 'past' | 'next'
  readonly from: number
  readonly to: number
  readonly height: number
  readonly shift: number
  readonly lines: Lines
}

/** What is between two xs: a picture within the picture cuts off what is beyond. */
function Part({ name, from, to, height, shift, lines }: PartProps) {
  return (
    <svg
      className={`chart-${name}`}
      x={from}
      width={to - from}
      height={height}
      viewBox={`${from} 0 ${to - from} ${height}`}
      aria-hidden
    >
      <g transform={`translate(${shift})`}>
        <path className="chart-heating" d={lines.heating} />
        <path className="chart-room" d={lines.room} />
        <path className="chart-floor" d={lines.floor} />
        <path className="chart-set" d={lines.set} />
      </g>
    </svg>
  )
}
