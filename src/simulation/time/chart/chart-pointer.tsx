/** A vertical line at the pointer. The text below the chart shows the values at this line. */
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Instant } from '../../../thermostat/device/device'
import type { ChartGeometry } from './chart-paths'

interface ChartPointerProps {
  readonly geometry: ChartGeometry
  readonly now: Instant
  /** Receives the line's offset from the start of the view, in simulated ms; `null` when the line disappears. */
  readonly onPoint: (offsetMs: number | null) => void
}

export function ChartPointer({ geometry: { layout, pxPerMs }, now, onPoint }: ChartPointerProps) {
  const { left, right, top, heatingBottom } = layout
  const areaRef = useRef<SVGRectElement>(null)
  const [x, setX] = useState<number | null>(null)
  /**
   * The value of `now` when a finger left the chart. The line then stays until `now` changes or the visitor presses
   * elsewhere.
   */
  const [nowAtTouchEnd, setNowAtTouchEnd] = useState<Instant | null>(null)
  const handlePointer = (event: PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // The SVG may be scaled, so the pointer's position is converted to the chart's coordinates.
    const shareOfWidth = (event.clientX - box.left) / box.width
    // A finger can leave the chart while it touches the screen.
    const pointerX = left + Math.min(1, Math.max(0, shareOfWidth)) * (right - left)
    setX(pointerX)
    setNowAtTouchEnd(null)
    onPoint((pointerX - left) / pxPerMs)
  }
  const clear = () => {
    setX(null)
    setNowAtTouchEnd(null)
    onPoint(null)
  }
  const clearFromEffect = useEffectEvent(clear)
  const handleLeave = ({ pointerType }: PointerEvent) =>
    pointerType === 'touch' ? setNowAtTouchEnd(now) : clear()
  const isTouchEnded = nowAtTouchEnd !== null
  // The chart may have become too narrow for the line.
  const isOutside = x !== null && x > right
  const isOutdated = isOutside || (isTouchEnded && nowAtTouchEnd !== now)
  useEffect(() => {
    if (isOutdated) clearFromEffect()
  }, [isOutdated])
  useEffect(() => {
    if (!isTouchEnded) return
    const onPressOutside = ({ target }: Event) => target !== areaRef.current && clearFromEffect()
    document.addEventListener('pointerdown', onPressOutside)
    return () => document.removeEventListener('pointerdown', onPressOutside)
  }, [isTouchEnded])
  return (
    <>
      {x !== null && !isOutside && (
        <line className="chart-pointer" x1={x} x2={x} y1={top} y2={heatingBottom} />
      )}
      <rect
        ref={areaRef}
        className="chart-reach"
        data-reach=""
        x={left}
        y={top}
        width={right - left}
        height={heatingBottom - top}
        onPointerDown={handlePointer}
        onPointerMove={handlePointer}
        onPointerLeave={handleLeave}
        onPointerCancel={handleLeave}
      />
    </>
  )
}
