/** Pointer handlers that send swipes to the device. The click that ends a swipe does nothing more. */
import { type PointerEvent, type SyntheticEvent, useRef } from 'react'
import { swipeDirection } from './swipe'
import { useSend } from './use-device'

export function useSwipe() {
  const send = useSend()
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null)
  const swiped = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      swiped.current = false
      start.current = event.button === 0 ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      start.current = null
      if (from?.id !== event.pointerId) return
      const to = swipeDirection(event.clientX - from.x, event.clientY - from.y)
      if (!to) return
      swiped.current = true
      send({ type: 'swipe', to })
    },
    onPointerCancel() {
      start.current = null
    },
    onClickCapture(event: SyntheticEvent) {
      if (!swiped.current) return
      swiped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    // A press on the display never takes the focus from the button that has it.
    onMouseDown(event: SyntheticEvent) {
      event.preventDefault()
    },
  }
}
