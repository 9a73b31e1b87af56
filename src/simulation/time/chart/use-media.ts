import { useCallback, useSyncExternalStore } from 'react'

export const usePrefersReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)')

/** True if the window has little height. deck.css has the same condition. */
export const useIsLowWindow = () => useMedia('(height < 800px)')

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
