/** The state of the search field and its list. The page shows the field at once; the list loads with the companion. */
import type { CompanionState } from './guide-state'

export interface SearchState {
  readonly query: string
  /** True if the list is shown even during a task, because the visitor has typed in the field. */
  readonly isOpenDuringTask: boolean
  /** True if all tasks are listed, not only the popular ones. */
  readonly listsAllTasks: boolean
  /** The index of the option that Enter chooses; null if the visitor has not moved to an option. */
  readonly activeOption: number | null
  /** True if Enter was pressed before the list was loaded. */
  readonly isEnterPending: boolean
}

export const emptySearch: SearchState = {
  query: '',
  isOpenDuringTask: false,
  listsAllTasks: false,
  activeOption: null,
  isEnterPending: false,
}

/**
 * True if the list is shown: in the phase `finding`, except while a greyed button or line is explained, and during a
 * task if the visitor has typed.
 */
export function isListOpen(
  { guide: { phase }, greyedReason }: CompanionState,
  { isOpenDuringTask }: SearchState,
): boolean {
  return (phase === 'finding' && !greyedReason) || (phase !== 'closed' && isOpenDuringTask)
}

/** The element id of the list, for the field's `aria-controls`. */
export const LIST_ID = 'ask-list'

export const optionId = (index: number) => `ask-option-${index}`
