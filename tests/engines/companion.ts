/** A dozen tasks that the companion shows in every browser, and how a test looks at it. */
import type { TaskId } from '../../src/help/guidance/guidance'

export const shownTasks: readonly TaskId[] = [
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

/** Types into the companion's field that is in view, which opens its list. Runs in the page, as the next one. */
export function typeWish(askField: string, text: string): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(askField)]
  const field = fields.find((one) => one.checkVisibility({ visibilityProperty: true }))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What the companion's field holds once its list is open, with the number of tasks and screens below it. */
export function foundFor(askFieldOpen: string): string {
  const field = document.querySelector<HTMLInputElement>(askFieldOpen)
  const options = document.querySelectorAll('[data-companion] [role="option"]')
  return `${field?.value}: ${options.length > 10 ? 'many' : 'few'}`
}
