import { useCallback, useSyncExternalStore } from 'react'

/** Whether the visitor wants nothing to move by itself, also when that changes. */
export const usePrefersReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)')

/** Whether the window has little height to give, as deck.css says, too. */
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
