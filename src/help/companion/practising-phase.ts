/** The phase `practising`: counts the visitor's presses, notices detours, and gives hints on request. Pure. */
import {
  type Button,
  type Device,
  type Hold,
  type Input,
  isIdle,
  type Text,
} from '../../thermostat/device/device'
import { canTakeBack, durations } from '../../thermostat/device/knowledge'
import { announceScreen } from '../../thermostat/display/announce-kinds'
import { pictureOf } from '../../thermostat/display/picture-of'
import { HOLD_COST, tasks, type WayStep } from '../guidance/guidance'
import { isAtStepStart, rememberCompletedTask } from './demonstrating-phase'
import { hasHeldButtons, isSamePosition } from './device-queries'
import { currentTaskOf, type Done, type Practising, type TaskPhaseState } from './phase-state'
import type { PhaseTransition } from './phase-transition'
import { isPlan, nextTaskAfter } from './plan'
import { countPresses, timingOf } from './step-timing'

/**
 * The delay from the last press to the progress check. The check plans the way anew, which can take several
 * frames. Quick presses are about 120 ms apart, so only the last of them is checked.
 */
const PROGRESS_DELAY_MS = 150

/** Starts a practice from the device before the demonstration, if one is stored; otherwise from the current device. */
export function practise(transition: PhaseTransition<TaskPhaseState>): PhaseTransition {
  const prepared = transition.stopDemonstrator().withGreyedReason(null).putBack().prepareDevice()
  const currentTask = { ...currentTaskOf(prepared.phaseState), mode: 'try' } as const
  const plan = prepared.plan()
  if (!isPlan(plan)) return prepared.enterImpossible(currentTask, plan)
  // The goal is already met, so there is nothing to practise.
  if (plan.steps.length === 0) return transition
  const { device } = prepared.timedDevice
  const practising: Practising = {
    ...currentTask,
    phase: 'practising',
    plan,
    stepsFromStart: plan.steps,
    presses: 0,
    isProgressChecked: true,
    checkedDevice: device,
    offCourse: null,
    hasHint: false,
    isHelping: false,
    highlighted: [],
    start: device,
  }
  return prepared.enter(practising).report('tried')
}

/** Counts an input of the visitor, and stops the help. A press counts when the button is released. */
export function countVisitorInput(
  transition: PhaseTransition<Practising>,
  input: Input,
  before: Device,
): PhaseTransition {
  const withoutHelp = stopHelp(transition)
  if (input.type === 'down') return withoutHelp
  const presses =
    withoutHelp.phaseState.presses +
    pressesOfInput(input) +
    pressesOfReleasedButtons(before, transition.timedDevice.device, input)
  return withoutHelp.with({ presses, isProgressChecked: false })
}

/** Returns the presses that an input counts as. Releases are counted separately; the surroundings do not count. */
function pressesOfInput({ type }: Input): number {
  if (type === 'hold') return HOLD_COST
  return ['up', 'release', 'surroundings', 'switch'].includes(type) ? 0 : 1
}

/**
 * Returns the number of presses that a release completes. A hold of two buttons counts once, with the last button. A
 * press that is taken back does not count.
 */
function pressesOfReleasedButtons(before: Device, after: Device, { type, at }: Input): number {
  const isLong = (hold: Hold) => hold.repeats > 0 || at - hold.since >= durations.longPress
  const isTakenBack = ([button, hold]: [Button, Hold]) => type === 'release' && canTakeBack(button, hold)
  const held = heldButtonsOf(after).map(([, hold]) => hold)
  const released = heldButtonsOf(before).filter(([, hold]) => !held.includes(hold))
  const completed = released.filter((one) => !isTakenBack(one)).map(([, hold]) => hold)
  if (!completed.some(isLong)) return completed.length
  return held.some(isLong) ? 0 : HOLD_COST
}

function heldButtonsOf({ holds }: Device): readonly [Button, Hold][] {
  return Object.entries(holds).flatMap(([button, hold]) => (hold ? [[button as Button, hold]] : []))
}

export function stopHelp(transition: PhaseTransition<Practising>): PhaseTransition<Practising> {
  return transition.phaseState.isHelping
    ? highlightHint(transition.stopDemonstrator().with({ isHelping: false }))
    : transition
}

/** After a hint, highlights the button to press; otherwise none. */
function highlightHint(transition: PhaseTransition<Practising>): PhaseTransition<Practising> {
  const { hasHint, plan } = transition.phaseState
  return transition.with({ highlighted: (hasHint && plan.steps[0]?.acts[0].buttons) || [] })
}

/** Finishes if the goal is reached; otherwise schedules the progress check. */
export function checkPractice(transition: PhaseTransition<Practising>): PhaseTransition {
  const { isProgressChecked, target } = transition.phaseState
  const { device } = transition.timedDevice
  if (hasHeldButtons(device)) return transition
  if (tasks[target.task].isDone(device, target.value)) return finish(transition)
  return isProgressChecked || !isIdle(device)
    ? transition
    : transition.withEffects({ type: 'wait', ms: PROGRESS_DELAY_MS })
}

