/** Returns the state and the effects that follow from an event. Pure. */
import {
  type Device,
  enabledButtonsOf,
  type Input,
  isInputBlocked,
  type TimedDevice,
} from '../../thermostat/device/device'
import { isTaskId, parseValue, resolveValue, type TaskId } from '../guidance/guidance'
import { type PressTarget, whyGreyed } from '../guidance/why/greyed'
import {
  checkDemonstration,
  demonstrate,
  finishStep,
  pause,
  performCurrentStep,
  playOneStep,
  resume,
  stepBack,
  takeOver,
} from './demonstrating-phase'
import { hasHeldButtons, isBackgroundInput } from './device-queries'
import {
  answerQuestion,
  requestedEntry,
  returnToQuestion,
  startDiagnosis,
  updateDiagnosis,
} from './diagnosing-phase'
import { offerAgainIfUndone, updateSideEffects } from './done-phase'
import type { ChooseEvent, CompanionEvent } from './events'
import { checkScene, handOverSandbox, playScene, startScene, updateScene } from './explaining-phase'
import {
  CLOSED_STATE,
  type CompanionState,
  currentTaskOf,
  type Demonstrating,
  type Done,
  type Explaining,
  type Impossible,
  isPlaying,
  type Mode,
  type PendingTask,
  type PhaseState,
  type Practising,
  type Ready,
  type TaskPhaseState,
} from './phase-state'
import { type PhaseStateOf, PhaseTransition } from './phase-transition'
import { isPlan, planFromStart } from './plan'
import {
  checkPractice,
  countVisitorInput,
  finishHelp,
  giveHint,
  performHelp,
  practise,
  stopHelp,
  updateProgress,
} from './practising-phase'
import type { Outcome } from './store'

/** The delay from the visitor's last input until the current task is planned again, unless it is in progress. */
const REPLAN_DELAY_MS = 300
/** The longest press. A longer one may be meant as a hold, which can have an action where a press has none. */
const MAX_PRESS_MS = 1000

type EventType = CompanionEvent['type']
type EventOf<Type extends EventType> = Extract<CompanionEvent, { readonly type: Type }>

/** The handlers of an event by phase. Without a handler, the event cannot happen in that phase or changes nothing. */
type Handlers<Type extends EventType> = {
  readonly [Name in PhaseState['phase']]?: (
    transition: PhaseTransition<PhaseStateOf<Name>>,
    event: EventOf<Type>,
  ) => PhaseTransition
}

/** @param timedDevice the device when the event is handled */
export function decide(state: CompanionState, event: CompanionEvent, timedDevice: TimedDevice): Outcome {
  const { phaseState, ...shared } = state
  const transition: PhaseTransition = new PhaseTransition(phaseState, shared, timedDevice)
  const handler = handlers[event.type][phaseState.phase] as
    | ((transition: PhaseTransition, event: CompanionEvent) => PhaseTransition)
    | undefined
  const after = handler?.(transition, event) ?? transition
  if (after === transition) return { state, effects: [] }
  return { state: { ...after.shared, phaseState: after.phaseState }, effects: after.effects }
}

const inTaskPhases = <Handler>(handler: Handler) => ({
  ready: handler,
  demonstrating: handler,
  practising: handler,
  done: handler,
  explaining: handler,
  impossible: handler,
})
const inOpenPhases = <Handler>(handler: Handler) => ({
  finding: handler,
  diagnosing: handler,
  ...inTaskPhases(handler),
})

export const handlers: { readonly [Type in EventType]: Handlers<Type> } = {
  open: { closed: (transition) => transition.enter({ phase: 'finding' }) },
  close: inOpenPhases(close),
  'page-hidden': inTaskPhases(handlePageHidden),
  'visitor-left': inOpenPhases(endVisit),
  request: { closed: handleRequest, ...inOpenPhases(handleRequest) },
  choose: { closed: chooseTask, ...inOpenPhases(chooseTask) },
  diagnose: { closed: diagnoseEntry, ...inOpenPhases(diagnoseEntry) },
  answer: { diagnosing: (transition, { choice }) => answerQuestion(transition, choice) },
  'answer-back': { diagnosing: returnToQuestion },
  fix: inOpenPhases(applyFix),
  dismiss: inOpenPhases((transition: PhaseTransition) => transition.withGreyedReason(null)),
  explain: inOpenPhases((transition: PhaseTransition, { pressTarget }: EventOf<'explain'>) =>
    explainGreyed(transition, pressTarget),
  ),
  speed: inTaskPhases((transition: PhaseTransition, { speed }: EventOf<'speed'>) =>
    transition.withShared({ speed }),
  ),
  show: { ready: demonstrate, practising: demonstrate, done: demonstrate, explaining: demonstrate },
  try: { ready: practise, demonstrating: practise, done: practise },
  pause: { demonstrating: pause },
  resume: { demonstrating: resume },
  step: { demonstrating: playOneStep },
  'step-back': { demonstrating: stepBack },
  hint: { practising: giveHint },
  keep: { done: keepResult, explaining: keepResult },
  'put-back': { done: restoreStart, explaining: restoreStart },
  'play-scene': { explaining: (transition, { target }) => playScene(transition, target) },
  'device-input': inOpenPhases(handleDeviceInput),
  waited: { ready: replan, impossible: replan, done: offerAgainIfUndone, practising: updateProgress },
  'device-idle': { demonstrating: performCurrentStep, practising: performHelp },
  pressing: {
    demonstrating: countPress,
    practising: highlightButtons,
    explaining: (transition, { buttons }) => updateScene(transition, { highlighted: buttons }),
  },
  performed: { demonstrating: finishStep, practising: finishHelp },
  'scene-prepared': { explaining: (transition, { sandbox }) => startScene(transition, sandbox) },
  'scene-says': { explaining: (transition, { text }) => updateScene(transition, { sentence: text }) },
  'scene-over': { explaining: (transition) => updateScene(transition, { status: 'over' }) },
}

