/** The phase `done`: what a visitor's presses change after the end of a task. Pure. */
import { isSame } from '../../thermostat/device/device'
import { changesOf, sideEffectsBetween, tasks } from '../guidance/guidance'
import type { Done, Plan } from './phase-state'
import type { PhaseTransition } from './phase-transition'

/**
 * Offers the task again if the visitor has made its goal untrue, because its last sentence is then untrue, too. A goal
 * that needs nothing to be set, only the screen where it shows, is still true.
 */
export function offerAgainIfUndone(transition: PhaseTransition<Done>): PhaseTransition {
  const { task, value } = transition.phaseState.target
  const { changes, isDone } = tasks[task]
  if (isDone(transition.timedDevice.device, value)) return transition
  const selected = transition.reselectTask()
  return changes.length > 0 && selected.isIn('ready') && changesNothing(selected.phaseState.plan)
    ? transition
    : selected
}

function changesNothing({ steps }: Plan): boolean {
  return steps.every(({ before, after }) => changesOf(before.device, after.device).length === 0)
}

/** Updates the names of the programs that a practice would end, because the visitor may have started one. */
export function updateSideEffects(transition: PhaseTransition<Done>): PhaseTransition {
  const { start, sideEffects } = transition.phaseState
  const current = start ? sideEffectsBetween(transition.timedDevice.device, start) : []
  return isSame(current, sideEffects) ? transition : transition.with({ sideEffects: current })
}
