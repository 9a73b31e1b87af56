/** How the page is arranged. */
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useApp } from './app'

/** A column of the device, its rail and its deck. Every other page, and every frame, is a sheet; arrangement.css says the same. */
export const COLUMN_QUERY = '(width >= 900px) and (height >= 600px)'

/** Tells whether the rail stands beside the device, and time in a deck below both. */
export function useIsColumn(): boolean {
  const { isFramed } = useApp()
  const isWide = useSyncExternalStore(onWidth, () => window.matchMedia(COLUMN_QUERY).matches)
  return isWide && !isFramed
}

function onWidth(onChange: () => void): () => void {
  const media = window.matchMedia(COLUMN_QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** What decides, besides the window, where the regions stand. */
type LayoutAttribute = 'data-deck-open' | 'data-deck-moves' | 'data-shared-bar' | 'data-typing'

/**
 * Marks the document for arrangement.css. With `:has()` on an ancestor of the display the browser would style
 * the whole page again with every screen.
 */
export function useLayoutAttribute(mark: LayoutAttribute, isOn: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(mark, isOn)
    return () => document.documentElement.removeAttribute(mark)
  }, [mark, isOn])
}
