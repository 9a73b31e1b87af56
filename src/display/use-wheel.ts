/** A wheel or a trackpad over a list moves its focus; at the list's end and elsewhere it scrolls the page. */
import { useCallback, useRef } from 'react'
import { isList, swipeAction } from '../device/device'
import { linesTurned } from './swipe'
import { useDeviceNow, useSend } from './use-device'

/** @returns what the display takes as its `ref` */
export function useWheel() {
  const send = useSend()
  const deviceNow = useDeviceNow()
  const rest = useRef(0)
  return useCallback(
    (display: HTMLElement) => {
      const turn = (event: WheelEvent) => {
        // With Ctrl it zooms, with Shift it goes sideways: both are the browser's.
        if (event.ctrlKey || event.shiftKey || event.deltaY === 0) return
        const device = deviceNow()
        const to = event.deltaY > 0 ? 'up' : 'down'
        if (!isList(device) || !swipeAction(device, to)) return
        event.preventDefault()
        const turned = linesTurned(rest.current, event)
        rest.current = turned.rest
        for (let line = Math.abs(turned.lines); line > 0; line--) send({ type: 'swipe', to })
      }
      // A listener of its own, because React's cannot keep the page from scrolling.
      display.addEventListener('wheel', turn, { passive: false })
      return () => display.removeEventListener('wheel', turn)
    },
    [send, deviceNow],
  )
}
