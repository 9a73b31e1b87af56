/** The steps of the current task, as the panel lists them. Pure. */
import type { TimedDevice } from '../../thermostat/device/device'
import { installationGuideSteps, type WayStep } from '../guidance/guidance'
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
  /** The number of the first steps that are in one row; 0 in a practice, in which the visitor does each of them. */
  readonly guideStepCount: number
}

/** Returns null without a task that has steps, and after a takeover: the visitor may have opened any screen. */
export function listedStepsOf(phaseState: PhaseState): ListedSteps | null {
  switch (phaseState.phase) {
    case 'ready':
      return { ...withGuideApart(phaseState.plan.steps), currentIndex: -1, hasGoalsOnly: false }
    case 'demonstrating': {
      const { plan, stepIndex, status } = phaseState
      return status === 'taken-over'
        ? null
        : { ...withGuideApart(plan.steps), currentIndex: stepIndex, hasGoalsOnly: true }
    }
    case 'practising':
      return { ...practisedSteps(phaseState), hasGoalsOnly: true, guideStepCount: 0 }
    case 'done': {
      const { steps, reachedBy } = phaseState
      const listed = reachedBy === 'try' ? { steps, guideStepCount: 0 } : withGuideApart(steps)
      return { ...listed, currentIndex: steps.length, hasGoalsOnly: true }
    }
    default:
      return null
  }
}

const withGuideApart = (steps: readonly WayStep[]) => ({
  steps,
  guideStepCount: installationGuideSteps(steps).length,
})

/** The number of steps that have no row of their own. */
const foldedCountOf = ({ guideStepCount }: Pick<ListedSteps, 'guideStepCount'>) =>
  Math.max(0, guideStepCount - 1)

/** Returns the index of the current row; like `currentIndex`, -1 before the task, and the number of rows after it. */
export function currentRowOf(listed: Pick<ListedSteps, 'currentIndex' | 'guideStepCount'>): number {
  return listed.currentIndex < 0 ? -1 : Math.max(0, listed.currentIndex - foldedCountOf(listed))
}

/** Returns the number of the current row, from 1 (after the end, of the last one), and the number of all rows. */
export function rowNumbersOf(listed: ListedSteps) {
  const all = listed.steps.length - foldedCountOf(listed)
  return { at: Math.min(Math.max(0, currentRowOf(listed)) + 1, all), all }
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
