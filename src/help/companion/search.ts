/** The search field, which is always there, and its list, which is loaded with the companion. */
import type { Companion } from './guide-state'

export interface Search {
  /** The text in the field. */
  readonly query: string
  /** Whether the list was opened over a task in hand. */
  readonly isOpen: boolean
  /** Whether every task is listed, not only the most asked. */
  readonly isWhole: boolean
  /** The option that Enter chooses, by its number. */
  readonly active: number | null
  /** Whether Enter was pressed before the list was there. */
  readonly isEntered: boolean
}

export const emptySearch: Search = {
  query: '',
  isOpen: false,
  isWhole: false,
  active: null,
  isEntered: false,
}

/** Without a task in hand the list is always open: there is nothing else to see. */
export function isListOpen({ guide: { phase }, greyedReason }: Companion, { isOpen }: Search): boolean {
  return (phase === 'finding' && !greyedReason) || (phase !== 'closed' && isOpen)
}

/** The id of the list, for the field. */
export const LIST_ID = 'ask-list'

export const optionId = (at: number) => `ask-option-${at}`
