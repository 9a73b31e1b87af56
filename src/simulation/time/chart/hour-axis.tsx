/** The hours below the chart, and the name of a day at midnight. */
import { HOUR, type Instant } from '../../../thermostat/device/device'
import type { ChartGeometry } from './chart-paths'
import { type Translate, timeOfDayTextOf } from './chart-texts'
import { estimateTextWidth, type Label, placeLabels } from './labels'
import { FONT_SIZE_PX } from './layout'
import { chooseHourStep, hourTicksBetween } from './ticks'
import { isViewMoving, VIEW_MS } from './view'

interface HourAxisProps {
  readonly geometry: ChartGeometry
  readonly viewStart: Instant
  readonly now: Instant
  /** The x of the geometry's origin time. */
  readonly originX: number
  readonly t: Translate
}

const LABEL_GAP_PX = 8
const TICK_PX = 3
const HOURS_PER_DAY = 24

export function HourAxis({
  geometry: { layout, pxPerMs, originTime },
  viewStart,
  now,
  originX,
  t,
}: HourAxisProps) {
  const { width, top, axisBaseline, heatingBottom } = layout
  const viewEnd = viewStart + VIEW_MS
  const xOf = (at: Instant) => (at - originTime) * pxPerMs
  const midnights = hourTicksBetween(viewStart, viewEnd, HOURS_PER_DAY)
  const step = chooseHourStep(pxPerMs * HOUR, estimateTextWidth('00', FONT_SIZE_PX) + LABEL_GAP_PX)
  // The ends of the view have labels only while it does not move: otherwise they are not full hours.
  const viewEnds = isViewMoving(viewStart, now) ? [] : [viewStart, viewEnd]
  const labels: readonly Label[] = [
    ...midnights.map((at) => ({ x: xOf(at), text: t({ date: at, as: 'shortWeekday' }), isDay: true })),
    ...[...viewEnds, ...hourTicksBetween(viewStart, viewEnd, step)].map((at) => ({
      x: xOf(at),
      text: t(timeOfDayTextOf(at)).slice(0, 2),
    })),
  ]
  return (
    <g transform={`translate(${originX})`}>
      {midnights.map((at) => (
        <line
          className="chart-midnight"
          key={at}
          x1={xOf(at)}
          x2={xOf(at)}
          y1={top}
          y2={heatingBottom + TICK_PX}
        />
      ))}
      {placeLabels(labels, {
        left: -originX,
        right: width - originX,
        fontSize: FONT_SIZE_PX,
        gap: LABEL_GAP_PX,
      }).map((label) => (
        <text
          className={label.isDay ? 'chart-day' : 'chart-quiet'}
          key={label.x}
          x={label.x}
          y={axisBaseline}
          textAnchor="middle"
        >
          {label.text}
        </text>
      ))}
    </g>
  )
}
