/** The floor in section: its layers, the cables, and the floor sensor. */
import { memo } from 'react'
import type { Covering } from '../house/model'
import type { Geometry } from './geometry'
import type { RoomValues } from './room-values'

interface LayersProps {
  readonly geometry: Geometry
  readonly covering: Covering
  /** 0 to 1. */
  readonly warmth: number
}

export const Layers = memo(function Layers({ geometry, covering, warmth }: LayersProps) {
  const { room, layers } = geometry
  return layers.map(({ name, y, height }) => {
    const box = { x: room.x, y, width: room.width, height }
    const isWarm = name === 'covering' || name === 'heated'
    return (
      <g key={name} className="room-layer">
        <rect className={name === 'covering' ? `room-${covering}` : `room-${name}`} {...box} />
        {name === 'covering' && <rect fill={`url(#room-${covering}-joints)`} {...box} />}
        {name === 'insulation' && <rect fill="url(#room-zigzag)" {...box} />}
        {isWarm && <rect className="room-warmth" {...box} opacity={warmth} />}
      </g>
    )
  })
})

interface LayerNamesProps {
  readonly geometry: Geometry
  readonly names: readonly string[]
}

/** The height of the name of a layer, and the mean width of a letter. */
const NAME_HEIGHT_PX = 16
const NAME_LETTER_PX = 6.1

/** The name of each layer, drawn while the floor is being chosen. Its ground covers the cables behind it. */
export function LayerNames({ geometry: { floorName, layers }, names }: LayerNamesProps) {
  const width = Math.max(...names.map((name) => name.length)) * NAME_LETTER_PX + 12
  return layers.map(({ name, y, height }, index) => {
    const text = names[index] ?? ''
    // A thin covering has its name partly above it, so that it does not touch the next one.
    const middle = y + Math.min(height / 2, height - NAME_HEIGHT_PX / 2)
    return (
      <g key={name}>
        <rect
          className="room-layer-ground"
          x={floorName.x - 6}
          y={middle - NAME_HEIGHT_PX / 2}
          width={width}
          height={NAME_HEIGHT_PX}
          rx={4}
        />
        <text className="room-layer-name" x={floorName.x} y={middle + 4}>
          {text}
        </text>
      </g>
    )
  })
}

interface FloorNameProps {
  readonly geometry: Geometry
  readonly text: string
  /** True without the arrow, where nobody can choose. */
  readonly isStill: boolean
}

/** The floor and its area, with the arrow of a choice. */
export function FloorName({ geometry: { floorName, textSize }, text, isStill }: FloorNameProps) {
  const { x, y } = floorName
  const size = textSize === 'large' ? 5 : 4
  return (
    <>
      {!isStill && (
        <path className="room-chevrons" d={`M${x} ${y - size / 2}l${size} ${size}l${size} -${size}`} />
      )}
      <text className="room-small" x={isStill ? x : x + size * 4} y={y + size}>
        {text}
      </text>
    </>
  )
}

interface HintProps extends Pick<FloorNameProps, 'geometry' | 'text'> {
  /** The text at the left of the same layer. */
  readonly name: string
}

/** The arrow of the floor's name, and the gap between both texts. */
const BESIDE_NAME_PX = 24

/** Says at the right of the lowest layer how the drawing is operated, if there is room for it. */
export function Hint({ geometry: { floorName, room, scale }, name, text }: HintProps) {
  const right = room.x + room.width - 8 * scale
  const needed = (name.length + text.length) * NAME_LETTER_PX + BESIDE_NAME_PX
  if (right - floorName.x < needed) return null
  return (
    <text className="room-small" x={right} y={floorName.y + 4} textAnchor="end">
      {text}
    </text>
  )
}

interface CablesProps {
  readonly geometry: Geometry
  readonly isHeating: boolean
}

/** The line that feeds the cables. While the relay is closed, it lights first. */
export const Feed = memo(function Feed({ geometry, isHeating }: CablesProps) {
  const { cables, device, leadX, scale } = geometry
  const last = cables.at(-1)
  const wallX = leadX + Math.round(6 * scale)
  const from = device.y + device.height * 0.7
  if (!last) return null
  return (
    <path
      className="room-feed"
      data-on={isHeating ? '' : undefined}
      d={`M${last.x} ${last.y}H${wallX}V${from}H${device.x + device.width}`}
    />
  )
})

export const Cables = memo(function Cables({ geometry, isHeating }: CablesProps) {
  const { cables, cableRadius } = geometry
  return (
    <g className="room-cables" data-on={isHeating ? '' : undefined}>
      {cables.map(({ x, y }) => (
        <circle key={`halo ${x}`} className="room-halo" cx={x} cy={y} r={Math.round(cableRadius * 2.4)} />
      ))}
      {cables.map(({ x, y }) => (
        <circle key={x} className="room-cable" cx={x} cy={y} r={cableRadius} />
      ))}
    </g>
  )
})

interface SensorProps extends Pick<RoomValues, 'floorSensor'> {
  readonly geometry: Geometry
}

/** The lead of the floor sensor up the wall. A fault is drawn on it, between the cards and the reading. */
export const Lead = memo(function Lead({ geometry, floorSensor }: SensorProps) {
  const { sensor, device, cards, leadX, readings } = geometry
  const from = device.y + device.height * 0.85
  const below = `M${sensor.x} ${sensor.y}V${sensor.leadY}H${leadX}`
  const above = `V${from}H${device.x + device.width}`
  if (floorSensor === 'connected') return <path className="room-lead" d={below + above} />
  const cardsBottom = cards[1].y + cards[1].height
  const gap = Math.min(12, (readings.floor.y - cardsBottom) / 2)
  const y = Math.round((cardsBottom + readings.floor.y) / 2)
  return (
    <>
      <path className="room-lead" data-faulty="" d={`${below}V${y + gap}M${leadX} ${y - gap}${above}`} />
      <path
        className="room-short"
        d={
          floorSensor === 'shorted'
            ? `M${leadX} ${y + gap}l-5 ${-0.8 * gap}h10l-5 ${-1.2 * gap}`
            : `M${leadX} ${y + gap}l-7 -7M${leadX} ${y - gap}l-7 7`
        }
      />
    </>
  )
})

export const Sensor = memo(function Sensor({ geometry }: { readonly geometry: Geometry }) {
  const { sensor, scale, readings } = geometry
  const radius = 6.5 * scale
  const top = readings.floor.y + readings.floor.height
  return (
    <>
      {/* From the reading to the sensor that it comes from. */}
      <line className="room-leader" x1={sensor.x} x2={sensor.x} y1={top} y2={sensor.y - radius} />
      <circle className="room-sensor" cx={sensor.x} cy={sensor.y} r={radius} />
      <circle className="room-sensor-core" cx={sensor.x} cy={sensor.y} r={radius / 3} />
    </>
  )
})
