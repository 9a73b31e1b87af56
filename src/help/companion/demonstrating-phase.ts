/** The phase `demonstrating`: the companion operates the live device, step by step. Pure. */
import { createPicture, enabledButtonsOf, isIdle, pathOf } from '../../thermostat/device/device'
import { type Act, applyAct, changesOf, sideEffectsBetween, tasks, type WayStep } from '../guidance/guidance'
import { explanationOf } from '../guidance/why/explain'
import { isSamePosition } from './device-queries'
import {
  currentTaskOf,
  type Demonstrating,
  type Done,
  type Explaining,
  isAwaitingDecision,
  isPlaying,
  type TaskPhaseState,
} from './phase-state'
import type { PhaseTransition } from './phase-transition'
import { isPlan, nextTaskAfter } from './plan'
import { timingOf } from './step-timing'

const PRESS_CLOSE: Act = { buttons: ['close'], times: 1, holdMs: 0 }

/**
 * Starts a demonstration on the visitor's device, or on a fresh one if the task needs that. In the phase `done`, first
 * restores the device from before the task, unless the visitor kept the result.
 */
export function demonstrate(transition: PhaseTransition<TaskPhaseState>): PhaseTransition {
  const stopped = transition.stopDemonstrator().withGreyedReason(null)
  const prepared = (transition.isIn('done') ? stopped.putBack() : stopped.leaveSandbox()).prepareDevice()
  const currentTask = { ...currentTaskOf(prepared.phaseState), mode: 'show' } as const
  const plan = prepared.plan()
  if (!isPlan(plan)) return prepared.enterImpossible(currentTask, plan)
  const started = prepared.enter({
    ...currentTask,
    phase: 'demonstrating',
    plan,
    stepIndex: 0,
    status: 'playing',
    stepPresses: 0,
    highlighted: [],
    start: prepared.timedDevice.device,
    snapshots: {},
  })
  return plan.steps.length === 0 ? showMetGoal(started) : startPlaying(started, 'playing')
}

/** Finishes at once. If the goal, which is already met, is visible on a menu screen, first opens that screen. */
function showMetGoal(transition: PhaseTransition<Demonstrating>): PhaseTransition {
  const { task, value } = transition.phaseState.target
  const { screensFor, screens } = tasks[task]
  const [path] = screensFor?.(value) ?? screens
  if (!path?.startsWith('/home/menu/')) return finish(transition)
  const opened = transition.send({ type: 'go', path })
  // A question would ask for what is true already.
  return finish(createPicture(opened.timedDevice.device).body.kind === 'question' ? transition : opened)
}

/** Plays to the end. If the visitor is asked to confirm the last step, this confirms it. */
export function resume(transition: PhaseTransition<Demonstrating>): PhaseTransition {
  if (isPlaying(transition.phaseState)) return transition
  return startPlaying(transition, transition.phaseState.status === 'confirming' ? 'agreed' : 'playing')
}

export function playOneStep(transition: PhaseTransition<Demonstrating>): PhaseTransition {
  return isAwaitingDecision(transition.phaseState.status) ? transition : startPlaying(transition, 'stepping')
}

function startPlaying(
  transition: PhaseTransition<Demonstrating>,
  status: Demonstrating['status'],
): PhaseTransition {
  // After a takeover `start` is null, and the current device is the new start.
  const start = transition.phaseState.start ?? transition.timedDevice.device
  return transition
    .withGreyedReason(null)
    .with({ status, start, highlighted: [] })
    .withEffects({ type: 'wait-until-idle' })
}

/** Performs the current step. If the device is not where this step begins, first replans the remaining steps. */
export function performCurrentStep(transition: PhaseTransition<Demonstrating>): PhaseTransition {
  const { phaseState } = transition
  const { stepIndex, plan } = phaseState
  if (!isPlaying(phaseState)) return transition
  const step = plan.steps[stepIndex]
  if (!step) return goHome(transition)
  if (isAtStepStart(transition, step)) return perform(transition, step)
  const newPlan = transition.plan()
  if (!isPlan(newPlan)) return transition.stopDemonstrator().enterImpossible(phaseState, newPlan)
  const steps = [...plan.steps.slice(0, stepIndex), ...newPlan.steps]
  // After the first step, `fewestPresses` and `sideEffects` stay those of the whole task.
  const replanned = transition.with({ plan: stepIndex === 0 ? newPlan : { ...plan, steps } })
  const [newStep] = newPlan.steps
  if (!newStep) return goHome(replanned)
  // The device can still be blocked, because the wait for an idle device has a limit.
  return isAtStepStart(replanned, newStep) ? perform(replanned, newStep) : pause(replanned)
}

export function isAtStepStart({ timedDevice }: PhaseTransition, step: WayStep | undefined): boolean {
  return step !== undefined && isSamePosition(timedDevice.device, step.before.device)
}

function perform(transition: PhaseTransition<Demonstrating>, step: WayStep): PhaseTransition {
  const { plan, stepIndex, snapshots, status, target } = transition.phaseState
  if (stepIndex === plan.steps.length - 1 && tasks[target.task].asksBeforeLastPress && status !== 'agreed')
    return transition.with({ status: 'confirming', highlighted: [] })
  const timing = timingOf(plan.steps, transition.shared.speed)
  return transition
    .with({
      stepPresses: 0,
      highlighted: step.acts[0].buttons,
      snapshots: { ...snapshots, [stepIndex]: transition.timedDevice.device },
    })
    .withEffects({
      type: 'perform',
      step,
      // A visitor who asks for a single step has already read its sentence.
      timing: status === 'stepping' ? { ...timing, readMs: 0 } : timing,
    })
}