function close(transition: PhaseTransition): PhaseTransition {
  const stopped = transition.hasTask()
    ? transition.report('left').stopDemonstrator().leaveSandbox()
    : transition
  return stopped.withShared({ greyedReason: null, inactivePress: null }).enter(CLOSED_STATE.phaseState)
}

/** Ends the visit. Does not restore the visitor's device, because it is discarded with the app. */
function endVisit(transition: PhaseTransition): PhaseTransition {
  const stopped = transition.hasTask() ? transition.report('left').stopDemonstrator() : transition
  return stopped.withGreyedReason(null).enter(CLOSED_STATE.phaseState)
}

function diagnoseEntry(transition: PhaseTransition, { entry }: EventOf<'diagnose'>): PhaseTransition {
  return startDiagnosis(transition, entry, true)
}

/** Leaves the sandbox before the page is unloaded, so that the visitor's own device is stored. */
function handlePageHidden(transition: PhaseTransition<TaskPhaseState>): PhaseTransition {
  if (!transition.phaseState.visitorDevice) return transition
  return transition.stopDemonstrator().leaveSandbox().reselectTask()
}

/** Handles a request from an address or a host page. `diagnosis` is no task. An empty id closes the companion; an unknown one is ignored. */
function handleRequest(
  transition: PhaseTransition,
  { request: { task, mode, value } }: EventOf<'request'>,
): PhaseTransition {
  if (task === '') return transition.isIn('closed') ? transition : close(transition)
  const entry = requestedEntry(task, value)
  if (entry) return startDiagnosis(transition, entry, false)
  return isTaskId(task)
    ? chooseTask(transition, { type: 'choose', task, value: parseValue(task, value), mode })
    : transition
}

/** Selects a task. Replaces a direction, such as "warmer", or a missing value by a value of the task. */
function chooseTask(
  transition: PhaseTransition,
  { task, value, invalidInput = null, mode = null, returnTo = null }: ChooseEvent,
): PhaseTransition {
  const stopped: PhaseTransition = transition.hasTask()
    ? transition.stopDemonstrator().leaveSandbox()
    : transition
  const target = { task, value: resolveValue(stopped.timedDevice.device, task, value) }
  const currentTask = { target, mode: null, returnTo, invalidInput, visitorDevice: null }
  const chosen = stopped.withGreyedReason(null).selectTask(currentTask).report('found')
  return mode ? startMode(chosen, mode) : chosen
}

/** Starts a demonstration or practice. For an impossible task, stores the mode, which then starts after a fix. */
function startMode(transition: PhaseTransition<TaskPhaseState>, mode: Mode): PhaseTransition {
  if (transition.isIn('impossible')) return transition.with({ mode })
  return mode === 'show' ? demonstrate(transition) : practise(transition)
}

/** Applies a fix: demonstrates its task, or changes the device's surroundings. */
function applyFix(transition: PhaseTransition, { fix }: EventOf<'fix'>): PhaseTransition {
  const isForGreyedReason = transition.shared.greyedReason !== null
  if ('task' in fix) {
    const { task, value } = fix
    const returnTo = transition.hasTask()
      ? taskToReturnTo(transition.phaseState, task, isForGreyedReason)
      : null
    return chooseTask(transition, { type: 'choose', task, value, mode: 'show', returnTo })
  }
  if (isForGreyedReason || !transition.hasTask()) {
    const fixed = transition.send(fix.deviceEvent).withGreyedReason(null)
    return fixed.isIn('ready', 'impossible') ? replan(fixed) : fixed
  }
  // A fix of an impossible or explained task applies to the visitor's device, not to the sandbox of a scene.
  const { target, mode, returnTo } = transition.phaseState
  const fixed = transition.stopDemonstrator().leaveSandbox().skipGuide().send(fix.deviceEvent)
  return chooseTask(fixed, { type: 'choose', ...target, mode, returnTo })
}

