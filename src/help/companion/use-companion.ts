/** How components read the companion. */
import { useStore } from 'zustand'
import { createRequiredContext } from '../../common/ui/required-context'
import type { Companion } from './guide-state'
import { isListOpen, type Search } from './search'
import type { CompanionStore } from './store'

export const [CompanionProvider, useCompanionStore] = createRequiredContext<CompanionStore>('companion')

/** @param select gives a plain value, or an object that is the same one until something in it changes */
export function useCompanion<Piece>(select: (companion: Companion) => Piece): Piece {
  return useStore(useCompanionStore(), select)
}

/** @param select gives a plain value, or an object that is the same one until something in it changes */
export function useSearch<Piece>(select: (search: Search) => Piece): Piece {
  return useStore(useCompanionStore().search, select)
}

/** Tells whether the list of the search field is open. */
export function useIsListOpen(): boolean {
  const search = useSearch((all) => all)
  return useCompanion((companion) => isListOpen(companion, search))
}
