/** A line under the pointer: what it points at is said below the chart. */
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Instant } from '../../../thermostat/device/device'
import type { ChartGeometry } from './chart-paths'

interface ChartPointerProps {
  readonly geometry: ChartGeometry
  readonly now: Instant
  /** Learns how far from the view's beginning is pointed at, in ms. */
  readonly onPoint: (along: number | null) => void
}

export function ChartPointer({ geometry: { layout, pxPerMs }, now, onPoint }: ChartPointerProps) {
  const { left, right, top, heatingBottom, width } = layout
  const reach = useRef<SVGRectElement>(null)
  const [x, setX] = useState<number | null>(null)
  /** Where now was as a finger left the chart: what it pointed at stays until then is over. */
  const [lifted, setLifted] = useState<Instant | null>(null)
  const point = (event: PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const along = left + ((event.clientX - box.left) / box.width) * (right - left)
    setX(along)
    setLifted(null)
    onPoint((along - left) / pxPerMs)
  }
  const end = () => {
    setX(null)
    setLifted(null)
    onPoint(null)
  }
  const forget = useEffectEvent(end)
  const leave = ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? setLifted(now) : end())
  const isOver = lifted !== null && lifted !== now
  useEffect(() => {
    if (isOver) forget()
  }, [isOver])
  const isKept = lifted !== null
  useEffect(() => {
    if (!isKept) return
    const elsewhere = ({ target }: Event) => target !== reach.current && forget()
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [isKept])
  return (
    <>
      {x !== null && x <= width && (
        <line className="chart-pointer" x1={x} x2={x} y1={top} y2={heatingBottom} />
      )}
      <rect
        ref={reach}
        className="chart-reach"
        data-reach=""
        x={left}
        y={top}
        width={right - left}
        height={heatingBottom - top}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={leave}
        onPointerCancel={leave}
      />
    </>
  )
}
