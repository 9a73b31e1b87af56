import { tasks } from '../guidance/guidance'
import type { PhaseState } from './phase-state'

/** True if the task was to read something on the display, and is done. */
export function isQuestionAnswered(phaseState: PhaseState): boolean {
  return phaseState.phase === 'done' && tasks[phaseState.target.task].onlyReads === true
}
