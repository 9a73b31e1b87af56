/** A wheel or a trackpad over a list moves its focus; at the list's end and elsewhere it scrolls the page. */
import { type RefObject, useEffect } from 'react'
import { isList, swipeActionOf } from '../device/device'
import { linesScrolled } from './swipe'
import { useGetDevice, useSend } from './use-device'

export function useWheel(display: RefObject<HTMLElement | null>): void {
  const send = useSend()
  const getDevice = useGetDevice()
  useEffect(() => {
    let remainder = 0
    const onWheel = (event: WheelEvent) => {
      // The browser zooms with Ctrl and scrolls sideways with Shift.
      if (event.ctrlKey || event.shiftKey || event.deltaY === 0) return
      const device = getDevice()
      // The list moves as if a finger swiped: scrolling down is a swipe upwards.
      const to = event.deltaY > 0 ? 'up' : 'down'
      if (!isList(device) || !swipeActionOf(device, to)) return
      event.preventDefault()
      const scrolled = linesScrolled(remainder, event)
      remainder = scrolled.remainder
      for (let line = Math.abs(scrolled.lines); line > 0; line--) send({ type: 'swipe', to })
    }
    const element = display.current
    // React's `onWheel` is passive and cannot keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [display, send, getDevice])
}
