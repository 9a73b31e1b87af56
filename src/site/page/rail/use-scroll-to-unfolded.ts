/** In a frame of fixed height: scrolls to what unfolds below the device, and back to the device for a task. */
import { useEffect } from 'react'

/** What the visitor does next decides what is in view. */
const VISITOR_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * @param places selectors of what is to be in view, the most important last; empty for nothing
 * @param state  of the companion: what it says may be larger in the next one
 */
export function useScrollToUnfolded(places: string, state: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state shows its own
  useEffect(() => {
    // A frame that is made to fit has nothing to scroll.
    if (document.documentElement.dataset.framed !== 'fixed') return
    const elements = places ? places.split(' ').map((place) => document.querySelector(place)) : []
    const show = () => {
      for (const element of elements) element?.scrollIntoView({ block: 'nearest' })
    }
    // What is in it may be loaded only now.
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
  }, [places, state])
}
