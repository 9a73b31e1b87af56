/** The hours below the chart, and a day's name where it begins. */
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

/** px between two labels. */
const LABEL_GAP_PX = 8

export function HourAxis({ geometry: { layout, pxPerMs, origin }, viewStart, now, shift, t }: HourAxisProps) {
  const { width, top, axisBaseline, heatingBottom } = layout
  const to = viewStart + VIEW_MS
  const x = (at: Instant) => (at - origin) * pxPerMs
  const days = hourTicks(viewStart, to, 24)
  const step = hourStep(pxPerMs * HOUR, textWidth('00', FONT_SIZE_PX) + LABEL_GAP_PX)
  // What begins and ends with an hour only does so as long as it stands still.
  const ends = isViewMoving(viewStart, now) ? [] : [viewStart, to]
  const labels: readonly Label[] = [
    ...days.map((at) => ({ x: x(at), text: t({ date: at, as: 'shortWeekday' }), isDay: true })),
    ...[...ends, ...hourTicks(viewStart, to, step)].map((at) => ({
      x: x(at),
      text: t(timeOfDayText(at)).slice(0, 2),
    })),
  ]
  return (
    <g transform={`translate(${shift})`}>
      {days.map((at) => (
        <line className="chart-midnight" key={at} x1={x(at)} x2={x(at)} y1={top} y2={heatingBottom + 3} />
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
