/** A dozen tasks that the companion demonstrates in every browser, and functions to read its state. */
import type { TaskId } from '../../src/help/guidance/guidance'

export const demonstratedTasks: readonly TaskId[] = [
  'change-temperature',
  'turn-off',
  'lock-keys',
  'see-energy',
  'change-language',
  'start-week-program',
  'edit-week-program',
  'start-timer',
  'set-clock',
  'connect-wifi',
  'installed-power',
  'hotel',
]

/** Types into the visible field of the companion, which opens its list. Runs in the page, like the next function. */
export function typeQuery(searchField: string, text: string): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(searchField)]
  const field = fields.find((one) => one.checkVisibility({ visibilityProperty: true }))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns the text of the companion's field and the number of results, once its list is open. */
export function readSearchResults(expandedSearchField: string): string {
  const field = document.querySelector<HTMLInputElement>(expandedSearchField)
  const options = document.querySelectorAll('[data-companion] [role="option"]')
  return `${field?.value}: ${options.length > 10 ? 'many' : 'few'}`
}
