/** A value in the drawing with its name. The arrows show that it can be dragged up and down. */
import { memo } from 'react'
import type { DrawingBox } from './geometry'

/** The height of a value for which the arrows are drawn. In a larger one they are larger. */
const ARROWS_HEIGHT_PX = 46

function Chevrons({ box: { x, y, width, height } }: { readonly box: DrawingBox }) {
  const scale = height / ARROWS_HEIGHT_PX
  return (
    <path
      className="room-chevrons"
      transform={`translate(${x + width - 11 * scale} ${y + height * 0.68}) scale(${scale})`}
      d="M-4.5 -3.5l4.5 -4.5l4.5 4.5M-4.5 3.5l4.5 4.5l4.5 -4.5"
    />
  )
}

interface PillProps {
  readonly box: DrawingBox
  readonly name: string
  readonly value: string
  /** True without the arrows, where nobody can drag the value. */
  readonly isStill: boolean
}

/** A name is made narrower if it would be wider than the box. */
const LABEL_LETTER_PX = 6.4
const MARGIN_PX = 4

export const Pill = memo(function Pill({ box, name, value, isStill }: PillProps) {
  const { x, y, width, height } = box
  const maxWidth = width - 2 * MARGIN_PX
  const isTooLong = name.length * LABEL_LETTER_PX > maxWidth
  return (
    <>
      <rect className="room-pill" {...box} rx={12} />
      <text
        className="room-label"
        x={x + width / 2}
        y={y + height * 0.4}
        textAnchor="middle"
        {...(isTooLong && { textLength: maxWidth, lengthAdjust: 'spacingAndGlyphs' })}
      >
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
      {!isStill && <Chevrons box={box} />}
    </>
  )
})

/** The mean width of a letter, and the height of a tag from which on it has larger letters. */
const LETTER_PX = { usual: 5.9, large: 7.6 } as const
const LARGE_HEIGHT_PX = 28

interface TagProps {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly text: string
}

export function tagWidthOf(text: string, height: number): number {
  const letter = height >= LARGE_HEIGHT_PX ? LETTER_PX.large : LETTER_PX.usual
  return Math.round(text.length * letter + 18)
}

/** The name of a part that is tapped. It is as wide as its text. */
export function Tag({ x, y, height, text }: TagProps) {
  const width = tagWidthOf(text, height)
  return (
    <>
      <rect className="room-pill" x={x} y={y} width={width} height={height} rx={height / 2} />
      <text className="room-small" x={x + width / 2} y={y + height / 2 + 4} textAnchor="middle">
        {text}
      </text>
    </>
  )
}
