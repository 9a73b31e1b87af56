/** A dozen tasks that the companion shows in every browser, and how a test looks at it. */
import type { TaskId } from '../../src/guidance/guidance'

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

/** Run in the page, so they use nothing outside themselves. */
export function companionState() {
  return document.querySelector('[data-companion]')?.getAttribute('data-state') ?? null
}

export function companionCaption() {
  return document.querySelector('[data-caption]')?.textContent ?? ''
}

/** Types into the companion's field; into the closed one while there is no other, which opens it. */
export function typeWish(text: string): void {
  const isOpen = document.querySelector('.find input') !== null
  const field = document.querySelector<HTMLInputElement>(isOpen ? '.find input' : '.closed-field input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What the companion's field holds, with the number of tasks and screens below it. */
export function foundFor(): string {
  const field = document.querySelector<HTMLInputElement>('.find input')
  return `${field?.value}: ${document.querySelectorAll('.find [role="option"]').length > 10 ? 'many' : 'few'}`
}
