import { type RefCallback, useCallback, useState } from 'react'

interface ElementSize {
  readonly width: number
  readonly height: number
}

/** Measures an element. @returns a ref for it, and its size in whole px; `null` until it is measured and while hidden */
export function useSize(): readonly [RefCallback<HTMLElement>, ElementSize | null] {
  const [size, setSize] = useState<ElementSize | null>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0)
        setSize((last) => (last?.width === width && last.height === height ? last : { width, height }))
    }
    const observer = new ResizeObserver(read)
    observer.observe(element)
    read()
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
