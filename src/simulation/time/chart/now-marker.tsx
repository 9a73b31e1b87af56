/** Marks now: a line, the floor's temperature, and a translucent area over the forecast. */
import { degrees } from '../../../thermostat/device/device'
import type { Sample } from '../model'
import { type ChartGeometry, yOf } from './chart-paths'
import { FONT_SIZE_PX } from './layout'
import type { Translate } from './sample-text'

interface NowMarkerProps {
  readonly geometry: ChartGeometry
  readonly now: Sample
  /** The x of now, in px. */
  readonly x: number
  readonly t: Translate
}

/** The area is wider than the view by the dot, so that the dot is not clipped at the start of the view. */
const DOT_RADIUS_PX = 4
const GAP_PX = 8
const EXPECTED_INSET_PX = 6
const LINE_OVERHANG_PX = 4

export function NowMarker({ geometry, now, x, t }: NowMarkerProps) {
  const { left, right, top, bottom, heatingBottom, height } = geometry.layout
  const [start, width] = [left - 2 * DOT_RADIUS_PX, right - left + 2 * DOT_RADIUS_PX]
  const floor = Math.min(bottom, Math.max(top, yOf(geometry)(now.floor)))
  // The value is above its dot if there is room. The label of the forecast is placed away from the value.
  const value = floor - GAP_PX - FONT_SIZE_PX < top ? floor + GAP_PX + FONT_SIZE_PX : floor - GAP_PX
  const expected = bottom - value > 2 * FONT_SIZE_PX ? bottom - EXPECTED_INSET_PX : top + FONT_SIZE_PX
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
        <line className="chart-now" y1={top - LINE_OVERHANG_PX} y2={heatingBottom} />
        <circle className="chart-dot" cy={floor} r={DOT_RADIUS_PX} />
        <text className="chart-value" x={GAP_PX} y={value}>
          {t(degrees(now.floor))}
        </text>
      </g>
    </svg>
  )
}
