/** The hours below the chart. Midnight has a vertical line and the name of the new day. */
import { HOUR, HOURS_PER_DAY, type Instant } from '../../../thermostat/device/device'
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
  /** The x of the geometry's origin time on the chart. */
  readonly originX: number
  readonly t: Translate
}

const LABEL_GAP_PX = 8

/** The part of a midnight line below the heating strip. */
const LINE_OVERHANG_PX = 3

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
  const labelWidthWithGap = estimateTextWidth('00', FONT_SIZE_PX) + LABEL_GAP_PX
  const stepHours = chooseHourStep(pxPerMs * HOUR, labelWidthWithGap)
  // The ends of a moving view have no labels, because they are not full hours.
  const labelledEnds = isViewMoving(viewStart, now) ? [] : [viewStart, viewEnd]
  const hourTextOf = (at: Instant) => t(timeOfDayTextOf(at)).slice(0, 'HH'.length)
  // The most important labels come first.
  const labels: readonly Label[] = [
    ...midnights.map((at) => ({ x: xOf(at), text: t({ date: at, as: 'shortWeekday' }), isDay: true })),
    ...[...labelledEnds, ...hourTicksBetween(viewStart, viewEnd, stepHours)].map((at) => ({
      x: xOf(at),
      text: hourTextOf(at),
    })),
  ]
  // `left` and `right` are the edges of the chart in the coordinates of the group.
  const labelRow = { left: -originX, right: width - originX, fontSize: FONT_SIZE_PX, gap: LABEL_GAP_PX }
  return (
    <g transform={`translate(${originX})`}>
      {midnights.map((at) => (
        <line
          className="chart-midnight"
          key={at}
          x1={xOf(at)}
          x2={xOf(at)}
          y1={top}
          y2={heatingBottom + LINE_OVERHANG_PX}
        />
      ))}
      {placeLabels(labels, labelRow).map((label) => (
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
