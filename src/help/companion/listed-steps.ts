/** The steps of the current task, as the panel lists them. Pure. */
import type { TimedDevice } from '../../thermostat/device/device'
import type { WayStep } from '../guidance/guidance'
import { isSamePosition } from './device-queries'
import type { PhaseState, Practising } from './phase-state'
import { completedStepsOf } from './practising-phase'

export interface ListedSteps {
  readonly steps: readonly WayStep[]
  /** The index of the current step; -1 before the task begins, and the number of steps after its end. */
  readonly currentIndex: number
  /**
   * True if the list has only the goals: the caption says the buttons, or in a practice the visitor finds them. At the
   * end of a demonstration the list stays as it was.
   */
  readonly hasGoalsOnly: boolean
}

/** Returns null without a task that has steps, and after a takeover: the visitor may have opened any screen. */
export function listedStepsOf(phaseState: PhaseState): ListedSteps | null {
  switch (phaseState.phase) {
    case 'ready':
      return { steps: phaseState.plan.steps, currentIndex: -1, hasGoalsOnly: false }
    case 'demonstrating': {
      const { plan, stepIndex, status } = phaseState
      return status === 'taken-over'
        ? null
        : { steps: plan.steps, currentIndex: stepIndex, hasGoalsOnly: true }
    }
    case 'practising':
      return { ...practisedSteps(phaseState), hasGoalsOnly: true }
    case 'done': {
      const { steps } = phaseState
      return { steps, currentIndex: steps.length, hasGoalsOnly: true }
    }
    default:
      return null
  }
}

/** Returns the steps from the start while the visitor follows them; otherwise those that are done, and the ones left. */
function practisedSteps(phaseState: Practising) {
  const { stepsFromStart, plan } = phaseState
  const completed = completedStepsOf(phaseState)
  const left = stepsFromStart.slice(completed.length)
  const isSameWay =
    left.length === plan.steps.length && left.every(({ after }, index) => isSameEnd(after, plan.steps[index]))
  return {
    steps: isSameWay ? stepsFromStart : [...completed, ...plan.steps],
    currentIndex: completed.length,
  }
}

function isSameEnd(end: TimedDevice, step: WayStep | undefined): boolean {
  return step !== undefined && isSamePosition(end.device, step.after.device)
}
