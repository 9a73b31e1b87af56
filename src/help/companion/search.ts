/** The state of the search field and its list. The page shows the field at once; the list loads with the companion. */
import type { CompanionState } from './phase-state'

export interface SearchState {
  readonly query: string
  /** True if the visitor opened the list, which otherwise is hidden during a task. */
  readonly isOpenedByVisitor: boolean
  /** True if all tasks are listed, not only the popular ones. */
  readonly listsAllTasks: boolean
  /** The index of the option to which the visitor moved with the arrow keys; null for none. */
  readonly activeOption: number | null
  /** True if Enter was pressed before the list was loaded. */
  readonly isEnterPending: boolean
}

export const emptySearch: SearchState = {
  query: '',
  isOpenedByVisitor: false,
  listsAllTasks: false,
  activeOption: null,
  isEnterPending: false,
}

/** Returns the state with a closed list. The words stay, so that the visitor can come back to their results. */
export const closeList = ({ query }: SearchState): SearchState => ({ ...emptySearch, query })

/** True if the list is shown: if the visitor opened it, or in `finding` unless a greyed button or line is explained. */
export function isListOpen(
  { phaseState: { phase }, greyedReason }: CompanionState,
  { isOpenedByVisitor }: SearchState,
): boolean {
  return (phase === 'finding' && !greyedReason) || (phase !== 'closed' && isOpenedByVisitor)
}

/** The element id of the list, for the field's `aria-controls`. */
export const LIST_ID = 'ask-list'

export const optionId = (index: number) => `ask-option-${index}`
