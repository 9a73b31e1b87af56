/** The phase `diagnosing`: questions that lead from a symptom to its cause (guidance G32). Pure. */
import { DIAGNOSIS_REQUEST } from '../../common/requests'
import { isSame } from '../../thermostat/device/device'
import { type DiagnosisEntry, diagnose, diagnosisEntries } from '../guidance/guidance'
import type { Diagnosing } from './phase-state'
import type { PhaseTransition } from './phase-transition'

/** Returns the beginning of the requested diagnosis; `null` if the request is for a task. */
export function requestedEntry(task: string, value: string | null): DiagnosisEntry | null {
  if (task !== DIAGNOSIS_REQUEST) return null
  return diagnosisEntries.find((entry) => entry === value) ?? 'symptom'
}

/** Starts at the first question. Leaves the current task, and its sandbox. */
export function startDiagnosis(
  transition: PhaseTransition,
  entry: DiagnosisEntry,
  takesFocus: boolean,
): PhaseTransition<Diagnosing> {
  const stopped: PhaseTransition = transition.hasTask()
    ? transition.report('left').stopDemonstrator().leaveSandbox()
    : transition
  return goTo(stopped.withGreyedReason(null), entry, []).with({ takesFocus })
}

/** @param choice the id of a choice, or of an answer that the visitor rejects; others change nothing */
export function answerQuestion(
  transition: PhaseTransition<Diagnosing>,
  choice: string,
): PhaseTransition<Diagnosing> {
  const { entry, chosen, step } = transition.phaseState
  const offered =
    step.kind === 'question' ? step.question.choices.map(({ id }) => id) : step.isFromDevice ? [step.id] : []
  return offered.some((id) => id === choice) ? goTo(transition, entry, [...chosen, choice]) : transition
}

export function returnToQuestion(transition: PhaseTransition<Diagnosing>): PhaseTransition<Diagnosing> {
  const { entry, chosen } = transition.phaseState
  return chosen.length > 0 ? goTo(transition, entry, chosen.slice(0, -1)) : transition
}

/** Updates the answer, because the visitor may have pressed buttons of the device. */
export function updateDiagnosis(transition: PhaseTransition<Diagnosing>): PhaseTransition<Diagnosing> {
  const { entry, chosen, step, takesFocus } = transition.phaseState
  const updated = goTo(transition, entry, chosen).with({ takesFocus })
  return isSame(updated.phaseState.step, step) ? transition : updated
}

function goTo(
  transition: PhaseTransition,
  entry: DiagnosisEntry,
  chosen: readonly string[],
): PhaseTransition<Diagnosing> {
  const step = diagnose(entry, chosen, transition.timedDevice.device)
  return transition.enter({ phase: 'diagnosing', entry, chosen, step, takesFocus: true })
}
