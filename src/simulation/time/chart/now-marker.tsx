/**
 * Marks the current time with a line, a dot at the floor's temperature and its value, and a translucent area over the
 * forecast.
 */
import { degreesFromTenths, type Instant } from '../../../thermostat/device/device'
import type { Sample } from '../model'
import { type ChartGeometry, yScaleOf } from './chart-paths'
import type { Translate } from './chart-texts'
import { freeTopOf, type VerticalRange } from './free-place'
import { estimateTextWidth } from './labels'
import { FONT_SIZE_PX } from './layout'

interface NowMarkerProps {
  readonly geometry: ChartGeometry
  /** The samples in view. */
  readonly samples: readonly Sample[]
  readonly currentSample: Sample
  /** The x coordinate of the current time, in px. */
  readonly x: number
  readonly t: Translate
}

const DOT_RADIUS_PX = 4
const GAP_PX = 8
const FORECAST_LABEL_INSET_PX = 6
const LINE_OVERHANG_PX = 4

/** The box of the value: its height, the space beside its text, and that from its top to the text's baseline. */
const VALUE_PX = { height: 17, padding: 5, baseline: 13, radius: 4 }

/** The smallest distance from the box of the value to the middle of a curve. */
const CURVE_GAP_PX = 3

/** The distance by which that box may stand out above the top grid line. */
const OVERHANG_PX = 2

export function NowMarker({ geometry, samples, currentSample, x, t }: NowMarkerProps) {
  const { left, right, top, bottom, heatingBottom, height } = geometry.layout
  // This SVG clips the area over the forecast. It begins left of the view, so that the dot is not clipped there.
  const [svgX, svgWidth] = [left - 2 * DOT_RADIUS_PX, right - left + 2 * DOT_RADIUS_PX]
  const floorY = Math.min(bottom, Math.max(top, yScaleOf(geometry)(currentSample.floor)))
  const value = t(degreesFromTenths(currentSample.floor))
  const valueWidth = estimateTextWidth(value, FONT_SIZE_PX) + 2 * VALUE_PX.padding
  const valueEnd = currentSample.at + (GAP_PX + valueWidth + CURVE_GAP_PX) / geometry.pxPerMs
  const curves = curvesUntil(valueEnd, { samples, currentSample, geometry })
  const valueTop = freeTopOf(curves, { top: top - OVERHANG_PX, bottom: bottom - 1 }, VALUE_PX.height)
  // The label of the forecast is placed away from the value.
  const isValueNearBottom = bottom - valueTop <= 3 * FONT_SIZE_PX
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
        <rect
          className="chart-value-ground"
          x={GAP_PX}
          y={valueTop}
          width={valueWidth}
          height={VALUE_PX.height}
          rx={VALUE_PX.radius}
        />
        <text
          className="chart-value"
          x={GAP_PX + valueWidth / 2}
          y={valueTop + VALUE_PX.baseline}
          textAnchor="middle"
        >
          {value}
        </text>
      </g>
    </svg>
  )
}

/** Returns the range of y that each curve covers from the current time until an instant. */
function curvesUntil(
  end: Instant,
  { samples, currentSample, geometry }: Pick<NowMarkerProps, 'samples' | 'currentSample' | 'geometry'>,
): readonly VerticalRange[] {
  const yOf = yScaleOf(geometry)
  const later = samples.filter(({ at }) => at > currentSample.at)
  const next = later.find(({ at }) => at > end)
  const beside = [currentSample, ...later.filter(({ at }) => at <= end), ...(next ? [next] : [])]
  return (['setpoint', 'floor', 'room'] as const).flatMap((line) => {
    const ys = beside.flatMap((sample) => (sample[line] === null ? [] : [yOf(sample[line])]))
    if (ys.length === 0) return []
    return [{ top: Math.min(...ys) - CURVE_GAP_PX, bottom: Math.max(...ys) + CURVE_GAP_PX }]
  })
}
