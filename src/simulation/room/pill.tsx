/** A value in the drawing with its name. The arrows show that it can be dragged up and down. */
import type { DrawingBox } from './geometry'

function Chevrons({ x, y }: { readonly x: number; readonly y: number }) {
  return <path className="room-chevrons" d={`M${x - 4} ${y - 3}l4 -4l4 4M${x - 4} ${y + 3}l4 4l4 -4`} />
}

interface PillProps {
  readonly box: DrawingBox
  readonly name: string
  readonly value: string
  /** True without the arrows, where nobody can drag the value. */
  readonly isStill: boolean
}

/** The name is above the value if there is no room beside it. */
const MIN_WIDTH_FOR_ROW_PX = 100

export function Pill({ box, name, value, isStill }: PillProps) {
  const { x, y, width, height } = box
  if (width < MIN_WIDTH_FOR_ROW_PX) return <TallPill {...{ box, name, value, isStill }} />
  const middle = y + height / 2
  return (
    <>
      <rect className="room-pill" {...box} rx={height / 2} />
      <text className="room-label" x={x + 14} y={middle + 5}>
        {name}
      </text>
      <text className="room-value" x={x + width - (isStill ? 14 : 26)} y={middle + 7} textAnchor="end">
        {value}
      </text>
      {!isStill && <Chevrons x={x + width - 14} y={middle} />}
    </>
  )
}

export function TallPill({ box, name, value, isStill }: PillProps) {
  const { x, y, width, height } = box
  return (
    <>
      <rect className="room-pill" {...box} rx={12} />
      <text className="room-label" x={x + width / 2} y={y + height * 0.4} textAnchor="middle">
        {name}
      </text>
      <text
        className="room-value"
        x={x + width / 2 - (isStill ? 0 : 5)}
        y={y + height * 0.83}
        textAnchor="middle"
      >
        {value}
      </text>
      {!isStill && <Chevrons x={x + width - 11} y={y + height * 0.7} />}
    </>
  )
}
