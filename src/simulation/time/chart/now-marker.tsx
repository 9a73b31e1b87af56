/** Marks the current time with a line, a dot at the floor's temperature, and a translucent area over the forecast. */
import { degreesFromTenths } from '../../../thermostat/device/device'
import type { Sample } from '../model'
import { type ChartGeometry, yScaleOf } from './chart-paths'
import type { Translate } from './chart-texts'
import { FONT_SIZE_PX } from './layout'

interface NowMarkerProps {
  readonly geometry: ChartGeometry
  readonly currentSample: Sample
  /** The x coordinate of the current time, in px. */
  readonly x: number
  readonly t: Translate
}

const DOT_RADIUS_PX = 4
const GAP_PX = 8
const FORECAST_LABEL_INSET_PX = 6
const LINE_OVERHANG_PX = 4

export function NowMarker({ geometry, currentSample, x, t }: NowMarkerProps) {
  const { left, right, top, bottom, heatingBottom, height } = geometry.layout
  // This SVG clips the area over the forecast. It begins left of the view, so that the dot is not clipped there.
  const [svgX, svgWidth] = [left - 2 * DOT_RADIUS_PX, right - left + 2 * DOT_RADIUS_PX]
  const floorY = Math.min(bottom, Math.max(top, yScaleOf(geometry)(currentSample.floor)))
  // The value is above its dot if there is room. The label of the forecast is placed away from the value.
  const hasRoomAbove = floorY - GAP_PX - FONT_SIZE_PX >= top
  const valueY = hasRoomAbove ? floorY - GAP_PX : floorY + GAP_PX + FONT_SIZE_PX
  const isValueNearBottom = bottom - valueY <= 2 * FONT_SIZE_PX
  const forecastLabelY = isValueNearBottom ? top + FONT_SIZE_PX : bottom - FORECAST_LABEL_INSET_PX
  return (
    <svg
      className="chart-present"
      x={svgX}
      width={svgWidth}
      height={height}
      viewBox={`${svgX} 0 ${svgWidth} ${height}`}
      aria-hidden
    >
      <g transform={`translate(${x})`}>
        <rect className="chart-ahead" y={top} width={right - left} height={heatingBottom - top} />
        <text className="chart-expected" x={GAP_PX} y={forecastLabelY}>
          {t('time.chart.expected')}
        </text>
        <line className="chart-now" y1={top - LINE_OVERHANG_PX} y2={heatingBottom} />
        <circle className="chart-dot" cy={floorY} r={DOT_RADIUS_PX} />
        <text className="chart-value" x={GAP_PX} y={valueY}>
          {t(degreesFromTenths(currentSample.floor))}
        </text>
      </g>
    </svg>
  )
}
