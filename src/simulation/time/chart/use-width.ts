import { type RefCallback, useCallback, useState } from 'react'

/** The width of an element that is not measured yet, or hidden. */
const DEFAULT_WIDTH_PX = 340

/** Measures an element. @returns a ref for the element, and its width in whole px */
export function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(DEFAULT_WIDTH_PX)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const read = () => setWidth(Math.round(element.clientWidth) || DEFAULT_WIDTH_PX)
    const observer = new ResizeObserver(read)
    observer.observe(element)
    read()
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
