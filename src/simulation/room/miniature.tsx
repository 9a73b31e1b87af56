/** The thermostat on the wall, in miniature, with its cards. */
import { memo } from 'react'
import { RING_ARC } from '../../thermostat/display/kinds/home'
import type { DrawingBox, Geometry } from './geometry'
import type { RoomValues } from './room-values'

const RING_LENGTH = 100

interface MiniatureProps {
  readonly geometry: Geometry
  readonly tone: RoomValues['ringTone']
  /** The filled part of the ring, 0 to 1. */
  readonly fill: number
  readonly text: string
}

export const Miniature = memo(function Miniature({ geometry, tone, fill, text }: MiniatureProps) {
  const { x, y, width, height } = geometry.device
  return (
    <svg x={x} y={y} width={width} height={height} viewBox="0 0 282 289" aria-hidden="true">
      <rect className="room-casing" x="2" y="2" width="278" height="285" rx="22" />
      <rect className="room-screen" x="19" y="19" width="244" height="196" rx="8" />
      {[20, 102, 184].map((left) => (
        <rect key={left} className="room-key" x={left} y="228" width="78" height="40" rx="8" />
      ))}
      <svg x="56" y="34" width="170" height="152" viewBox="-6 -6 142 127" aria-hidden="true">
        <path className="room-ring" d={RING_ARC} />
        <path
          className="room-ring"
          data-tone={tone}
          d={RING_ARC}
          pathLength={RING_LENGTH}
          strokeDasharray={`${fill * RING_LENGTH} ${2 * RING_LENGTH}`}
        />
      </svg>
      <text className="room-reading" x="141" y="136" textAnchor="middle">
        {text}
      </text>
    </svg>
  )
})

interface CardProps {
  readonly box: DrawingBox
  readonly d: string
  readonly name: string
  readonly isIn: boolean
}

/** The size of a card's sign in a drawing of the usual size, whose name has two lines at most. */
const SIGN_PX = { width: 30, height: 22 } as const
const LINE_PX = 12

/** A card beside the device: filled while it is in, an outline while it is out. */
export const Card = memo(function Card({ box: { x, y, width, height }, d, name, isIn }: CardProps) {
  const scale = height / 46
  const middle = x + width / 2
  const sign = { width: SIGN_PX.width * scale, height: SIGN_PX.height * scale }
  const icon = 15 * scale
  return (
    <>
      <g className="room-card" data-in={isIn ? '' : undefined}>
        <rect x={middle - sign.width / 2} y={y} {...sign} rx={5 * scale} />
        <svg
          x={middle - icon / 2}
          y={y + (sign.height - icon) / 2}
          width={icon}
          height={icon}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d={d} />
        </svg>
      </g>
      <text className="room-small" x={middle} y={y + 34 * scale} textAnchor="middle">
        {name.split(' ').map((line, index) => (
          <tspan key={line} x={middle} dy={index === 0 ? 0 : LINE_PX * scale}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
})
