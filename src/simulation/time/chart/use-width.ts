/** How wide an element is, so that what is drawn in it has letters of one size at any width. */
import { type RefCallback, useCallback, useState } from 'react'

/** Until it is measured, and where nothing is. */
const DEFAULT_WIDTH_PX = 340

/** @returns what to give the element as its ref, and its width in whole px */
export function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(DEFAULT_WIDTH_PX)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const read = () => setWidth(Math.round(element.clientWidth) || DEFAULT_WIDTH_PX)
    const observer = new ResizeObserver(read)
    observer.observe(element)
    read()
    return () => observer.disconnect()
  }, [])
  return [measure, width]
}
