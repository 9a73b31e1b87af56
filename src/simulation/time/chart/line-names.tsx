/** The names of the lines at their right ends, always in the same order, also when the lines cross. */
import { memo } from 'react'
import type { Sample } from '../model'
import { type ChartGeometry, yScaleOf } from './chart-paths'
import type { Translate } from './chart-texts'
import { placeInOrder } from './labels'
import { HEATING_STRIP_PX } from './layout'

/** The gap between a line and its name. */
const GAP_PX = 6

/** The smallest distance between the middles of two names. */
const MIN_DISTANCE_PX = 15

/** The smallest distances from a name's middle to the top and bottom of the area with the lines. */
const INSET_PX = { top: 4, bottom: 6 }

/** The distance from the middle of a name down to its baseline. */
const BASELINE_SHIFT_PX = 4

interface LineNamesProps {
  /** The last sample in view. */
  readonly lastSample: Sample | undefined
  readonly geometry: ChartGeometry
  readonly t: Translate
}

export const LineNames = memo(function LineNames({ lastSample, geometry, t }: LineNamesProps) {
  const { right, top, bottom, heatingBottom } = geometry.layout
  const yOf = yScaleOf(geometry)
  const lines = lastSample
    ? [
        ...(lastSample.setpoint === null
          ? []
          : [{ id: 'set', text: t('time.chart.set'), y: yOf(lastSample.setpoint) }]),
        { id: 'floor', text: t('home.floor'), y: yOf(lastSample.floor) },
        ...(lastSample.room === null ? [] : [{ id: 'room', text: t('home.room'), y: yOf(lastSample.room) }]),
      ]
    : []
  const labelYs = placeInOrder(
    lines.map((line) => line.y),
    { min: top + INSET_PX.top, max: bottom - INSET_PX.bottom, minDistance: MIN_DISTANCE_PX },
  )
  return (
    <>
      {lines.map(({ id, text }, index) => (
        <text
          key={id}
          className={`chart-name chart-name-${id}`}
          x={right + GAP_PX}
          y={(labelYs[index] ?? 0) + BASELINE_SHIFT_PX}
        >
          {text}
        </text>
      ))}
      <text
        className="chart-name chart-name-heating"
        x={right + GAP_PX}
        y={heatingBottom - HEATING_STRIP_PX / 2 + BASELINE_SHIFT_PX}
      >
        {t('time.chart.heating')}
      </text>
    </>
  )
})
