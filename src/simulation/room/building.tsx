/** The building in section: walls, ceiling, the window and the warm air. */
import { memo } from 'react'
import type { Geometry } from './geometry'
import { Tag } from './pill'

export const Walls = memo(function Walls({ geometry }: { geometry: Geometry }) {
  const { room, thickness, window, width, height } = geometry
  const wallX = room.x - thickness
  const windowBottom = window.y + window.height
  const boxes = [
    { x: wallX, y: 0, width: thickness, height: window.y },
    { x: wallX, y: windowBottom, width: thickness, height: height - windowBottom },
    { x: room.x + room.width, y: 0, width: width - room.x - room.width, height },
    { x: room.x, y: 0, width: room.width, height: room.y },
  ]
  return (
    <>
      {boxes.map((box) => (
        <g key={`${box.x} ${box.y}`}>
          <rect className="room-wall" {...box} />
          <rect fill="url(#room-hatch)" {...box} />
        </g>
      ))}
    </>
  )
})

/** The outer wall of the house beside a driveway, on which the device hangs. */
export const Facade = memo(function Facade({ geometry }: { geometry: Geometry }) {
  const { cards, room, width, height, scale } = geometry
  const slabEnd = room.x + room.width
  const x = cards[0].x - 8 * scale
  const bottom = room.y + room.height
  return (
    <>
      <rect className="room-air" x={x} y={0} width={width - x} height={bottom} />
      <rect className="room-wall" x={x - 5 * scale} y={0} width={5 * scale} height={bottom} />
      <rect className="room-wall" x={slabEnd} y={bottom} width={width - slabEnd} height={height - bottom} />
    </>
  )
})

/** The angle at which an open window leans into the room. */
const OPEN_DEGREES = 14

interface WindowProps {
  readonly geometry: Geometry
  readonly isOpen: boolean
  readonly name: string
}

/** The window, seen from its edge: two panes, and a sash that is hinged at its foot. */
export const Window = memo(function Window({ geometry, isOpen, name }: WindowProps) {
  const { x, y, width, height } = geometry.window
  const foot = y + height - 4
  const draught = (shift: number) =>
    `M${x - 2} ${y + height * shift}q${width} -7 ${width * 1.6} 1t${width * 1.7} 5l-6 -4m6 4l-7 2`
  return (
    <>
      <rect className="room-opening" {...{ x, y, width, height }} />
      <line className="room-pane" x1={x + width * 0.3} x2={x + width * 0.3} y1={y} y2={y + height} />
      <g
        className="room-sash"
        data-open={isOpen ? '' : undefined}
        transform={isOpen ? `rotate(${OPEN_DEGREES} ${x + width * 0.7} ${foot})` : undefined}
      >
        <rect
          className="room-frame"
          x={x + width * 0.7 - 2.5}
          y={y + 3}
          width={5}
          height={height - 6}
          rx={1.5}
        />
      </g>
      <rect className="room-sill" x={x - 5} y={y + height - 3} width={width + 12} height={4} rx={1} />
      <rect className="room-sill" x={x} y={y - 1} width={width} height={3} />
      {geometry.tags.window && <Tag {...geometry.tags.window} text={name} />}
      {isOpen && <path className="room-draught" d={draught(0.24) + draught(0.5)} />}
    </>
  )
})

const COLUMN_COUNT = 5
/** The length of a wave in a column. room.css moves the columns by it. */
const WAVE_PX = 32
/** Warm air that hardly rises is still visible. */
const MIN_RISE_PX = 20

interface WarmAirProps {
  readonly geometry: Geometry
  /** In degrees. */
  readonly rise: number
  /** 0 to 1. */
  readonly strength: number
  readonly isHeating: boolean
}

/** Columns of warm air, to the left of the device and its cards. They move while the cable heats. */
export const WarmAir = memo(function WarmAir({ geometry, rise, strength, isHeating }: WarmAirProps) {
  const { room, cards, pxPerDegree, scale } = geometry
  const bottom = room.y + room.height
  const height = Math.min(room.height - 12, MIN_RISE_PX + rise * pxPerDegree)
  if (strength === 0) return null
  const waveCount = Math.ceil(height / WAVE_PX) + 2
  const columnPitch = (cards[0].x - room.x) / COLUMN_COUNT
  const columns = Array.from({ length: COLUMN_COUNT }, (_, index) => {
    const x = Math.round(room.x + columnPitch * (index + 0.5))
    return `M${x} ${bottom + WAVE_PX}${'q5 -8 0 -16t0 -16'.repeat(waveCount)}`
  })
  return (
    <>
      <mask id="room-rise">
        <rect x={room.x} y={bottom - height} width={room.width} height={height} fill="url(#room-fade)" />
      </mask>
      <g mask="url(#room-rise)" opacity={0.12 + 0.28 * strength}>
        <path
          className="room-rise"
          data-moving={isHeating ? '' : undefined}
          d={columns.join('')}
          strokeWidth={11 * scale}
        />
      </g>
    </>
  )
})
