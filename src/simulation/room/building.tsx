/** The building in section: walls, ceiling, the window and the warm air. */
import { memo } from 'react'
import { type DrawingBox, type Geometry, WINDOW_NAME_PX } from './geometry'
import { Sky } from './outdoors'

export const Walls = memo(function Walls({ geometry }: { geometry: Geometry }) {
  const { room, thickness, width, height } = geometry
  const boxes = [
    { x: room.x - thickness, y: 0, width: thickness, height },
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

interface WindowProps {
  readonly geometry: Geometry
  readonly isOpen: boolean
  readonly minute: number
  readonly name: string
}

/** The window in the far wall with the sky behind it. Its sash is hinged at the left, and opens into the room. */
export const Window = memo(function Window({ geometry, isOpen, minute, name }: WindowProps) {
  const { x, y, width, height } = geometry.window
  return (
    <>
      <rect className="room-frame" {...{ x, y, width, height }} />
      <Sky box={glassOf(geometry)} minute={minute} />
      <Sash geometry={geometry} isOpen={isOpen} />
      <rect className="room-sill" x={x - 5} y={y + height} width={width + 10} height={4} rx={1} />
      <text className="room-small" x={x + width / 2} y={y + height + 18 * geometry.scale} textAnchor="middle">
        {name}
      </text>
    </>
  )
})

/** The width of the frame in px. */
const FRAME_PX = 4

function glassOf({ window: { x, y, width, height }, scale }: Geometry): DrawingBox {
  const frame = FRAME_PX * scale
  return { x: x + frame, y: y + frame, width: width - 2 * frame, height: height - 2 * frame }
}

/** The share of its width that is seen of an open sash, and by how much its free edge is nearer, and so taller. */
const OPEN_WIDTH = 0.4
const OPEN_TALLER = 0.04

function Sash({ geometry, isOpen }: Pick<WindowProps, 'geometry' | 'isOpen'>) {
  const { x, y, width, height } = glassOf(geometry)
  const [right, taller] = isOpen ? [x + width * OPEN_WIDTH, height * OPEN_TALLER] : [x + width, 0]
  const middle = y + height / 2
  const inside = x + (right - x) / 2
  return (
    <>
      <path
        className="room-sash"
        d={`M${x} ${y}L${right} ${y - taller}V${y + height + taller}L${x} ${y + height}z`}
      />
      <path
        className="room-bars"
        d={`M${x} ${middle}H${right}M${inside} ${y - taller / 2}V${y + height + taller / 2}`}
      />
      {isOpen && (
        <path
          className="room-draught"
          d={[0.24, 0.5, 0.76]
            .map((share) => draughtAt(x + width * 0.48, y + height * share, width))
            .join('')}
        />
      )}
    </>
  )
}

/** An arrow of cold air that comes into the room and sinks. */
function draughtAt(x: number, y: number, width: number): string {
  return `M${x} ${y}q${width * 0.2} -9 ${width * 0.4} 7l-7 -1m7 1v-7`
}

interface LossProps {
  readonly geometry: Geometry
  readonly isOpen: boolean
  readonly text: string
}

/** The heat that leaves the house: an arrow through the outer wall with its watts, thicker with an open window. */
export const Loss = memo(function Loss({ geometry, isOpen, text }: LossProps) {
  const { room, scale, thickness, lossY: y } = geometry
  if (y === null) return null
  const [from, to] = [room.x + 14 * scale, room.x - thickness - 16 * scale]
  const width = (isOpen ? 5 : 2.5) * scale
  return (
    <>
      <path className="room-loss" strokeWidth={width} d={`M${from} ${y}H${to}m7 -6l-7 6l7 6`} />
      <text className="room-small room-loss-text" x={from + 5 * scale} y={y + 4 * scale}>
        {text}
      </text>
    </>
  )
})

/** The free width that a plant needs in a drawing of the usual size. */
const PLANT_WIDTH_PX = 50
const PLANT_SCALE = 0.9

/** A plant on the floor, for the size of the room. */
export const Plant = memo(function Plant({ geometry }: { geometry: Geometry }) {
  const { readings, room, scale, isLow } = geometry
  const from = readings.air.x + readings.air.width
  const x = (from + readings.floor.x) / 2
  if (isLow || readings.floor.x - from < PLANT_WIDTH_PX * scale) return null
  return (
    <g transform={`translate(${x} ${room.y + room.height}) scale(${PLANT_SCALE * scale})`}>
      <path
        className="room-leaf"
        d="M0 -24C-4 -44 -16 -52 -24 -54C-22 -44 -14 -32 0 -24C-4 -52 -4 -66 2 -78C10 -64 8 -44 0 -24C6 -42 16 -50 25 -50C23 -40 14 -30 0 -24z"
      />
      <path className="room-pot" d="M-12 -24H12L9 0H-9z" />
    </g>
  )
})

const LINE_COUNT = 13
/** The length of a wave in a line. room.css moves the lines by it. */
const WAVE_PX = 32
/** Warm air that hardly rises is still visible. */
const MIN_RISE_PX = 20

/** The window and the readings that reach below a height. */
function boxesIn({ window, readings }: Geometry, y: number): readonly DrawingBox[] {
  const boxes = [{ ...window, height: window.height + WINDOW_NAME_PX }, readings.air, readings.floor]
  return boxes.filter((box) => box.y + box.height > y)
}

interface WarmAirProps {
  readonly geometry: Geometry
  /** In degrees. */
  readonly rise: number
  /** 0 to 1. */
  readonly strength: number
  readonly isHeating: boolean
}

/** Waving lines of warm air above the floor. They move while the cable heats. */
export const WarmAir = memo(function WarmAir({ geometry, rise, strength, isHeating }: WarmAirProps) {
  const { room, pxPerDegree, scale } = geometry
  const bottom = room.y + room.height
  const height = Math.min(room.height - 12, MIN_RISE_PX + rise * pxPerDegree)
  if (strength === 0) return null
  const waveCount = Math.ceil(height / WAVE_PX) + 2
  const pitch = room.width / LINE_COUNT
  const covered = boxesIn(geometry, bottom - height)
  const places = Array.from({ length: LINE_COUNT }, (_, index) => Math.round(room.x + pitch * (index + 0.5)))
  // A line behind a value or the window would look like a stain on it.
  const free = places.filter((x) => !covered.some((box) => x > box.x - 4 && x < box.x + box.width + 4))
  const lines = free.map((x) => `M${x} ${bottom + WAVE_PX}${'q5 -8 0 -16t0 -16'.repeat(waveCount)}`)
  return (
    <>
      <mask id="room-rise">
        <rect x={room.x} y={bottom - height} width={room.width} height={height} fill="url(#room-fade)" />
      </mask>
      <g mask="url(#room-rise)" opacity={0.2 + 0.4 * strength}>
        <path
          className="room-rise"
          data-moving={isHeating ? '' : undefined}
          d={lines.join('')}
          strokeWidth={2 * scale}
        />
      </g>
    </>
  )
})
