import { tasks } from '../guidance/guidance'
import type { GuideState } from './guide-state'

/** True if the visitor has read off the display what they asked for: nothing is left to do. */
export function isQuestionAnswered(guide: GuideState): boolean {
  return guide.phase === 'done' && tasks[guide.target.task].onlyReads === true
}
