/** The keys of the list, which are pressed in the search field. */
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { useCompanionStore, useSearch } from '../use-companion'

/**
 * Returns the handler of keys.
 * @param enter chooses an option
 * @param count the number of options
 */
export function useListKeys(
  enter: () => void,
  count: number,
  isSearchLoading: boolean,
): (event: KeyboardEvent) => void {
  const { search } = useCompanionStore()
  const activeOption = useSearch((state) => state.activeOption)
  usePendingEnter(enter, !isSearchLoading)
  return (event) => {
    if (event.key === 'Enter' && isSearchLoading) search.setState({ isEnterPending: true })
    else if (event.key === 'Enter') enter()
    else {
      const next = optionAfterKey(event.key, activeOption, count)
      if (next === undefined) return
      search.setState({ activeOption: next })
      // ← and → also keep their default action, which moves the caret.
      if (next === null) return
    }
    event.preventDefault()
    // The device listens for keys on the document.
    event.stopPropagation()
  }
}

/** Handles Enter if it was pressed before the list was loaded. */
function usePendingEnter(enter: () => void, isLoaded: boolean): void {
  const { search } = useCompanionStore()
  const isEnterPending = useSearch((state) => state.isEnterPending)
  const onPendingEnter = useEffectEvent(() => {
    search.setState({ isEnterPending: false })
    enter()
  })
  useEffect(() => {
    // Runs after all effects, because the choice renders synchronously and moves the focus.
    if (isEnterPending && isLoaded) queueMicrotask(onPendingEnter)
  }, [isEnterPending, isLoaded])
}

/** Returns the active option after a key press; null for no option, undefined if the field handles the key. */
function optionAfterKey(key: string, activeOption: number | null, count: number): number | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return activeOption === null ? 0 : (activeOption + 1) % count
    case 'ArrowUp':
      // From the first option, and without an active one, to the last option.
      return ((activeOption ?? count) - 1 + count) % count
    case 'Home':
      return activeOption === null ? undefined : 0
    case 'End':
      return activeOption === null ? undefined : count - 1
    case 'ArrowLeft':
    case 'ArrowRight':
      return null
    default:
      return undefined
  }
}
