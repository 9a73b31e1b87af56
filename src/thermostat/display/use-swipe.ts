/** Pointer handlers that send swipes to the device. */
import { type PointerEvent, type RefObject, type SyntheticEvent, useRef } from 'react'
import { isList, pathOf } from '../device/device'
import { linesDragged, swipeDirection } from './swipe'
import { useGetDevice, useSend } from './use-device'

/** A pointer that is down on the display. */
interface ActivePointer {
  readonly id: number
  readonly x: number
  readonly y: number
  /** The screen on which it went down. */
  readonly path: string
  /** The height of the list's focused row in CSS px; infinite on a screen that is not a list. */
  readonly rowHeight: number
  /** The number of lines that the list has moved with the pointer; positive towards the end of the list. */
  lines: number
}

/** @param focusedLine the line in focus, whose height is the height of a row */
export function useSwipe(focusedLine: RefObject<HTMLElement | null>) {
  const send = useSend()
  const getDevice = useGetDevice()
  const active = useRef<ActivePointer | null>(null)
  const hasSwiped = useRef(false)

  const follow = (pointer: ActivePointer, lines: number) => {
    const step = Math.sign(lines - pointer.lines)
    if (step !== 0) hasSwiped.current = true
    for (; pointer.lines !== lines; pointer.lines += step)
      send({ type: 'swipe', to: step > 0 ? 'up' : 'down' })
  }
  /** Returns the pointer of an event if it is still on the screen on which it went down. */
  const pointerOf = (event: PointerEvent) =>
    active.current?.id === event.pointerId && active.current.path === pathOf(getDevice())
      ? active.current
      : null

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary) return
      hasSwiped.current = false
      const row = isList(getDevice()) ? focusedLine.current : null
      active.current = event.button === 0 ? pointerAt(event, pathOf(getDevice()), row) : null
    },
    onPointerMove(event: PointerEvent) {
      const pointer = pointerOf(event)
      if (!pointer) return
      const lines = linesDragged(event.clientY - pointer.y, pointer.rowHeight)
      if (lines === pointer.lines) return
      // A mouse that leaves the display keeps dragging the list.
      event.currentTarget.setPointerCapture(event.pointerId)
      follow(pointer, lines)
    },
    onPointerUp(event: PointerEvent) {
      const pointer = pointerOf(event)
      active.current = null
      if (!pointer || hasSwiped.current) return
      const to = swipeDirection(event.clientX - pointer.x, event.clientY - pointer.y)
      if (!to) return
      hasSwiped.current = true
      send({ type: 'swipe', to })
    },
    onPointerCancel() {
      active.current = null
    },
    /** Drops the click that ends a swipe. */
    onClickCapture(event: SyntheticEvent) {
      if (!hasSwiped.current) return
      hasSwiped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    /** Leaves the focus on the button that has it. */
    onMouseDown(event: SyntheticEvent) {
      event.preventDefault()
    },
  }
}

function pointerAt(
  { pointerId, clientX, clientY }: PointerEvent,
  path: string,
  row: HTMLElement | null,
): ActivePointer {
  const rowHeight = row?.getBoundingClientRect().height ?? Number.POSITIVE_INFINITY
  return { id: pointerId, x: clientX, y: clientY, path, rowHeight, lines: 0 }
}
