/** The hours below the chart, with a day's name from its midnight on. */
import { DAY, HOUR, type Instant } from '../../device/time'
import { CHART_SPAN } from '../model'
import { textWidth } from './labels'
import { FONT } from './layout'
import type { Frame } from './lines'
import { clockTime, type Say } from './say-sample'
import { hourStep, hourTicks, midnights } from './ticks'

interface HourAxisProps {
  readonly frame: Frame
  readonly now: Instant
  readonly shift: number
  readonly say: Say
}

/** px between two labels. */
const GAP = 8

export function HourAxis({ frame: { layout, pxPerMs, origin }, now, shift, say }: HourAxisProps) {
  const { left, width, top, hours, days } = layout
  const x = (at: Instant) => (at - origin) * pxPerMs
  const [from, to] = [now - CHART_SPAN, now + CHART_SPAN]
  const hourText = (at: Instant) => say(clockTime(at)).slice(0, 2)
  const step = hourStep(pxPerMs * HOUR, textWidth('00', FONT) + GAP)
  return (
    <g transform={`translate(${shift})`}>
      {midnights(from, to).map((at) => (
        <line className="chart-midnight" key={at} x1={x(at)} x2={x(at)} y1={top} y2={days + 3} />
      ))}
      {hourTicks(from, to, step).map((at) => (
        <text className="chart-quiet" key={at} x={x(at)} y={hours} textAnchor="middle">
          {at % DAY === 0 ? '' : hourText(at)}
        </text>
      ))}
      {dayNames(from, to, say).map(({ name, begins, ends, midnight }) => {
        const start = Math.max(x(begins) + 4, left - shift)
        const end = start + textWidth(name, FONT)
        const isWhole = end <= Math.min(x(ends), width - shift)
        return isWhole ? (
          <text className="chart-day" key={midnight} x={start} y={days}>
            {name}
          </text>
        ) : null
      })}
    </g>
  )
}

/** The days in view: each may be named from where it is in view to where it ends. */
function dayNames(from: Instant, to: Instant, say: Say) {
  return midnights(from - DAY + 1, to).map((midnight) => ({
    midnight,
    name: say({ date: midnight, as: 'weekday' }),
    begins: Math.max(midnight, from),
    ends: midnight + DAY,
  }))
}
