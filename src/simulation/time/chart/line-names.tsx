/** The names of the lines, at their right ends. */
import { memo } from 'react'
import type { Sample } from '../model'
import { type ChartGeometry, yOf } from './chart-paths'
import { spreadLabels } from './labels'
import { HEATING_STRIP_PX } from './layout'
import type { Translate } from './sample-text'

const GAP_PX = 6
const LINE_HEIGHT_PX = 15
const INSET_PX = { top: 4, bottom: 6 }

/** Centres a name of this font size vertically. */
const BASELINE_SHIFT_PX = 4

interface LineNamesProps {
  readonly last: Sample | undefined
  readonly geometry: ChartGeometry
  readonly t: Translate
}

export const LineNames = memo(function Ends({ last, geometry, t }: LineNamesProps) {
  const { right, top, bottom, heatingBottom } = geometry.layout
  const y = yOf(geometry)
  const lines = last
    ? [
        ...(last.setpoint === null ? [] : [{ name: 'set', text: t('time.chart.set'), y: y(last.setpoint) }]),
        { name: 'floor', text: t('home.floor'), y: y(last.floor) },
        ...(last.room === null ? [] : [{ name: 'room', text: t('home.room'), y: y(last.room) }]),
      ]
    : []
  const ys = spreadLabels(
    lines.map((line) => line.y),
    { min: top + INSET_PX.top, max: bottom - INSET_PX.bottom, height: LINE_HEIGHT_PX },
  )
  return (
    <>
      {lines.map(({ name, text }, index) => (
        <text
          key={name}
          className={`chart-name chart-name-${name}`}
          x={right + GAP_PX}
          y={(ys[index] ?? 0) + BASELINE_SHIFT_PX}
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
