/** The companion's state: a union by phase, so that what cannot be together cannot be written down. */
import type { Button, Device, Text } from '../../thermostat/device/device'
import type { Reason, TaskTarget, WayStep } from '../guidance/guidance'
import type { DemoSpeed } from './step-timing'

/** Shown to the visitor, or tried without help. */
export type Mode = 'show' | 'try'

/** A task to return to, and the one to return to after that. */
export interface Pending extends TaskTarget {
  readonly mode: Mode | null
  readonly returnTo: Pending | null
}

/** The way to a goal. */
export interface PlannedWay {
  /** Empty if the goal is already met. */
  readonly steps: readonly WayStep[]
  /** The smallest possible number of presses; a hold counts as three. */
  readonly fewest: number
  /** The display's names for what ends on the way. */
  readonly sideEffects: readonly Text[]
}

/** The fields of every phase with a task. */
export interface CurrentTask {
  readonly target: TaskTarget
  /** The visitor's last choice. */
  readonly mode: Mode | null
  /** The task to return to afterwards. */
  readonly returnTo: Pending | null
  /** The number that was typed and is not a value of the task. */
  readonly invalidInput: string | null
  /** The visitor's own device while the sandbox is in its place. */
  readonly visitorDevice: Device | null
}

export interface Ready extends CurrentTask {
  readonly phase: 'ready'
  readonly plan: PlannedWay
}

export interface Demonstrating extends CurrentTask {
  readonly phase: 'demonstrating'
  readonly plan: PlannedWay
  /** The number of steps that are done. */
  readonly stepIndex: number
  /**
   * `confirming` waits before a step that destroys something, which `agreed` plays, too; `taken-over` leaves
   * the device to the visitor.
   */
  readonly status: 'playing' | 'agreed' | 'stepping' | 'going-home' | 'paused' | 'taken-over' | 'confirming'
  readonly highlighted: readonly Button[]
  /** The device before the first step; null once the visitor took over. */
  readonly start: Device | null
  /** The device before each step. */
  readonly snapshots: Readonly<Record<number, Device>>
}

export interface Practising extends CurrentTask {
  readonly phase: 'practising'
  /** The way from where the visitor is; its `fewest` is from the start. */
  readonly plan: PlannedWay
  /** The visitor's presses so far; a hold counts as three. */
  readonly presses: number
  /** False from a press until its judgement. */
  readonly isProgressCurrent: boolean
  /** The device at the last judgement. */
  readonly checkedDevice: Device
  /** The display's words since a press that led away from the goal; null on the way. */
  readonly offCourse: { readonly shown: Text | null } | null
  /** The help so far: none, the menu, the button. */
  readonly hint: 0 | 1 | 2
  /** True while one step is done for the visitor. */
  readonly isHelping: boolean
  readonly highlighted: readonly Button[]
  readonly start: Device
}

export interface Done extends CurrentTask {
  readonly phase: 'done'
  /** `already` if the goal was met at the start. */
  readonly reachedBy: Mode | 'already'
  /** The steps that were shown. */
  readonly steps: readonly WayStep[]
  readonly presses: number
  readonly fewest: number
  /** The display's names for what a practice would end: it begins where the demonstration began. */
  readonly sideEffects: readonly Text[]
  /** The device to put back; null if there is none. */
  readonly start: Device | null
  /** The task to go on with. */
  readonly next: Pending | null
}

export interface Explaining extends CurrentTask, Reason {
  readonly phase: 'explaining'
  /** The way to the screen that proves it; null if there is none, or once it was shown. */
  readonly plan: PlannedWay | null
  readonly fewest: number
  /** The device to put back; null if nothing was changed on the way. */
  readonly start: Device | null
  /** The task that it leads on to. */
  readonly next: Pending | null
  /** The scene that is played on the sandbox. */
  readonly scene: SceneState | null
}