function finish(transition: PhaseTransition<Practising>): PhaseTransition {
  const { phaseState } = transition
  const done: Done = {
    ...currentTaskOf(phaseState),
    phase: 'done',
    reachedBy: 'try',
    steps: [],
    // The help can reach the goal before the event `performed`, so its presses are not counted yet.
    presses: phaseState.presses + (phaseState.isHelping ? pressesOfNextStep(phaseState) : 0),
    fewestPresses: phaseState.plan.fewestPresses,
    sideEffects: [],
    start: phaseState.start,
    nextTask: nextTaskAfter(transition.timedDevice, phaseState),
  }
  return rememberCompletedTask(transition.stopDemonstrator().withGreyedReason(null).enter(done)).report(
    'reached',
  )
}

/**
 * Plans the remaining steps. If more presses remain than before, or as many after a detour, the visitor is off course
 * until fewer remain.
 */
export function updateProgress(transition: PhaseTransition<Practising>): PhaseTransition {
  const { phaseState, timedDevice } = transition
  if (phaseState.isProgressChecked || hasHeldButtons(timedDevice.device)) return transition
  const plan = transition.plan()
  if (!isPlan(plan)) return transition.stopDemonstrator().enterImpossible(phaseState, plan)
  const pressesBefore = countPresses(phaseState.plan.steps)
  const pressesLeft = countPresses(plan.steps)
  const isOffCourse =
    pressesLeft > pressesBefore ||
    (pressesLeft === pressesBefore &&
      (phaseState.offCourse !== null || isDetour(phaseState, timedDevice.device)))
  const [oldStep] = phaseState.plan.steps
  const [nextStep] = plan.steps
  // The hint stays while the next step is the same.
  const isSameStep = oldStep && nextStep && isSamePosition(oldStep.after.device, nextStep.after.device)
  const checked = transition.with({
    plan: { ...phaseState.plan, steps: plan.steps },
    isProgressChecked: true,
    checkedDevice: timedDevice.device,
    offCourse: isOffCourse
      ? { displayText: summariseDisplay(phaseState.checkedDevice, timedDevice.device) }
      : null,
    hasHint: Boolean(isSameStep) && phaseState.hasHint,
  })
  return highlightHint(checked)
}

/**
 * True if the presses have changed something else, such as the set temperature on the way to the menu. A step of
 * holding a button is left out: shorter presses also lead to its value, and as many remain.
 */
function isDetour({ checkedDevice, plan }: Practising, device: Device): boolean {
  const isHold = plan.steps[0]?.acts.some(({ holdMs }) => holdMs > 0)
  return !isHold && !isSamePosition(device, checkedDevice)
}

/** Returns the first text that a screen reader gets for the display; for a screen of information, only the title. */
function summariseDisplay(before: Device, after: Device): Text | null {
  const picture = pictureOf(after)
  if (picture.body.kind === 'info') return picture.title
  return announceScreen(pictureOf(before), picture)[0] ?? null
}

/** Tells the buttons of the next step. If they are told already, performs the step for the visitor. */
export function giveHint(transition: PhaseTransition<Practising>): PhaseTransition {
  const { isHelping, hasHint } = transition.phaseState
  if (isHelping) return transition
  if (hasHint) return transition.with({ isHelping: true }).withEffects({ type: 'wait-until-idle' })
  return highlightHint(transition.with({ hasHint: true }))
}

/** Performs one step for the visitor, from the current device. */
export function performHelp(transition: PhaseTransition<Practising>): PhaseTransition {
  if (!transition.phaseState.isHelping) return transition
  const [plannedStep] = transition.phaseState.plan.steps
  const updated = isAtStepStart(transition, plannedStep)
    ? transition
    : updateProgress(transition.with({ isProgressChecked: false }))
  if (!updated.isIn('practising')) return updated
  const { steps } = updated.phaseState.plan
  const timing = { ...timingOf(steps, updated.shared.speed), readMs: 0, lookMs: 0 }
  return updated.withEffects(...steps.slice(0, 1).map((step) => ({ type: 'perform', step, timing }) as const))
}

export function finishHelp(transition: PhaseTransition<Practising>): PhaseTransition {
  const { phaseState } = transition
  if (!phaseState.isHelping) return transition
  const presses = phaseState.presses + pressesOfNextStep(phaseState)
  return checkPractice(
    transition.with({ presses, hasHint: false, isHelping: false, isProgressChecked: false, highlighted: [] }),
  )
}

function pressesOfNextStep({ plan }: Practising): number {
  return countPresses(plan.steps.slice(0, 1))
}

/** Returns the steps that are done, of those from the start. A press that leads away can make them fewer again. */
export function completedStepsOf({ stepsFromStart, plan }: Practising): readonly WayStep[] {
  return stepsFromStart.slice(0, Math.max(0, stepsFromStart.length - plan.steps.length))
}

/** Returns how many presses of the shortest way are done. A press that leads away can make them fewer again. */
export function rightPressesOf({ plan }: Practising): number {
  return Math.max(0, plan.fewestPresses - countPresses(plan.steps))
}
