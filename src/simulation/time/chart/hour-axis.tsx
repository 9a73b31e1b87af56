/** The hours below the chart, and the name of a day at midnight. */
import { HOUR, type Instant } from '../../../thermostat/device/device'
import type { ChartGeometry } from './chart-paths'
import { type Label, placeLabels, textWidth } from './labels'
import { FONT_SIZE_PX } from './layout'
import { type Translate, timeOfDayText } from './sample-text'
import { hourStep, hourTicks } from './ticks'
import { isViewMoving, VIEW_MS } from './view'

interface HourAxisProps {
  readonly geometry: ChartGeometry
  readonly viewStart: Instant
  readonly now: Instant
  readonly shift: number
  readonly t: Translate
}

const LABEL_GAP_PX = 8
const TICK_PX = 3
const HOURS_PER_DAY = 24

export function HourAxis({ geometry: { layout, pxPerMs, origin }, viewStart, now, shift, t }: HourAxisProps) {
  const { width, top, axisBaseline, heatingBottom } = layout
  const viewEnd = viewStart + VIEW_MS
  const x = (at: Instant) => (at - origin) * pxPerMs
  const days = hourTicks(viewStart, viewEnd, HOURS_PER_DAY)
  const step = hourStep(pxPerMs * HOUR, textWidth('00', FONT_SIZE_PX) + LABEL_GAP_PX)
  // While the view moves, its ends are not full hours.
  const ends = isViewMoving(viewStart, now) ? [] : [viewStart, viewEnd]
  const labels: readonly Label[] = [
    ...days.map((at) => ({ x: x(at), text: t({ date: at, as: 'shortWeekday' }), isDay: true })),
    ...[...ends, ...hourTicks(viewStart, viewEnd, step)].map((at) => ({
      x: x(at),
      text: t(timeOfDayText(at)).slice(0, 2),
    })),
  ]
  return (
    <g transform={`translate(${shift})`}>
      {days.map((at) => (
        <line
          className="chart-midnight"
          key={at}
          x1={x(at)}
          x2={x(at)}
          y1={top}
          y2={heatingBottom + TICK_PX}
        />
      ))}
      {placeLabels(labels, { left: -shift, right: width - shift, size: FONT_SIZE_PX, gap: LABEL_GAP_PX }).map(
        (label) => (
          <text
            className={label.isDay ? 'chart-day' : 'chart-quiet'}
            key={label.x}
            x={label.x}
            y={axisBaseline}
            textAnchor="middle"
          >
            {label.text}
          </text>
        ),
      )}
    </g>
  )
}