export interface SceneState {
  readonly status: 'playing' | 'taken-over' | 'over'
  /** The last event, in a sentence; null before the first. */
  readonly says: Text | null
  readonly highlighted: readonly Button[]
}

export interface Impossible extends CurrentTask, Reason {
  readonly phase: 'impossible'
}

export type WithTask = Ready | Demonstrating | Practising | Done | Explaining | Impossible
export type GuideState = { readonly phase: 'closed' } | { readonly phase: 'finding' } | WithTask

export interface Companion {
  readonly guide: GuideState
  /** The answer to "Why is this greyed out?", over any phase but `closed`. */
  readonly greyedReason: Reason | null
  /** The button at rest that is down, as long as nothing else was pressed with it. */
  readonly pressedInactive: { readonly button: Button; readonly at: number } | null
  readonly speed: DemoSpeed
  /** The task that the visitor completed last: no suggestion ends it. */
  readonly lastDone: TaskTarget | null
}

export const CLOSED: Companion = {
  guide: { phase: 'closed' },
  greyedReason: null,
  pressedInactive: null,
  speed: 'normal',
  lastDone: null,
}

/** The values of the hook `data-state`. */
export type CompanionState =
  | 'closed'
  | 'finding'
  | 'ready'
  | 'showing'
  | 'paused'
  | 'trying'
  | 'reached'
  | 'explaining'
  | 'impossible'

export function stateOf({ guide, greyedReason }: Companion): CompanionState {
  if (greyedReason) return 'explaining'
  switch (guide.phase) {
    case 'demonstrating':
      return isPressing(guide) ? 'showing' : 'paused'
    case 'practising':
      return 'trying'
    case 'done':
      return 'reached'
    default:
      return guide.phase
  }
}

/** Returns the task in hand, if there is one. */
export function withTask(guide: GuideState): WithTask | null {
  return guide.phase === 'closed' || guide.phase === 'finding' ? null : guide
}

export function targetOf({ guide }: Pick<Companion, 'guide'>): TaskTarget | null {
  return withTask(guide)?.target ?? null
}

/** True if the device in view is a sandbox in place of the visitor's own. */
export function isInSandbox({ guide }: Pick<Companion, 'guide'>): boolean {
  return Boolean(withTask(guide)?.visitorDevice)
}

/** Returns the fields of every phase with a task alone. */
export function currentTaskOf({
  target,
  mode,
  returnTo,
  invalidInput,
  visitorDevice,
}: CurrentTask): CurrentTask {
  return { target, mode, returnTo, invalidInput: invalidInput, visitorDevice: visitorDevice }
}

/** True if there is nothing to say: the companion is closed, or waits for what is typed. */
export function isIdle(state: CompanionState): boolean {
  return state === 'closed' || state === 'finding'
}

/** True while a demonstration presses or is about to. */
export function isPressing({ status }: Demonstrating): boolean {
  return status !== 'paused' && !isLeftToVisitor(status)
}

/** True if the visitor decides whether a demonstration goes on. */
export function isLeftToVisitor(run: Demonstrating['status']): boolean {
  return run === 'taken-over' || run === 'confirming'
}

export function isScenePlaying({ guide }: Companion): boolean {
  return guide.phase === 'explaining' && guide.scene?.status === 'playing'
}

/** True if a task explains in several sentences: on the page they are beside the device, where there is room. */
export function hasLongText(companion: Companion): boolean {
  return companion.guide.phase === 'explaining' && !companion.greyedReason && !isScenePlaying(companion)
}

/** Returns the buttons to press next. */
export function highlightedButtonsOf({ guide }: Companion): readonly Button[] {
  if (guide.phase === 'explaining') return guide.scene?.highlighted ?? NO_BUTTONS
  return guide.phase === 'demonstrating' || guide.phase === 'practising' ? guide.highlighted : NO_BUTTONS
}

const NO_BUTTONS: readonly Button[] = []
