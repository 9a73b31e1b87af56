/**
 * The two arrangements of the page (behaviour 17.1): `column`, with the rail in a column beside the device, or `sheet`,
 * with one sheet of content.
 */
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useApp } from './app'

/** The ids of the regions that the rail scrolls to in a frame. */
export const STAGE_ID = 'stage'
export const CAPTION_ID = 'caption'

/**
 * Windows with the column arrangement. All others have the sheet. A frame has neither: its rail unfolds below the
 * device. `arrangement.css` has the same query.
 */
export const COLUMN_QUERY = '(width >= 900px) and (height >= 600px)'

/** Returns true if the rail is beside the device, and the time in a deck below both. */
export function useIsColumn(): boolean {
  const { isFramed } = useApp()
  const matchesColumn = useSyncExternalStore(onQueryChange, () => window.matchMedia(COLUMN_QUERY).matches)
  return matchesColumn && !isFramed
}

function onQueryChange(onChange: () => void): () => void {
  const media = window.matchMedia(COLUMN_QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Attributes of `<html>` that, besides the window's size, decide the places of the regions and their transitions. */
type LayoutAttribute = 'data-deck-open' | 'data-deck-moves' | 'data-shared-bar' | 'data-typing'

/**
 * Sets an attribute of `<html>` for `arrangement.css`. With `:has()` on an ancestor of the display instead, the browser
 * would recalculate the styles of the whole page with every screen.
 */
export function useLayoutAttribute(name: LayoutAttribute, isOn: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(name, isOn)
    return () => document.documentElement.removeAttribute(name)
  }, [name, isOn])
}
