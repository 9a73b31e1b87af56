/** A wheel or a trackpad over a list moves its focus; at the list's end and elsewhere it scrolls the page. */
import { useEffect } from 'react'
import { isList, swipeAction } from '../device/device'
import { linesTurned } from './swipe'
import { useDeviceNow, useSend } from './use-device'

export function useWheel(): void {
  const send = useSend()
  const deviceNow = useDeviceNow()
  useEffect(() => {
    let rest = 0
    const turn = (event: WheelEvent) => {
      // With Ctrl it zooms, with Shift it goes sideways: both are the browser's.
      if (event.ctrlKey || event.shiftKey || event.deltaY === 0) return
      const device = deviceNow()
      const to = event.deltaY > 0 ? 'up' : 'down'
      if (!isList(device) || !swipeAction(device, to)) return
      event.preventDefault()
      const turned = linesTurned(rest, event)
      rest = turned.rest
      for (let line = Math.abs(turned.lines); line > 0; line--) send({ type: 'swipe', to })
    }
    // A listener of its own, because React's cannot keep the page from scrolling.
    const display = document.querySelector<HTMLElement>('.display')
    display?.addEventListener('wheel', turn, { passive: false })
    return () => display?.removeEventListener('wheel', turn)
  }, [send, deviceNow])
}
