/** The companion's state. The phase and its fields are a union, so that invalid combinations do not compile. */
import type { Button, Device, Text } from '../../thermostat/device/device'
import type { DiagnosisEntry, DiagnosisStep, Reason, TaskWithValue, WayStep } from '../guidance/guidance'
import type { DemoSpeed } from './step-timing'

/** A demonstration or a practice. */
export type Mode = 'show' | 'try'

/** A task to do next, and the task to return to after it. */
export interface PendingTask extends TaskWithValue {
  readonly mode: Mode | null
  readonly returnTo: PendingTask | null
}

export interface Plan {
  /** Empty if the goal is already met. */
  readonly steps: readonly WayStep[]
  /** The smallest possible number of presses; a hold counts as three. */
  readonly fewestPresses: number
  /** The names of the programs and other features that the steps turn off. */
  readonly sideEffects: readonly Text[]
  /** True if the installation guide is ended before the first step. */
  readonly endsGuide: boolean
}

/** The fields of every phase with a task. */
export interface CurrentTask {
  readonly target: TaskWithValue
  /** The mode that the visitor chose last; null before the first choice. */
  readonly mode: Mode | null
  /** The task to return to after this one. */
  readonly returnTo: PendingTask | null
  /** The number typed in the search field, if it is no value of the task. */
  readonly invalidInput: string | null
  /** The visitor's device while a sandbox is in its place; null without a sandbox. */
  readonly visitorDevice: Device | null
}

export interface Ready extends CurrentTask {
  readonly phase: 'ready'
  readonly plan: Plan
}

export interface Demonstrating extends CurrentTask {
  readonly phase: 'demonstrating'
  readonly plan: Plan
  /** The index of the current step, which is also the number of completed steps. */
  readonly stepIndex: number
  /**
   * `stepping` plays a single step. `confirming` waits for the visitor's consent to a last step that destroys
   * something; `agreed` then plays that step. `going-home` presses × after the last step. `taken-over` leaves the
   * device to the visitor.
   */
  readonly status: 'playing' | 'agreed' | 'stepping' | 'going-home' | 'paused' | 'taken-over' | 'confirming'
  /** The presses of the current step so far; a hold counts as one. */
  readonly stepPresses: number
  readonly highlighted: readonly Button[]
  /** The device before the first step; null after the visitor took over. */
  readonly start: Device | null
  /** The device before each performed step, by the index of the step. */
  readonly snapshots: Readonly<Record<number, Device>>
}

export interface Practising extends CurrentTask {
  readonly phase: 'practising'
  /** The steps lead from the checked device to the goal; `fewestPresses` counts from the start of the practice. */
  readonly plan: Plan
  /** The steps from the start of the practice to the goal. */
  readonly stepsFromStart: readonly WayStep[]
  /** The visitor's presses so far; a hold counts as three. */
  readonly presses: number
  /** False after an input of the visitor or a step of the help, until the next progress check. */
  readonly isProgressChecked: boolean
  /** The device at the last progress check. */
  readonly checkedDevice: Device
  /** Null unless the last presses led away from the goal; `displayText` then tells what the display shows. */
  readonly offCourse: { readonly displayText: Text | null } | null
  /** True if the visitor has asked for the buttons of the next step. */
  readonly hasHint: boolean
  /** True while the demonstrator performs one step for the visitor. */
  readonly isHelping: boolean
  readonly highlighted: readonly Button[]
  /** The device before the first press. */
  readonly start: Device
}

export interface Done extends CurrentTask {
  readonly phase: 'done'
  /** The mode in which the goal was reached; `already` if it was met at the start. */
  readonly reachedBy: Mode | 'already'
  /** The steps of the demonstration; empty after a practice or a takeover. */
  readonly steps: readonly WayStep[]
  /** The presses of a practice; 0 after a demonstration. */
  readonly presses: number
  readonly fewestPresses: number
  /**
   * The names of the programs and other features that are on now and were off in `start`. A practice after this
   * demonstration would turn them off, because it first restores `start`.
   */
  readonly sideEffects: readonly Text[]
  /** The device to put back; null after a takeover, or if the visitor kept the result. */
  readonly start: Device | null
  /** The task to offer next. */
  readonly nextTask: PendingTask | null
}

export interface Explaining extends CurrentTask, Reason {
  readonly phase: 'explaining'
  /** The plan that opens the screen which proves the explanation; null if there is none, or after it was shown. */
  readonly plan: Plan | null
  /** The number from the plan, also after the demonstration; 0 if there was no plan. */
  readonly fewestPresses: number
  /** The device to put back; null unless the demonstration changed settings. */
  readonly start: Device | null
  /** The task to offer next. */
  readonly nextTask: PendingTask | null
  /** The scene on the sandbox; null without one. */
  readonly scene: PlayedScene | null
}

export interface PlayedScene {
  readonly status: 'playing' | 'taken-over' | 'over'
  /** The sentence about the scene's last event, or about the takeover; null before the first event. */
  readonly sentence: Text | null
  readonly highlighted: readonly Button[]
}

export interface Impossible extends CurrentTask, Reason {
  readonly phase: 'impossible'
}

