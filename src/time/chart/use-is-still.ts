/** Whether the visitor wants nothing to move by itself, also when that changes. */
import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

export function useIsStill(): boolean {
  return useSyncExternalStore(subscribe, isStill, () => false)
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

const isStill = () => matchMedia(query).matches
