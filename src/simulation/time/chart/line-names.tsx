/** The names of the lines, at their right ends. */
import { memo } from 'react'
import type { Sample } from '../model'
import { type ChartGeometry, yScaleOf } from './chart-paths'
import type { Translate } from './chart-texts'
import { spreadLabels } from './labels'
import { HEATING_STRIP_PX } from './layout'

const GAP_PX = 6
const LINE_HEIGHT_PX = 15
const INSET_PX = { top: 4, bottom: 6 }

/** The distance from the middle of a name down to its baseline. */
const BASELINE_SHIFT_PX = 4

interface LineNamesProps {
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
          : [{ name: 'set', text: t('time.chart.set'), y: yOf(lastSample.setpoint) }]),
        { name: 'floor', text: t('home.floor'), y: yOf(lastSample.floor) },
        ...(lastSample.room === null
          ? []
          : [{ name: 'room', text: t('home.room'), y: yOf(lastSample.room) }]),
      ]
    : []
  const labelYs = spreadLabels(
    lines.map((line) => line.y),
    { min: top + INSET_PX.top, max: bottom - INSET_PX.bottom, minDistance: LINE_HEIGHT_PX },
  )
  return (
    <>
      {lines.map(({ name, text }, index) => (
        <text
          key={name}
          className={`chart-name chart-name-${name}`}
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