/** The visitor looks for the cause of a symptom, or for the sensor choice (guidance G32). */
export interface Diagnosing {
  readonly phase: 'diagnosing'
  readonly entry: DiagnosisEntry
  /** The ids of the choices so far, and of the answers that the visitor has rejected. */
  readonly chosen: readonly string[]
  /** The question or the answer in view. It depends on the device. */
  readonly step: DiagnosisStep
  /** False at first if an address or a host page asked for the diagnosis, because they take no focus. */
  readonly takesFocus: boolean
}

export type TaskPhaseState = Ready | Demonstrating | Practising | Done | Explaining | Impossible
export type PhaseState =
  | { readonly phase: 'closed' }
  | { readonly phase: 'finding' }
  | Diagnosing
  | TaskPhaseState

export interface CompanionState {
  readonly phaseState: PhaseState
  /** The answer to "Why is this greyed out?". In any phase but `closed`, it replaces the phase's caption. */
  readonly greyedReason: Reason | null
  /** The last press of a button without an action; null after any other press. */
  readonly inactivePress: { readonly button: Button; readonly at: number } | null
  readonly speed: DemoSpeed
  /** The last completed task that changes settings; no fix undoes it (guidance G27). */
  readonly lastCompletedTask: TaskWithValue | null
}

export const CLOSED_STATE: CompanionState = {
  phaseState: { phase: 'closed' },
  greyedReason: null,
  inactivePress: null,
  speed: 'normal',
  lastCompletedTask: null,
}

/** The values of the hook `data-state`. */
export type CompanionStatus =
  | 'closed'
  | 'finding'
  | 'diagnosing'
  | 'ready'
  | 'showing'
  | 'paused'
  | 'trying'
  | 'reached'
  | 'explaining'
  | 'impossible'

export function statusOf({ phaseState, greyedReason }: CompanionState): CompanionStatus {
  if (greyedReason) return 'explaining'
  switch (phaseState.phase) {
    case 'demonstrating':
      return isPlaying(phaseState) ? 'showing' : 'paused'
    case 'practising':
      return 'trying'
    case 'done':
      return 'reached'
    default:
      return phaseState.phase
  }
}

/** Returns the state, narrowed to the phases with a task; null in the others. */
export function narrowToTask(phaseState: PhaseState): TaskPhaseState | null {
  switch (phaseState.phase) {
    case 'closed':
    case 'finding':
    case 'diagnosing':
      return null
    default:
      return phaseState
  }
}

export function targetOf({ phaseState }: Pick<CompanionState, 'phaseState'>): TaskWithValue | null {
  return narrowToTask(phaseState)?.target ?? null
}

/** True if the device in view is a sandbox. */
export function isInSandbox({ phaseState }: Pick<CompanionState, 'phaseState'>): boolean {
  return Boolean(narrowToTask(phaseState)?.visitorDevice)
}

/** Returns only the fields that all phases with a task have in common. */
export function currentTaskOf({
  target,
  mode,
  returnTo,
  invalidInput,
  visitorDevice,
}: CurrentTask): CurrentTask {
  return { target, mode, returnTo, invalidInput, visitorDevice }
}

/** True if the companion is closed, or the visitor searches. */
export function isClosedOrFinding(status: CompanionStatus): boolean {
  return status === 'closed' || status === 'finding'
}

/** True if the companion has no text for the caption. */
export function hasNoCaption(status: CompanionStatus): boolean {
  return isClosedOrFinding(status) || status === 'diagnosing'
}

/** True while the demonstrator performs steps or is about to do so. */
export function isPlaying({ status }: Demonstrating): boolean {
  return status !== 'paused' && !isAwaitingDecision(status)
}

/** True if the visitor took over, or is asked to confirm the last step. */
export function isAwaitingDecision(status: Demonstrating['status']): boolean {
  return status === 'taken-over' || status === 'confirming'
}

export function isScenePlaying({ phaseState }: CompanionState): boolean {
  return phaseState.phase === 'explaining' && phaseState.scene?.status === 'playing'
}

/**
 * True if the caption's text is in the companion's panel, except in a frame: an explanation, which can have several
 * sentences, or the reason why a task is impossible, with what mends it.
 */
export function isTextInPanel(companion: CompanionState): boolean {
  const { phaseState, greyedReason } = companion
  if (greyedReason) return false
  return (
    phaseState.phase === 'impossible' || (phaseState.phase === 'explaining' && !isScenePlaying(companion))
  )
}

/** True before a task begins: the buttons are in the panel, near the task's title, except in a frame. */
export function areActionsInPanel({ phaseState, greyedReason }: CompanionState): boolean {
  return phaseState.phase === 'ready' && !greyedReason
}

/** Returns the buttons to press next. */
export function highlightedButtonsOf({ phaseState }: CompanionState): readonly Button[] {
  if (phaseState.phase === 'explaining') return phaseState.scene?.highlighted ?? NO_BUTTONS
  return phaseState.phase === 'demonstrating' || phaseState.phase === 'practising'
    ? phaseState.highlighted
    : NO_BUTTONS
}

const NO_BUTTONS: readonly Button[] = []
