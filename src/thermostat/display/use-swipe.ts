/** Pointer handlers that send swipes to the device. The click that ends a swipe does nothing more. */
import { type PointerEvent, type SyntheticEvent, useRef } from 'react'
import { isList, pathOf } from '../device/device'
import { linesDragged, swipeDirection } from './swipe'
import { useDeviceNow, useSend } from './use-device'

interface Finger {
  readonly id: number
  readonly x: number
  readonly y: number
  /** A finger belongs to the screen on which it went down. */
  readonly path: string
  /** The height of a row of the list under it, infinite where there is none. */
  readonly row: number
  /** How many lines the list has followed it. */
  lines: number
}

export function useSwipe() {
  const send = useSend()
  const deviceNow = useDeviceNow()
  const down = useRef<Finger | null>(null)
  const swiped = useRef(false)

  const move = (finger: Finger, lines: number) => {
    const step = Math.sign(lines - finger.lines)
    if (step !== 0) swiped.current = true
    for (; finger.lines !== lines; finger.lines += step) send({ type: 'swipe', to: step > 0 ? 'up' : 'down' })
  }
  /** The finger of this event, if it is still on the screen on which it went down. */
  const fingerOf = (event: PointerEvent) =>
    down.current?.id === event.pointerId && down.current.path === pathOf(deviceNow()) ? down.current : null

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary) return
      swiped.current = false
      down.current = event.button === 0 ? fingerAt(event, pathOf(deviceNow()), isList(deviceNow())) : null
    },
    onPointerMove(event: PointerEvent) {
      const finger = fingerOf(event)
      if (!finger) return
      const lines = linesDragged(event.clientY - finger.y, finger.row)
      if (lines === finger.lines) return
      // A mouse that leaves the display still holds the list.
      event.currentTarget.setPointerCapture(event.pointerId)
      move(finger, lines)
    },
    onPointerUp(event: PointerEvent) {
      const finger = fingerOf(event)
      down.current = null
      if (!finger || swiped.current) return
      const to = swipeDirection(event.clientX - finger.x, event.clientY - finger.y)
      if (!to) return
      swiped.current = true
      send({ type: 'swipe', to })
    },
    onPointerCancel() {
      down.current = null
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

function fingerAt({ pointerId, clientX, clientY, currentTarget }: PointerEvent, path: string, list: boolean) {
  const row = list ? currentTarget.querySelector('[aria-current]')?.closest('.line') : null
  const rowHeight = row?.getBoundingClientRect().height ?? Infinity
  return { id: pointerId, x: clientX, y: clientY, path, row: rowHeight, lines: 0 }
}
