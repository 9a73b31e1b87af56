/** Where now is: a line, the floor's temperature, and a veil over what is only expected. */
import { degrees } from '../../../thermostat/device/device'
import type { Sample } from '../model'
import { type ChartGeometry, yOf } from './chart-paths'
import { FONT_SIZE_PX } from './layout'
import type { Translate } from './sample-text'

interface NowMarkerProps {
  readonly geometry: ChartGeometry
  readonly now: Sample
  /** Where now is on the picture, in px. */
  readonly x: number
  readonly t: Translate
}

/** px of the dot, which is whole also where the view begins. */
const DOT_RADIUS_PX = 4
const GAP_PX = 8

export function NowMarker({ geometry, now, x, t }: NowMarkerProps) {
  const { left, right, top, bottom, heatingBottom, height } = geometry.layout
  const [start, width] = [left - 2 * DOT_RADIUS_PX, right - left + 2 * DOT_RADIUS_PX]
  const floor = Math.min(bottom, Math.max(top, yOf(geometry)(now.floor)))
  // Above its dot where there is room, and what is expected is named where the value is not.
  const value = floor - GAP_PX - FONT_SIZE_PX < top ? floor + GAP_PX + FONT_SIZE_PX : floor - GAP_PX
  const expected = bottom - value > 2 * FONT_SIZE_PX ? bottom - 6 : top + FONT_SIZE_PX
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
        <rect className="chart-ahead" y={top} width={right - left} height={heatingBottom - top} />
        <text className="chart-expected" x={GAP_PX} y={expected}>
          {t('time.chart.expected')}
        </text>
        <line className="chart-now" y1={top - 4} y2={heatingBottom} />
        <circle className="chart-dot" cy={floor} r={DOT_RADIUS_PX} />
        <text className="chart-value" x={GAP_PX} y={value}>
          {t(degrees(now.floor))}
        </text>
      </g>
    </svg>
  )
}
