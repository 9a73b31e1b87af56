/** The chart as a picture. What time moves is in two groups: most steps change one attribute of one of them. */
import { memo, useMemo } from 'react'
import { HOUR, type Instant, midnightOf } from '../../../thermostat/device/device'
import type { HouseEvent, Sample } from '../model'
import { Ends } from './ends'
import { Flags } from './flags'
import { HourAxis } from './hour-axis'
import { layoutOf } from './layout'
import { type Frame, type Lines, linesOf, yOf } from './lines'
import { Pointer } from './pointer'
import { Present } from './present'
import { sampleAt } from './rows'
import type { Translate } from './say-sample'
import { degreesOf } from './scale'
import { degreeTicks } from './ticks'
import { hourOf, VIEW } from './view'

interface DrawingProps {
  /** What was and what will be. */
  readonly samples: readonly Sample[]
  readonly events: readonly HouseEvent[]
  readonly now: Sample
  /** Where the view begins. */
  readonly from: Instant
  /** px */
  readonly width: number
  readonly isLow: boolean
  readonly label: string
  /** Learns how far from the view's beginning is pointed at, in ms; `null` when nothing is. */
  readonly onPoint: (along: number | null) => void
  readonly t: Translate
}

export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { samples, events, now, from, width, label, onPoint, t } = props
  const inView = useInView(samples, from)
  const frame = useFrame(props, inView)
  const lines = useMemo(() => linesOf(inView, frame), [inView, frame])
  const { left, height } = frame.layout
  const shift = short(left - (from - frame.origin) * frame.pxPerMs)
  return (
    <svg className="chart-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Grid frame={frame} t={t} />
      <HourAxis {...{ frame, from, now: now.at, shift, t }} />
      <Plot frame={frame} shift={shift} lines={lines} />
      <Present frame={frame} now={now} x={short(left + (now.at - from) * frame.pxPerMs)} t={t} />
      <Flags {...{ events, frame, now: now.at, from, t }} />
      <Ends last={sampleAt(inView, from + VIEW)} frame={frame} t={t} />
      <Pointer frame={frame} now={now.at} onPoint={onPoint} />
    </svg>
  )
})

const short = (px: number) => Math.round(px * 10) / 10

/** The samples of the view, and of the hours that are partly in it: they are others each hour, or with each sample. */
function useInView(samples: readonly Sample[], from: Instant): readonly Sample[] {
  const hour = hourOf(from)
  return useMemo(() => samples.filter(({ at }) => at >= hour && at <= hour + VIEW + HOUR), [samples, hour])
}

/** What stays while time passes: the scales, as long as the values fit into them. */
function useFrame({ from, width, isLow, t }: DrawingProps, inView: readonly Sample[]): Frame {
  const { least, most, step } = useMemo(() => degreesOf(inView), [inView])
  const origin = midnightOf(from)
  return useMemo(() => {
    const degrees = { least, most, step }
    const layout = layoutOf(
      { width, isLow },
      degreeTicks(degrees).map((tick) => t({ number: tick / 10, unit: 'unit.degree' })),
      [t('time.chart.set'), t('home.floor'), t('home.room'), t('time.chart.heating')],
    )
    return { layout, degrees, pxPerMs: (layout.right - layout.left) / VIEW, origin }
  }, [least, most, step, width, isLow, t, origin])
}

const Grid = memo(function Grid({ frame, t }: { readonly frame: Frame; readonly t: Translate }) {
  const { left, right, bottom } = frame.layout
  const y = yOf(frame)
  return (
    <>
      {degreeTicks(frame.degrees).map((tick) => (
        <g key={tick}>
          <line className="chart-grid" x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className="chart-quiet" x={left - 5} y={y(tick) + 4} textAnchor="end">
            {t({ number: tick / 10, unit: 'unit.degree' })}
          </text>
        </g>
      ))}
      <line className="chart-base" x1={left} x2={right} y1={bottom} y2={bottom} />
    </>
  )
})

interface PlotProps {
  readonly frame: Frame
  readonly shift: number
  readonly lines: Lines
}

/** The lines in view: a picture within the picture cuts off what is beyond. */
const Plot = memo(function Plot({ frame: { layout }, shift, lines }: PlotProps) {
  const { left, right, height } = layout
  const width = right - left
  return (
    <svg
      className="chart-plot"
      x={left}
      width={width}
      height={height}
      viewBox={`${left} 0 ${width} ${height}`}
      aria-hidden
    >
      <g transform={`translate(${shift})`}>
        <path className="chart-heating" d={lines.heating} />
        <path className="chart-set" d={lines.set} />
        <path className="chart-room" d={lines.room} />
        <path className="chart-floor" d={lines.floor} />
      </g>
    </svg>
  )
})
