/** Where now is: a line, the floor's temperature, and a veil over what is only expected. */
import { degrees } from '../../../thermostat/device/device'
import type { Sample } from '../model'
import { FONT } from './layout'
import { type Frame, yOf } from './lines'
import type { Translate } from './say-sample'

interface PresentProps {
  readonly frame: Frame
  readonly now: Sample
  /** Where now is on the picture, in px. */
  readonly x: number
  readonly t: Translate
}

/** px of the dot, which is whole also where the view begins. */
const DOT = 4
const GAP = 8

export function Present({ frame, now, x, t }: PresentProps) {
  const { left, right, top, bottom, heating, height } = frame.layout
  const [start, width] = [left - 2 * DOT, right - left + 2 * DOT]
  const floor = Math.min(bottom, Math.max(top, yOf(frame)(now.floor)))
  // Above its dot where there is room, and what is expected is named where the value is not.
  const value = floor - GAP - FONT < top ? floor + GAP + FONT : floor - GAP
  const expected = bottom - value > 2 * FONT ? bottom - 6 : top + FONT
  return (
    <svg
      className="chart-present"
      x={start}
      width={width}
      height={height}
      viewBox={`${start} 0 ${width} ${height}`}
      aria-hidden
    >
      <g transform={`translate(${x})`}>
        <rect className="chart-ahead" y={top} width={right - left} height={heating - top} />
        <text className="chart-expected" x={GAP} y={expected}>
          {t('time.chart.expected')}
        </text>
        <line className="chart-now" y1={top - 4} y2={heating} />
        <circle className="chart-dot" cy={floor} r={DOT} />
        <text className="chart-value" x={GAP} y={value}>
          {t(degrees(now.floor))}
        </text>
      </g>
    </svg>
  )
}
