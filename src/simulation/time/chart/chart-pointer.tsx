/** A vertical line at the pointer. The text below the chart has the values at this line. */
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Instant } from '../../../thermostat/device/device'
import type { ChartGeometry } from './chart-paths'

interface ChartPointerProps {
  readonly geometry: ChartGeometry
  readonly now: Instant
  /** Receives the pointer's offset from the start of the view in ms; `null` when the pointer has left the chart. */
  readonly onPoint: (offsetMs: number | null) => void
}

export function ChartPointer({ geometry: { layout, pxPerMs }, now, onPoint }: ChartPointerProps) {
  const { left, right, top, heatingBottom, width } = layout
  const areaRef = useRef<SVGRectElement>(null)
  const [x, setX] = useState<number | null>(null)
  /** The value of `now` when a finger left the chart. The line stays until `now` changes. */
  const [touchEndedAt, setTouchEndedAt] = useState<Instant | null>(null)
  const handlePointer = (event: PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const pointerX = left + ((event.clientX - box.left) / box.width) * (right - left)
    setX(pointerX)
    setTouchEndedAt(null)
    onPoint((pointerX - left) / pxPerMs)
  }
  const clear = () => {
    setX(null)
    setTouchEndedAt(null)
    onPoint(null)
  }
  const clearLatest = useEffectEvent(clear)
  const handleLeave = ({ pointerType }: PointerEvent) =>
    pointerType === 'touch' ? setTouchEndedAt(now) : clear()
  const isOutdated = touchEndedAt !== null && touchEndedAt !== now
  useEffect(() => {
    if (isOutdated) clearLatest()
  }, [isOutdated])
  const isTouchEnded = touchEndedAt !== null
  useEffect(() => {
    if (!isTouchEnded) return
    const onPressOutside = ({ target }: Event) => target !== areaRef.current && clearLatest()
    document.addEventListener('pointerdown', onPressOutside)
    return () => document.removeEventListener('pointerdown', onPressOutside)
  }, [isTouchEnded])
  return (
    <>
      {x !== null && x <= width && (
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
