/** The chart as a picture. What time moves is in two groups: most steps change one attribute of one of them. */
import { memo, useMemo } from 'react'
import { HOUR, type Instant, midnightOf } from '../../../thermostat/device/device'
import type { HouseEvent, Sample } from '../model'
import { type ChartGeometry, type ChartPaths, chartPathsOf, yOf } from './chart-paths'
import { ChartPointer } from './chart-pointer'
import { Flags } from './flags'
import { HourAxis } from './hour-axis'
import { layoutOf } from './layout'
import { LineNames } from './line-names'
import { NowMarker } from './now-marker'
import type { Translate } from './sample-text'
import { degreeRangeOf } from './scale'
import { sampleAt } from './table-rows'
import { degreeTicks } from './ticks'
import { hourOf, VIEW_MS } from './view'

interface DrawingProps {
  /** What was and what will be. */
  readonly samples: readonly Sample[]
  readonly events: readonly HouseEvent[]
  readonly now: Sample
  /** Where the view begins. */
  readonly viewStart: Instant
  /** px */
  readonly width: number
  readonly isCompact: boolean
  readonly label: string
  /** Learns how far from the view's beginning is pointed at, in ms; `null` when nothing is. */
  readonly onPoint: (along: number | null) => void
  readonly t: Translate
}

export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { samples, events, now, viewStart, width, label, onPoint, t } = props
  const inView = useSamplesInView(samples, viewStart)
  const frame = useGeometry(props, inView)
  const lines = useMemo(() => chartPathsOf(inView, frame), [inView, frame])
  const { left, height } = frame.layout
  const shift = roundPx(left - (viewStart - frame.origin) * frame.pxPerMs)
  return (
    <svg className="chart-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Grid frame={frame} t={t} />
      <HourAxis {...{ geometry: frame, viewStart: viewStart, now: now.at, shift, t }} />
      <Plot geometry={frame} shift={shift} paths={lines} />
      <NowMarker geometry={frame} now={now} x={roundPx(left + (now.at - viewStart) * frame.pxPerMs)} t={t} />
      <Flags {...{ events, geometry: frame, now: now.at, viewStart: viewStart, t }} />
      <LineNames last={sampleAt(inView, viewStart + VIEW_MS)} geometry={frame} t={t} />
      <ChartPointer geometry={frame} now={now.at} onPoint={onPoint} />
    </svg>
  )
})

const roundPx = (px: number) => Math.round(px * 10) / 10

/** The samples of the view, and of the hours that are partly in it: they are others each hour, or with each sample. */
function useSamplesInView(samples: readonly Sample[], from: Instant): readonly Sample[] {
  const hour = hourOf(from)
  return useMemo(() => samples.filter(({ at }) => at >= hour && at <= hour + VIEW_MS + HOUR), [samples, hour])
}

/** What stays while time passes: the scales, as long as the values fit into them. */
function useGeometry(
  { viewStart, width, isCompact, t }: DrawingProps,
  inView: readonly Sample[],
): ChartGeometry {
  const { min, max, step } = useMemo(() => degreeRangeOf(inView), [inView])
  const origin = midnightOf(viewStart)
  return useMemo(() => {
    const degrees = { min, max, step }
    const layout = layoutOf(
      { width, isCompact: isCompact },
      degreeTicks(degrees).map((tick) => t({ number: tick / 10, unit: 'unit.degree' })),
      [t('time.chart.set'), t('home.floor'), t('home.room'), t('time.chart.heating')],
    )
    return { layout, degrees, pxPerMs: (layout.right - layout.left) / VIEW_MS, origin }
  }, [min, max, step, width, isCompact, t, origin])
}

const Grid = memo(function Grid({ frame, t }: { readonly frame: ChartGeometry; readonly t: Translate }) {
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
  readonly geometry: ChartGeometry
  readonly shift: number
  readonly paths: ChartPaths
}

/** The lines in view: a picture within the picture cuts off what is beyond. */
const Plot = memo(function Plot({ geometry: { layout }, shift, paths }: PlotProps) {
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
        <path className="chart-heating" d={paths.heating} />
        <path className="chart-set" d={paths.setpoint} />
        <path className="chart-room" d={paths.room} />
        <path className="chart-floor" d={paths.floor} />
      </g>
    </svg>
  )
})
