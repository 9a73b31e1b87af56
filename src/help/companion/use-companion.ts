/** Hooks that read the companion's state. */
import { useStore } from 'zustand'
import { createRequiredContext } from '../../common/ui/required-context'
import type { CompanionState } from './phase-state'
import { isListOpen, type SearchState } from './search'
import type { CompanionStore } from './store'

export const [CompanionProvider, useCompanionStore] = createRequiredContext<CompanionStore>('companion')

/** @param select must return a primitive, or the same object until it changes. Otherwise rendering never ends. */
export function useCompanion<Selected>(select: (companion: CompanionState) => Selected): Selected {
  return useStore(useCompanionStore(), select)
}

/** @param select must return a primitive, or the same object until it changes. Otherwise rendering never ends. */
export function useSearch<Selected>(select: (search: SearchState) => Selected): Selected {
  return useStore(useCompanionStore().search, select)
}

export function useIsListOpen(): boolean {
  const search = useSearch((state) => state)
  return useCompanion((companion) => isListOpen(companion, search))
}
