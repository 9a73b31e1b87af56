/** The names of the lines at their ends. */
import { memo } from 'react'
import type { Sample } from '../model'
import { type ChartGeometry, yOf } from './chart-paths'
import { spreadLabels } from './labels'
import { HEATING_STRIP_PX } from './layout'
import type { Translate } from './sample-text'

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
    { least: top + 4, most: bottom - 6, height: 15 },
  )
  return (
    <>
      {lines.map(({ name, text }, index) => (
        <text key={name} className={`chart-name chart-name-${name}`} x={right + 6} y={(ys[index] ?? 0) + 4}>
          {text}
        </text>
      ))}
      <text
        className="chart-name chart-name-heating"
        x={right + 6}
        y={heatingBottom - HEATING_STRIP_PX / 2 + 4}
      >
        {t('time.chart.heating')}
      </text>
    </>
  )
})
