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

/** The name of each layer, drawn while the floor is being chosen. */
export function LayerNames({ geometry: { room, layers }, names }: LayerNamesProps) {
  return layers.map(({ name, y, height }, index) => (
    <text
      key={name}
      className="room-layer-name"
      x={room.x + 8}
      y={y + Math.min(height, LAYER_NAME_PX) / 2 + 4}
    >
      {names[index]}
    </text>
  ))
}

/** A name is near the top of a thick layer. */
const LAYER_NAME_PX = 26

interface CablesProps {
  readonly geometry: Geometry
  readonly isHeating: boolean
}

/** The line that feeds the cables. While the relay is closed, it lights first. */
export const Feed = memo(function Feed({ geometry, isHeating }: CablesProps) {
  const { cables, device, room } = geometry
  const last = cables.at(-1)
  const wallX = room.x + room.width - 5
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

/** The distance of the fault's code below the heated layer. */
const FAULT_BASELINE_PX = 15

const faultNames = { open: 'E4', shorted: 'E3' } as const

/** The lead of the floor sensor up the wall. A fault is drawn where it leaves the floor. */
export const Lead = memo(function Lead({ geometry, floorSensor }: SensorProps) {
  const { sensor, device, room, layers, heated } = geometry
  const wallX = room.x + room.width - 12
  const from = device.y + device.height * 0.85
  const gap = (layers[0]?.y ?? 0) - 22
  const below = `M${sensor.x} ${sensor.y}V${sensor.leadY}H${wallX}`
  const above = `V${from}H${device.x + device.width}`
  if (floorSensor === 'connected') return <path className="room-lead" d={below + above} />
  return (
    <>
      <path className="room-lead" d={`${below}V${gap + 10}M${wallX} ${gap - 10}${above}`} />
      <path
        className="room-short"
        d={
          floorSensor === 'shorted'
            ? `M${wallX - 4} ${gap + 10}l6 -7h-6l6 -7l-3 -6`
            : `M${wallX - 4} ${gap + 6}l8 8m0 -8l-8 8M${wallX - 4} ${gap - 14}l8 8m0 -8l-8 8`
        }
      />
      <text
        className="room-fault"
        x={room.x + room.width - 6}
        y={heated.y + heated.height + FAULT_BASELINE_PX}
        textAnchor="end"
      >
        {faultNames[floorSensor]}
      </text>
    </>
  )
})

export const Sensor = memo(function Sensor({ geometry }: { readonly geometry: Geometry }) {
  const { sensor, scale } = geometry
  const radius = 6.5 * scale
  return (
    <>
      <circle className="room-sensor" cx={sensor.x} cy={sensor.y} r={radius} />
      <circle className="room-sensor-core" cx={sensor.x} cy={sensor.y} r={radius / 3} />
    </>
  )
})
