import { tasks } from '../guidance/guidance'
import type { GuideState } from './guide-state'

/** True if the task is to read something on the display, and the display shows it. */
export function isQuestionAnswered(guide: GuideState): boolean {
  return guide.phase === 'done' && tasks[guide.target.task].onlyReads === true
}
