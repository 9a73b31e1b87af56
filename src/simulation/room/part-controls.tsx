/** The kinds of parts of the drawing that a visitor operates: a slider, a switch and the area of each. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import type { DrawingBox } from './geometry'
import type { PartProps } from './part'
import { hasModifier, nextOffered, offeredByDrag, offeredByKey } from './steps'

/** A pointer moves a value by one offered value in this distance. */
const PX_PER_STEP = 13

interface SliderProps extends PartProps {
  readonly label: string
  readonly offered: readonly number[]
  /** The drawn value, which may be a moment old while time runs. */
  readonly value: number
  readonly getValue: () => number
  readonly numberOf: (value: number) => number
  readonly valueText: string
  readonly onChange: (value: number) => void
}

export function Slider({
  label,
  offered,
  value,
  getValue,
  numberOf,
  valueText,
  onChange,
  ...part
}: SliderProps) {
  const drag = useRef<{ y: number; value: number; last: number; isMoved: boolean } | null>(null)
  const set = (next: number) => {
    if (next !== getValue()) onChange(next)
  }
  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const start = getValue()
    drag.current = { y: event.clientY, value: start, last: start, isMoved: false }
  }
  const onPointerMove = ({ clientY }: PointerEvent) => {
    const current = drag.current
    if (!current) return
    const steps = Math.round((current.y - clientY) / PX_PER_STEP)
    if (steps !== 0) current.isMoved = true
    const next = offeredByDrag(offered, current.value, steps)
    if (!current.isMoved || next === current.last) return
    current.last = next
    onChange(next)
  }
  const onPointerUp = (event: PointerEvent<SVGGElement>) => {
    const current = drag.current
    drag.current = null
    if (!current || current.isMoved) return
    // A tap above the middle raises the value, below it lowers it.
    const { top, height } = event.currentTarget.getBoundingClientRect()
    set(nextOffered(offered, getValue(), event.clientY < top + height / 2 ? 1 : -1))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = hasModifier(event) ? undefined : offeredByKey(offered, getValue(), event.key)
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  return (
    <g
      className="room-part"
      data-part={part.name}
      data-drags=""
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={numberOf(offered[0] ?? 0)}
      aria-valuemax={numberOf(offered.at(-1) ?? 0)}
      aria-valuenow={numberOf(value)}
      aria-valuetext={valueText}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = null
      }}
      onKeyDown={onKeyDown}
    >
      {part.children}
      <Area {...part.area} />
    </g>
  )
}

interface PartSwitchProps extends PartProps {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onTap: () => void
}

export function PartSwitch({
  name,
  area,
  children,
  label,
  checked,
  disabled = false,
  onTap,
}: PartSwitchProps) {
  const tap = () => disabled || onTap()
  return (
    <g
      className="room-part"
      data-part={name}
      role="switch"
      tabIndex={0}
      aria-label={label}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      onClick={tap}
      onKeyDown={(event) => onActivationKey(event, tap)}
    >
      {children}
      <Area {...area} />
    </g>
  )
}

/** Acts on Enter and space, as a native button does. */
export function onActivationKey(event: KeyboardEvent, act: () => void): void {
  if (hasModifier(event) || (event.key !== 'Enter' && event.key !== ' ')) return
  event.preventDefault()
  if (!event.repeat) act()
}

/** The area that reacts to a pointer, and shows the focus. */
export function Area(box: DrawingBox): ReactNode {
  return <rect className="room-area" {...box} rx={8} />
}
