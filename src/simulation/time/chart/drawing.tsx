/**
 * The chart as SVG. The lines, the hours and the marker of the current time are in groups, so that most updates change
 * little more than the `transform` of a group.
 */
import { memo, useMemo } from 'react'
import { HOUR, type Instant, midnightOf, type Text } from '../../../thermostat/device/device'
import type { HouseEvent, Sample } from '../model'
import { type ChartGeometry, type ChartPaths, chartPathsOf, yScaleOf } from './chart-paths'
import { ChartPointer } from './chart-pointer'
import type { Translate } from './chart-texts'
import { Flags } from './flags'
import { HourAxis } from './hour-axis'
import { layoutOf } from './layout'
import { LineNames } from './line-names'
import { NowMarker } from './now-marker'
import { sampleAt } from './samples'
import { temperatureAxisOf } from './scale'
import { temperatureTicksOf } from './ticks'
import { startOfHour, VIEW_MS } from './view'

const LABEL_GAP_PX = 5

/** The distance from the middle of a label down to its baseline. */
const BASELINE_SHIFT_PX = 4

interface DrawingProps {
  /** The past and the forecast. */
  readonly samples: readonly Sample[]
  readonly events: readonly HouseEvent[]
  readonly currentSample: Sample
  readonly viewStart: Instant
  /** In px. */
  readonly width: number
  readonly isShortWindow: boolean
  /** The text alternative of the chart. */
  readonly label: string
  /** Receives the offset of the pointer's line from the start of the view, in simulated ms; `null` without a line. */
  readonly onPoint: (offsetMs: number | null) => void
  readonly t: Translate
}

export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { samples, events, currentSample, viewStart, width, label, onPoint, t } = props
  const samplesInView = useSamplesInView(samples, viewStart)
  const geometry = useGeometry(props, samplesInView)
  const paths = useMemo(() => chartPathsOf(samplesInView, geometry), [samplesInView, geometry])
  const { left, height } = geometry.layout
  const originX = roundToTenth(left - (viewStart - geometry.originTime) * geometry.pxPerMs)
  return (
    <svg className="chart-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Grid geometry={geometry} t={t} />
      <HourAxis {...{ geometry, viewStart, now: currentSample.at, originX, t }} />
      <Plot geometry={geometry} originX={originX} paths={paths} />
      <NowMarker
        geometry={geometry}
        samples={samplesInView}
        currentSample={currentSample}
        x={roundToTenth(left + (currentSample.at - viewStart) * geometry.pxPerMs)}
        t={t}
      />
      <Flags {...{ events, geometry, now: currentSample.at, viewStart, t }} />
      <LineNames lastSample={sampleAt(samplesInView, viewStart + VIEW_MS)} geometry={geometry} t={t} />
      <ChartPointer geometry={geometry} now={currentSample.at} onPoint={onPoint} />
    </svg>
  )
})

const roundToTenth = (px: number) => Math.round(px * 10) / 10

/** Returns the samples of all hours that are partly in view. The array changes only with the hour or the samples. */
function useSamplesInView(samples: readonly Sample[], viewStart: Instant): readonly Sample[] {
  const hour = startOfHour(viewStart)
  return useMemo(() => samples.filter(({ at }) => at >= hour && at <= hour + VIEW_MS + HOUR), [samples, hour])
}

/**
 * Returns the geometry. The object changes only if the temperature axis, the size, the language or the day changes, or
 * with the first event, so that the paths need not be computed again as time passes.
 */
function useGeometry(
  { viewStart, width, isShortWindow, events, t }: DrawingProps,
  samplesInView: readonly Sample[],
): ChartGeometry {
  const { min, max, step } = useMemo(() => temperatureAxisOf(samplesInView), [samplesInView])
  const originTime = midnightOf(viewStart)
  const hasEvents = events.length > 0
  return useMemo(() => {
    const temperatureAxis = { min, max, step }
    const degreeLabels = temperatureTicksOf(temperatureAxis).map((tenths) => t(degreeLabelOf(tenths)))
    const lineNames = [t('time.chart.set'), t('home.floor'), t('home.room'), t('time.chart.heating')]
    const layout = layoutOf({ width, isShortWindow, hasEvents }, degreeLabels, lineNames)
    return { layout, temperatureAxis, pxPerMs: (layout.right - layout.left) / VIEW_MS, originTime }
  }, [min, max, step, width, isShortWindow, hasEvents, t, originTime])
}

const degreeLabelOf = (tenths: number): Text => ({ number: tenths / 10, unit: 'unit.degree' })

const Grid = memo(function Grid({
  geometry,
  t,
}: {
  readonly geometry: ChartGeometry
  readonly t: Translate
}) {
  const { left, right, bottom } = geometry.layout
  const yOf = yScaleOf(geometry)
  return (
    <>
      {temperatureTicksOf(geometry.temperatureAxis).map((tenths) => (
        <g key={tenths}>
          <line className="chart-grid" x1={left} x2={right} y1={yOf(tenths)} y2={yOf(tenths)} />
          <text
            className="chart-quiet"
            x={left - LABEL_GAP_PX}
            y={yOf(tenths) + BASELINE_SHIFT_PX}
            textAnchor="end"
          >
            {t(degreeLabelOf(tenths))}
          </text>
        </g>
      ))}
      <line className="chart-base" x1={left} x2={right} y1={bottom} y2={bottom} />
    </>
  )
})

interface PlotProps {
  readonly geometry: ChartGeometry
  /** The x of the geometry's origin time on the chart. */
  readonly originX: number
  readonly paths: ChartPaths
}

/** Draws the lines in a nested SVG, which clips them to the view. */
const Plot = memo(function Plot({ geometry: { layout }, originX, paths }: PlotProps) {
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
      <g transform={`translate(${originX})`}>
        <path className="chart-heating" d={paths.heating} />
        <path className="chart-set" d={paths.setpoint} />
        <path className="chart-room" d={paths.room} />
        <path className="chart-floor" d={paths.floor} />
      </g>
    </svg>
  )
})
