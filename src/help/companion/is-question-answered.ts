import { tasks } from '../guidance/guidance'
import type { GuideState } from './guide-state'

/** True if the task was to read something on the display, and is done. */
export function isQuestionAnswered(guide: GuideState): boolean {
  return guide.phase === 'done' && tasks[guide.target.task].onlyReads === true
}
