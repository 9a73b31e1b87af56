/** The hours below the chart, and a day's name where it begins. */
import { HOUR, type Instant } from '../../../thermostat/device/device'
import { type Label, placeLabels, textWidth } from './labels'
import { FONT } from './layout'
import type { Frame } from './lines'
import { clockTime, type Translate } from './say-sample'
import { hourStep, hourTicks } from './ticks'
import { isMoving, VIEW } from './view'

interface HourAxisProps {
  readonly frame: Frame
  readonly from: Instant
  readonly now: Instant
  readonly shift: number
  readonly t: Translate
}

/** px between two labels. */
const GAP = 8

export function HourAxis({ frame: { layout, pxPerMs, origin }, from, now, shift, t }: HourAxisProps) {
  const { width, top, hours, heating } = layout
  const to = from + VIEW
  const x = (at: Instant) => (at - origin) * pxPerMs
  const days = hourTicks(from, to, 24)
  const step = hourStep(pxPerMs * HOUR, textWidth('00', FONT) + GAP)
  // What begins and ends with an hour only does so as long as it stands still.
  const ends = isMoving(from, now) ? [] : [from, to]
  const labels: readonly Label[] = [
    ...days.map((at) => ({ x: x(at), text: t({ date: at, as: 'shortWeekday' }), isDay: true })),
    ...[...ends, ...hourTicks(from, to, step)].map((at) => ({
      x: x(at),
      text: t(clockTime(at)).slice(0, 2),
    })),
  ]
  return (
    <g transform={`translate(${shift})`}>
      {days.map((at) => (
        <line className="chart-midnight" key={at} x1={x(at)} x2={x(at)} y1={top} y2={heating + 3} />
      ))}
      {placeLabels(labels, { left: -shift, right: width - shift, size: FONT, gap: GAP }).map((label) => (
        <text
          className={label.isDay ? 'chart-day' : 'chart-quiet'}
          key={label.x}
          x={label.x}
          y={hours}
          textAnchor="middle"
        >
          {label.text}
        </text>
      ))}
    </g>
  )
}
