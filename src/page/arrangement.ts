/** How the page is arranged. */
import { useCallback, useSyncExternalStore } from 'react'
import { useApp } from '../app/app'

/** A column of the device, its rail and its deck. Every other page, and every frame, is a sheet; arrangement.css says the same. */
export const COLUMN = '(width >= 900px) and (height >= 600px)'

/** Tells whether the rail stands beside the device, and time in a deck below both. */
export function useIsColumn(): boolean {
  const { isFramed } = useApp()
  return useMatch(COLUMN) && !isFramed
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
