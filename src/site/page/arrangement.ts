/** How the page is arranged. */
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { useApp } from './app'

/** A column of the device, its rail and its deck. Every other page, and every frame, is a sheet; arrangement.css says the same. */
export const COLUMN = '(width >= 900px) and (height >= 600px)'

/** Tells whether the rail stands beside the device, and time in a deck below both. */
export function useIsColumn(): boolean {
  const { isFramed } = useApp()
  return useMatch(COLUMN) && !isFramed
}

/** What decides, besides the window, where the regions stand. */
type Mark = 'data-deck-open' | 'data-deck-moves' | 'data-shared-bar' | 'data-typing'

/**
 * Marks the document for arrangement.css. With `:has()` on an ancestor of the display the browser would style
 * the whole page again with every screen.
 */
export function useMark(mark: Mark, isOn: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(mark, isOn)
    return () => document.documentElement.removeAttribute(mark)
  }, [mark, isOn])
}

/** Tells whether a media query matches, now and whenever that changes. */
function useMatch(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
