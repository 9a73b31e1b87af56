/** The names of the lines at their ends. */
import { memo } from 'react'
import type { Sample } from '../model'
import { spread } from './labels'
import { HEATING_HEIGHT } from './layout'
import { type Frame, yOf } from './lines'
import type { Translate } from './say-sample'

interface EndsProps {
  readonly last: Sample | undefined
  readonly frame: Frame
  readonly t: Translate
}

export const Ends = memo(function Ends({ last, frame, t }: EndsProps) {
  const { right, top, bottom, heating } = frame.layout
  const y = yOf(frame)
  const lines = last
    ? [
        ...(last.setpoint === null ? [] : [{ name: 'set', text: t('time.chart.set'), y: y(last.setpoint) }]),
        { name: 'floor', text: t('home.floor'), y: y(last.floor) },
        ...(last.room === null ? [] : [{ name: 'room', text: t('home.room'), y: y(last.room) }]),
      ]
    : []
  const ys = spread(
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
      <text className="chart-name chart-name-heating" x={right + 6} y={heating - HEATING_HEIGHT / 2 + 4}>
        {t('time.chart.heating')}
      </text>
    </>
  )
})
