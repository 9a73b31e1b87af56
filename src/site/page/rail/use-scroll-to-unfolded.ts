import { useEffect } from 'react'

/** Events by which the visitor takes over the scrolling. */
const VISITOR_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * In a frame of fixed height, scrolls to what unfolds below the device, and back to the device for a task.
 * @param ids   of the elements to show, separated by spaces, the most important last; empty for none
 * @param status of the companion, whose text may be longer in the next state
 */
export function useScrollToUnfolded(ids: string, status: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again with each state
  useEffect(() => {
    // A frame with the height of its content does not scroll.
    if (document.documentElement.dataset.framed !== 'fixed') return
    const elements = ids ? ids.split(' ').map((id) => document.getElementById(id)) : []
    const show = () => {
      for (const element of elements) if (element) scrollIntoFrame(element)
    }
    // The elements grow when their content loads.
    const observer = new ResizeObserver(show)
    for (const element of elements) if (element) observer.observe(element)
    const end = new AbortController()
    const stop = () => observer.disconnect()
    for (const event of VISITOR_EVENTS)
      document.addEventListener(event, stop, { signal: end.signal, capture: true })
    return () => {
      stop()
      end.abort()
    }
  }, [ids, status])
}

/** Scrolls the frame as little as possible. `scrollIntoView` would also scroll the page around the frame. */
function scrollIntoFrame(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const aboveFrame = top - Number.parseFloat(getComputedStyle(element).scrollMarginTop)
  const belowFrame = bottom - document.documentElement.clientHeight
  // An element that is higher than the frame fills it.
  const least = Math.min(aboveFrame, belowFrame)
  const most = Math.max(aboveFrame, belowFrame)
  window.scrollBy(0, least > 0 ? least : Math.min(most, 0))
}