/**
 * Returns the task to return to after `next`, the task of a fix: the current task. `returnTo` stays the same if
 * `next` is the current task with another value, or if the fix is for a greyed button or line instead of the current
 * task.
 */
function taskToReturnTo(
  { target, mode, returnTo }: TaskPhaseState,
  next: TaskId,
  isForGreyedReason: boolean,
): PendingTask | null {
  return isForGreyedReason || target.task === next ? returnTo : { ...target, mode, returnTo }
}

/** Plans the current task again before it starts. On the changed device, it may have become possible or impossible. */
function replan(transition: PhaseTransition<Ready | Impossible>): PhaseTransition {
  const { phaseState, timedDevice, shared } = transition
  const plan = planFromStart(timedDevice, phaseState, shared.lastCompletedTask)
  const currentTask = currentTaskOf(phaseState)
  return isPlan(plan)
    ? transition.enter({ ...currentTask, phase: 'ready', plan })
    : transition.enterImpossible(currentTask, plan)
}

function keepResult(transition: PhaseTransition<Done | Explaining>): PhaseTransition {
  return transition.with({ start: null })
}

function restoreStart(transition: PhaseTransition<Done | Explaining>): PhaseTransition {
  return transition.stopDemonstrator().putBack().reselectTask()
}

/** Answers "Why is this greyed out?", and interrupts a demonstration, help or scene. */
function explainGreyed(transition: PhaseTransition, pressTarget: PressTarget): PhaseTransition {
  const reason = whyGreyed(transition.timedDevice, pressTarget, transition.shared.lastCompletedTask)
  return reason ? interruptPhase(transition).withGreyedReason(reason) : transition
}

function interruptPhase(transition: PhaseTransition): PhaseTransition {
  if (transition.isIn('demonstrating')) return pause(transition)
  if (transition.isIn('practising')) return stopHelp(transition)
  return transition.isIn('explaining') ? handOverSandbox(transition) : transition
}

function handleDeviceInput(
  transition: PhaseTransition,
  { input, before }: EventOf<'device-input'>,
): PhaseTransition {
  // The visitor causes neither the companion's inputs nor the device's timers.
  if (input.by || input.type === 'wake') return checkAfterChange(transition)
  if (isBackgroundInput(input))
    return checkAfterChange(transition.hasTask() ? transition.applyToSavedDevices(input) : transition)
  return checkAfterChange(
    explainInactiveButton(handleForegroundInput(transition, input, before), input, before),
  )
}

function handleForegroundInput(transition: PhaseTransition, input: Input, before: Device): PhaseTransition {
  if (transition.isIn('demonstrating')) return takeOver(transition)
  if (transition.isIn('practising')) return countVisitorInput(transition, input, before)
  if (transition.isIn('explaining')) return handOverSandbox(transition)
  return transition.isIn('ready', 'impossible', 'done')
    ? transition.withEffects({ type: 'wait', ms: REPLAN_DELAY_MS })
    : transition
}

/** After a short press of a button without an action, explains why it has none. Other inputs close the answer. */
function explainInactiveButton(transition: PhaseTransition, input: Input, before: Device): PhaseTransition {
  const { inactivePress } = transition.shared
  if (input.type === 'up') {
    const isShort = inactivePress?.button === input.button && input.at - inactivePress.at < MAX_PRESS_MS
    return isShort ? explainGreyed(transition, inactivePress) : transition
  }
  if (input.type !== 'down') return transition.withGreyedReason(null)
  const { button, at } = input
  const isInactive = !enabledButtonsOf(before)[button] && !isInputBlocked(before) && !hasHeldButtons(before)
  return isInactive
    ? transition.withShared({ inactivePress: { button, at } })
    : transition.withShared({ inactivePress: null, greyedReason: null })
}

/** Ends the phase if the changed device completes it. Else updates what depends on the device. */
function checkAfterChange(transition: PhaseTransition): PhaseTransition {
  if (transition.isIn('demonstrating')) return checkDemonstration(transition)
  if (transition.isIn('practising')) return checkPractice(transition)
  if (transition.isIn('explaining')) return checkScene(transition)
  if (transition.isIn('diagnosing')) return updateDiagnosis(transition)
  return transition.isIn('done') ? updateSideEffects(transition) : transition
}

function countPress(
  transition: PhaseTransition<Demonstrating>,
  { buttons }: EventOf<'pressing'>,
): PhaseTransition {
  const { phaseState } = transition
  return isPlaying(phaseState)
    ? transition.with({ highlighted: buttons, stepPresses: phaseState.stepPresses + 1 })
    : transition
}

function highlightButtons(
  transition: PhaseTransition<Practising>,
  { buttons }: EventOf<'pressing'>,
): PhaseTransition {
  return transition.phaseState.isHelping ? transition.with({ highlighted: buttons }) : transition
}