/** Continues after the presses of a step. After a single step, pauses, unless it was the last one. */
export function finishStep(transition: PhaseTransition<Demonstrating>): PhaseTransition {
  const { phaseState } = transition
  if (!isPlaying(phaseState)) return transition
  if (phaseState.status === 'going-home') return finish(transition)
  const stepIndex = phaseState.stepIndex + 1
  const next = transition.with({ stepIndex, stepPresses: 0, highlighted: [] })
  return phaseState.status === 'stepping' && stepIndex < phaseState.plan.steps.length
    ? pause(next)
    : performCurrentStep(next)
}

/** Presses × to return to the home screen, if that keeps the goal and the settings. Otherwise finishes at once. */
function goHome(transition: PhaseTransition<Demonstrating>): PhaseTransition {
  const { phaseState, timedDevice } = transition
  const { task, value } = phaseState.target
  const deviceAfter = applyAct(timedDevice, PRESS_CLOSE).device
  const leadsHomeUnchanged =
    pathOf(deviceAfter) === '/home' && changesOf(timedDevice.device, deviceAfter).length === 0
  if (
    !enabledButtonsOf(timedDevice.device).close ||
    !leadsHomeUnchanged ||
    !tasks[task].isDone(deviceAfter, value)
  )
    return finish(transition)
  const timing = timingOf(phaseState.plan.steps, transition.shared.speed)
  return transition.with({ status: 'going-home', highlighted: PRESS_CLOSE.buttons }).withEffects({
    type: 'perform',
    step: { acts: [PRESS_CLOSE], before: timedDevice },
    // × is highlighted for a moment before the press. After it, home is shown, which has no ×.
    timing: { ...timing, readMs: timing.gapMs, lookMs: 0 },
  })
}

function finish(transition: PhaseTransition<Demonstrating>): PhaseTransition {
  const { phaseState, timedDevice } = transition
  const { start, plan, status } = phaseState
  const currentTask = currentTaskOf(phaseState)
  const why = explanationOf(phaseState.target.task, phaseState.target.value, timedDevice.device)
  if (why) {
    const startIfChanged = start && changesOf(start, timedDevice.device).length > 0 ? start : null
    const explaining: Explaining = {
      ...currentTask,
      phase: 'explaining',
      why,
      fixes: [],
      plan: null,
      fewestPresses: plan.fewestPresses,
      start: startIfChanged,
      nextTask: nextTaskAfter(timedDevice, currentTask),
      scene: null,
    }
    return transition.enter(explaining).report('shown')
  }
  const done: Done = {
    ...currentTask,
    phase: 'done',
    reachedBy: plan.steps.length === 0 ? 'already' : 'show',
    steps: status === 'taken-over' ? [] : plan.steps,
    presses: 0,
    fewestPresses: plan.fewestPresses,
    sideEffects: start ? sideEffectsBetween(timedDevice.device, start) : [],
    start,
    // Unlike a practice, a demonstration suggests no task: most visitors should first try this one.
    nextTask: phaseState.returnTo,
  }
  return rememberCompletedTask(transition.enter(done)).report('shown')
}

/** Stores the task as the last completed one, if it changes settings. */
export function rememberCompletedTask(transition: PhaseTransition<Done>): PhaseTransition<Done> {
  const { target } = transition.phaseState
  return tasks[target.task].changes.length > 0
    ? transition.withShared({ lastCompletedTask: target })
    : transition
}

export function pause(transition: PhaseTransition<Demonstrating>): PhaseTransition {
  return isPlaying(transition.phaseState)
    ? transition.with({ status: 'paused', highlighted: [] }).stopDemonstrator()
    : transition
}

/** Restores the device from before the previous step; in the middle of a step, from before the current one. */
export function stepBack(transition: PhaseTransition<Demonstrating>): PhaseTransition {
  const { stepIndex, plan, snapshots, status } = transition.phaseState
  if (isAwaitingDecision(status)) return transition
  const isMidStep = snapshots[stepIndex] && !isAtStepStart(transition, plan.steps[stepIndex])
  const targetIndex = isMidStep ? stepIndex : stepIndex - 1
  const device = snapshots[targetIndex]
  const paused = transition.stopDemonstrator().with({ status: 'paused', stepPresses: 0, highlighted: [] })
  return device ? paused.with({ stepIndex: targetIndex }).send({ type: 'restore', device }) : paused
}

/** Stops the demonstration when the visitor operates the device, and leaves it to them as it is. */
export function takeOver(transition: PhaseTransition<Demonstrating>): PhaseTransition {
  return transition
    .stopDemonstrator()
    .with({ status: 'taken-over', stepIndex: 0, highlighted: [], start: null, snapshots: {} })
}

/** Finishes if the visitor reaches the goal after a takeover. */
export function checkDemonstration(transition: PhaseTransition<Demonstrating>): PhaseTransition {
  const { status, target } = transition.phaseState
  const { device } = transition.timedDevice
  const isOver = status === 'taken-over' && isIdle(device) && tasks[target.task].isDone(device, target.value)
  return isOver ? finish(transition) : transition
}
