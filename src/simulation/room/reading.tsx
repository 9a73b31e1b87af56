/** A reading in the drawing with its name. The arrows show that it can be dragged up and down. */
import { memo } from 'react'
import type { DrawingBox } from './geometry'

/** The height of a reading for which the arrows are drawn. In a larger one they are larger. */
const ARROWS_HEIGHT_PX = 46

function Chevrons({ box: { x, y, width, height } }: { readonly box: DrawingBox }) {
  const scale = height / ARROWS_HEIGHT_PX
  return (
    <path
      className="room-chevrons"
      transform={`translate(${x + width - 7 * scale} ${y + height * 0.67}) scale(${scale})`}
      d="M-4.5 -4l4.5 -4.5l4.5 4.5M-4.5 4l4.5 4.5l4.5 -4.5"
    />
  )
}

interface ReadingProps {
  readonly box: DrawingBox
  readonly name: string
  readonly value: string
  /** The code of the fault of a sensor without a reading. */
  readonly fault?: string | undefined
  /** True without the arrows, where nobody can drag the value. */
  readonly isStill: boolean
}

/** A name is made narrower if it would be wider than the box. */
const LABEL_LETTER_PX = 6.4
const MARGIN_PX = 4

export const Reading = memo(function Reading({ box, name, value, fault, isStill }: ReadingProps) {
  const { x, y, width, height } = box
  const maxWidth = width - 2 * MARGIN_PX
  const isTooLong = name.length * LABEL_LETTER_PX > maxWidth
  const isDragged = !isStill && !fault
  const middle = x + width / 2
  return (
    <>
      <text
        className="room-label"
        x={middle}
        y={y + height * 0.34}
        textAnchor="middle"
        {...(isTooLong && { textLength: maxWidth, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
      <text
        className="room-value"
        x={isStill ? middle : middle - 8}
        y={y + height * 0.84}
        textAnchor="middle"
      >
        {value}
      </text>
      {fault && (
        <text className="room-fault" x={x + width - MARGIN_PX} y={y + height * 0.82} textAnchor="end">
          {fault}
        </text>
      )}
      {isDragged && <Chevrons box={box} />}
    </>
  )
})
