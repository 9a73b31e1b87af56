/**
 * The two arrangements of the page (behaviour 17.1): `column`, with the rail in a column beside the device, or `sheet`,
 * with one sheet of content.
 */
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { useApp } from './app'

/** The ids of the regions that the rail scrolls to in a frame. */
export const STAGE_ID = 'stage'
export const CAPTION_ID = 'caption'

/**
 * Windows with the column arrangement. All others have the sheet. A frame has neither: its rail unfolds below the
 * device. `arrangement.css` has the same query.
 */
export const COLUMN_QUERY = '(width >= 900px) and (height >= 600px)'

/**
 * Windows with the sheet below the device, such as a phone held upright. In the other windows without a column the
 * sheet is beside the device, or all of it scrolls. `arrangement.css` has the same query.
 */
export const UPRIGHT_QUERY =
  '(height >= 480px) and ((width < 560px) or ((width < 900px) and (orientation: portrait)))'

/** Windows with the header that the papers have, too. In the other windows the sheet has its links. */
const HEADER_QUERY = `${COLUMN_QUERY}, (700px <= width < 900px) and (orientation: portrait)`

/** Returns true if the rail is beside the device, and the time in a deck below both. */
export const useIsColumn = (): boolean => useMatchesUnframed(COLUMN_QUERY)

/** Returns true if there is a row above the device, and the sheet below it begins at the same height in every state. */
export const useIsUpright = (): boolean => useMatchesUnframed(UPRIGHT_QUERY)

/** Returns true if the page has the header with the links and the languages. */
export const useHasHeader = (): boolean => useMatchesUnframed(HEADER_QUERY)

function useMatchesUnframed(query: string): boolean {
  const { isFramed } = useApp()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches) && !isFramed
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
