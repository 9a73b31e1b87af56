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
