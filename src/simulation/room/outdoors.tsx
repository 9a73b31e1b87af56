/** The part outdoors: the sky by the hour, lying snow and a thermometer. */
import { memo } from 'react'
import { degreesFromTenths, type Text } from '../../thermostat/device/device'
import { skyAt } from '../house/sky'
import { wholeDegrees } from '../time/verdict-text'
import type { DrawingBox, Geometry } from './geometry'
import { Reading } from './reading'

interface SkyProps {
  /** The sky outdoors, or what is seen of it through the window. */
  readonly box: DrawingBox
  readonly minute: number
}

export const Sky = memo(function Sky({ box, minute }: SkyProps) {
  const { darkness, glow } = skyAt(minute)
  return (
    <>
      <rect className="room-day" {...box} />
      <rect className="room-night" {...box} opacity={darkness} />
      <rect {...box} fill="url(#room-dawn)" opacity={glow} />
    </>
  )
})

/** The sun or the moon on its arc. */
export const SunOrMoon = memo(function SunOrMoon({
  geometry,
  minute,
}: {
  geometry: Geometry
  minute: number
}) {
  const { x, width, height } = geometry.sky
  const { body, position } = skyAt(minute)
  const radius = 9 * geometry.scale
  const bodyX = x + width * (0.14 + 0.06 * position)
  const bodyY = height * (0.55 - 0.42 * Math.sin(Math.PI * position))
  return body === 'sun' ? (
    <circle className="room-sun" cx={bodyX} cy={bodyY} r={radius} />
  ) : (
    <path className="room-moon" d={crescentAt(bodyX, bodyY, radius)} />
  )
})

function crescentAt(x: number, y: number, radius: number): string {
  const [top, bottom, inner] = [y - radius, y + radius, radius * 1.25]
  return `M${x} ${top}A${radius} ${radius} 0 0 0 ${x} ${bottom}A${inner} ${inner} 0 0 1 ${x} ${top}z`
}

/** Snow lies below zero. */
export const Snow = memo(function Snow({ geometry }: { geometry: Geometry }) {
  const { width, height } = geometry.sky
  return (
    <path
      className="room-snow-cover"
      d={`M0 ${height + 1}v-3q${width / 4} -4 ${width / 2} -1t${width / 2} 0v4z`}
    />
  )
})

interface ThermometerProps {
  readonly geometry: Geometry
  /** Tenths of a degree. */
  readonly outdoor: number
  readonly isStill: boolean
  readonly t: (text: Text) => string
}

/** The scale of the thermometer in tenths of a degree. */
const scale = { min: -200, max: 250, step: 50 } as const

/** The width of a label in a drawing of the usual size, and the space for its tick. */
const LABEL_PX = 22
const LABEL_GAP_PX = 13

/** A lower thermometer has only the label of zero. */
const MIN_LABELLED_HEIGHT_PX = 90

export const Thermometer = memo(function Thermometer({ geometry, outdoor, isStill, t }: ThermometerProps) {
  const { x, y, width, height } = geometry.thermometer
  const share = Math.min(1, Math.max(0, (outdoor - scale.min) / (scale.max - scale.min)))
  const yOf = (tenths: number) => y + height * (1 - (tenths - scale.min) / (scale.max - scale.min))
  const ticks = []
  for (let tenths: number = scale.min; tenths <= scale.max; tenths += scale.step) ticks.push(tenths)
  const columnTop = y + height * (1 - share)
  const labelWidth = LABEL_GAP_PX + LABEL_PX * geometry.scale
  const labelled = height < MIN_LABELLED_HEIGHT_PX ? [0] : [-200, 0, 200]
  return (
    <>
      {/* Its ground makes the scale legible on a bright and on a dark sky. */}
      <rect
        className="room-scale-ground"
        x={x - width}
        y={y - width}
        width={width * 2 + labelWidth}
        height={height + width * 3.5}
        rx={6}
      />
      <rect className="room-tube" x={x} y={y} width={width} height={height + width / 2} rx={width / 2} />
      <circle className="room-bulb" cx={x + width / 2} cy={y + height} r={width} />
      {ticks.map((tenths) => (
        <line
          key={tenths}
          className="room-tick"
          x1={x + width + 2}
          x2={x + width + (tenths % 200 === 0 ? 7 : 5)}
          y1={yOf(tenths)}
          y2={yOf(tenths)}
        />
      ))}
      {labelled.map((tenths) => (
        <text key={tenths} className="room-degrees" x={x + width + LABEL_GAP_PX} y={yOf(tenths) + 4}>
          {t(wholeDegrees(tenths / 10))}
        </text>
      ))}
      <rect
        className="room-mercury"
        x={x + 2.5}
        y={columnTop}
        width={width - 5}
        height={y + height - columnTop}
        rx={(width - 5) / 2}
      />
      {/* A grip on the column, which is dragged. */}
      {!isStill && <circle className="room-grip" cx={x + width / 2} cy={columnTop} r={width * 0.8} />}
      <Reading
        box={geometry.readings.outdoors}
        name={t('surroundings.outdoor')}
        value={t(degreesFromTenths(outdoor))}
        isStill={isStill}
      />
    </>
  )
})
