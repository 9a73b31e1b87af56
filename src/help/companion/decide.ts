/** Decides what an event makes of the companion, and what is to be done. Pure. */
import { controls, type Device, type Input, isPending, type Moment } from '../../thermostat/device/device'
import { isTaskId, parseValue, resolveValue, sideEffectsBetween, type TaskId } from '../guidance/guidance'
import { type PressTarget, whyGreyed } from '../guidance/why/greyed'
import {
  checkDemonstration,
  demonstrate,
  finishStep,
  nextStep,
  pause,
  playOneStep,
  resume,
  stepBack,
  takeOver,
} from './demonstrating-phase'
import { hasHeldButtons, isBackgroundInput } from './device-queries'
import type { Choice, CompanionEvent } from './events'
import { beginScene, checkScene, handOverSandbox, playScene, updateScene } from './explaining-phase'
import {
  CLOSED,
  type Companion,
  currentTaskOf,
  type Demonstrating,
  type Done,
  type Explaining,
  type GuideState,
  type Impossible,
  isPressing,
  type Mode,
  type Pending,
  type Practising,
  type Ready,
  type WithTask,
} from './guide-state'
import { isPlan } from './plan'
import {
  checkPractice,
  finishHelp,
  giveHint,
  handleVisitorInput,
  performHelp,
  practise,
  stopHelp,
  updateProgress,
} from './practising-phase'
import type { Outcome } from './store'
import { type GuideOf, Transition } from './transition'

/** The delay after the last press before a task that waits is planned anew. */
const REPLAN_DELAY_MS = 300
/** A press that lasts longer is a hold, which may act where a press does not. */
const MAX_PRESS_MS = 1000

type EventType = CompanionEvent['type']
type EventOf<Type extends EventType> = Extract<CompanionEvent, { readonly type: Type }>

/** The handlers of an event by phase; in any other phase it cannot happen, or changes nothing. */
type Handlers<Type extends EventType> = {
  readonly [Name in GuideState['phase']]?: (
    transition: Transition<GuideOf<Name>>,
    event: EventOf<Type>,
  ) => Transition
}

/** @param now the device as it is when the event is handled */
export function decide(companion: Companion, event: CompanionEvent, now: Moment): Outcome {
  const { guide, ...shared } = companion
  const transition: Transition = new Transition(guide, shared, now)
  const handler = handlers[event.type][guide.phase] as
    | ((transition: Transition, event: CompanionEvent) => Transition)
    | undefined
  const after = handler?.(transition, event) ?? transition
  if (after === transition) return { companion, effects: [] }
  return { companion: { ...after.shared, guide: after.guide }, effects: after.effects }
}

const inTaskPhases = <Handler>(handler: Handler) => ({
  ready: handler,
  demonstrating: handler,
  practising: handler,
  done: handler,
  explaining: handler,
  impossible: handler,
})
const inOpenPhases = <Handler>(handler: Handler) => ({ finding: handler, ...inTaskPhases(handler) })

/** The handlers of all events in all phases. */
export const handlers: { readonly [Type in EventType]: Handlers<Type> } = {
  open: { closed: (transition) => transition.enter({ phase: 'finding' }) },
  close: inOpenPhases(close),
  'page-hidden': inTaskPhases(hidePage),
  'visitor-left': inOpenPhases(leave),
  request: { closed: request, ...inOpenPhases(request) },
  choose: { closed: choose, ...inOpenPhases(choose) },
  fix: inOpenPhases(applyFix),
  dismiss: inOpenPhases((transition: Transition) => transition.withGreyedReason(null)),
  explain: inOpenPhases((transition: Transition, { what }: EventOf<'explain'>) => explain(transition, what)),
  speed: inTaskPhases((transition: Transition, { speed }: EventOf<'speed'>) =>
    transition.withShared({ speed }),
  ),
  show: { ready: demonstrate, practising: demonstrate, done: demonstrate, explaining: demonstrate },
  try: { ready: practise, demonstrating: practise, done: practise },
  pause: { demonstrating: pause },
  resume: { demonstrating: resume },
  step: { demonstrating: playOneStep },
  'step-back': { demonstrating: stepBack },
  hint: { practising: giveHint },
  keep: { done: keep, explaining: keep },
  'put-back': { done: backToStart, explaining: backToStart },
  'play-scene': { explaining: (transition, { target }) => playScene(transition, target) },
  device: inOpenPhases(onDevice),
  waited: { ready: replan, impossible: replan, practising: updateProgress },
  rested: { demonstrating: nextStep, practising: performHelp },
  pressing: {
    demonstrating: highlightButtons,
    practising: highlightButtons,
    explaining: (transition, { buttons }) => updateScene(transition, { highlighted: buttons }),
  },
  performed: { demonstrating: finishStep, practising: finishHelp },
  'scene-begun': { explaining: (transition, { sandbox }) => beginScene(transition, sandbox) },
  'scene-says': { explaining: (transition, { text }) => updateScene(transition, { says: text }) },
  'scene-over': { explaining: (transition) => updateScene(transition, { status: 'over' }) },
}

function close(transition: Transition): Transition {
  const free = transition.hasTask() ? transition.report('left').stopDemonstrator().leaveSandbox() : transition
  return free.withShared({ greyedReason: null, pressedInactive: null }).enter(CLOSED.guide)
}

/** The visitor has left: their device goes with them, and nothing is brought back to it. */
function leave(transition: Transition): Transition {
  const stopped = transition.hasTask() ? transition.report('left').stopDemonstrator() : transition
  return stopped.withGreyedReason(null).enter(CLOSED.guide)
}

/** The page is left: storage finds the visitor's own device where it was. */
function hidePage(transition: Transition<WithTask>): Transition {
  if (!transition.guide.visitorDevice) return transition
  return transition.stopDemonstrator().leaveSandbox().reselectTask()
}

/** Checks what an address or a host page asks for. */
function request(transition: Transition, { request: { task, mode, value } }: EventOf<'request'>): Transition {
  if (task === '') return transition.isIn('closed') ? transition : close(transition)
  return isTaskId(task)
    ? choose(transition, { type: 'choose', task, value: parseValue(task, value), mode })
    : transition
}

/** Takes a task in hand, with the value that a direction means now, or that is usual now. */
function choose(
  transition: Transition,
  { task, value, invalidInput = null, mode = null, returnTo = null }: Choice,
): Transition {
  const free: Transition = transition.hasTask() ? transition.stopDemonstrator().leaveSandbox() : transition
  const target = { task, value: resolveValue(free.current.device, task, value) }
  const currentTask = { target, mode: null, returnTo, invalidInput, visitorDevice: null }
  const chosen = free.withGreyedReason(null).selectTask(currentTask).report('found')
  return mode ? startIn(chosen, mode) : chosen
}

/** An impossible task begins once it is possible. */
function startIn(transition: Transition<WithTask>, mode: Mode): Transition {
  if (transition.isIn('impossible')) return transition.with({ mode })
  return mode === 'show' ? demonstrate(transition) : practise(transition)
}

/** Makes possible what was not, and goes on with it. */
function applyFix(transition: Transition, { fix }: EventOf<'fix'>): Transition {
  const { greyedReason } = transition.shared
  if (!('happening' in fix)) {
    const returnTo = transition.hasTask()
      ? pendingAfter(transition.guide, fix.task, greyedReason !== null)
      : null
    return choose(transition, { type: 'choose', task: fix.task, value: fix.value, mode: 'show', returnTo })
  }
  if (greyedReason || !transition.hasTask()) {
    const mended = transition.send(fix.happening).withGreyedReason(null)
    return mended.isIn('ready', 'impossible') ? replan(mended) : mended
  }
  // It happens to the visitor's own device, not to the sandbox of a scene.
  const { target, mode, returnTo } = transition.guide
  const own = transition.stopDemonstrator().leaveSandbox().send(fix.happening)
  return choose(own, { type: 'choose', ...target, mode, returnTo })
}

/** Returns the task to return to after another one that was in its way. */
function pendingAfter({ target, mode, returnTo }: WithTask, next: TaskId, isAside: boolean): Pending | null {
  return isAside || target.task === next ? returnTo : { ...target, mode, returnTo }
}

/** A task that waits is told from where the device is now, or has become possible. */
function replan(transition: Transition<Ready | Impossible>): Transition {
  const plan = transition.plan()
  const currentTask = currentTaskOf(transition.guide)
  return isPlan(plan)
    ? transition.enter({ ...currentTask, phase: 'ready', plan })
    : transition.enterImpossible(currentTask, plan)
}

/** Keeps the device as it is. */
function keep(transition: Transition<Done | Explaining>): Transition {
  return transition.with({ start: null })
}

function backToStart(transition: Transition<Done | Explaining>): Transition {
  return transition.stopDemonstrator().putBack().reselectTask()
}

/** Answers "Why is this greyed out?"; what is being shown stops for it. */
function explain(transition: Transition, what: PressTarget): Transition {
  const reason = whyGreyed(transition.current, what, transition.shared.lastDone)
  return reason ? interrupt(transition).withGreyedReason(reason) : transition
}

function interrupt(transition: Transition): Transition {
  if (transition.isIn('demonstrating')) return pause(transition)
  if (transition.isIn('practising')) return stopHelp(transition)
  return transition.isIn('explaining') ? handOverSandbox(transition) : transition
}

function onDevice(transition: Transition, { input, before }: EventOf<'device'>): Transition {
  if (input.by || input.type === 'wake') return checkAfterChange(transition)
  if (isBackgroundInput(input))
    return checkAfterChange(transition.hasTask() ? transition.applyToKeptDevices(input) : transition)
  return checkAfterChange(explainInactiveButton(handlePress(transition, input, before), input, before))
}

/** The visitor did something to the device. */
function handlePress(transition: Transition, input: Input, before: Device): Transition {
  if (transition.isIn('demonstrating')) return takeOver(transition)
  if (transition.isIn('practising')) return handleVisitorInput(transition, input, before)
  if (transition.isIn('explaining')) return handOverSandbox(transition)
  return transition.isIn('ready', 'impossible')
    ? transition.withEffects({ type: 'wait', ms: REPLAN_DELAY_MS })
    : transition
}

/** A press on a button at rest is explained when it comes up; any other press ends that. */
function explainInactiveButton(transition: Transition, input: Input, before: Device): Transition {
  const { pressedInactive } = transition.shared
  if (input.type === 'up') {
    const isShort = pressedInactive?.button === input.button && input.at - pressedInactive.at < MAX_PRESS_MS
    return isShort ? explain(transition, pressedInactive) : transition
  }
  if (input.type !== 'down') return transition.withGreyedReason(null)
  const { button, at } = input
  const isResting = !controls(before)[button] && !isPending(before) && !hasHeldButtons(before)
  return isResting
    ? transition.withShared({ pressedInactive: { button, at } })
    : transition.withShared({ pressedInactive: null, greyedReason: null })
}

/** After any change of the device. */
function checkAfterChange(transition: Transition): Transition {
  if (transition.isIn('demonstrating')) return checkDemonstration(transition)
  if (transition.isIn('practising')) return checkPractice(transition)
  if (transition.isIn('explaining')) return checkScene(transition)
  return transition.isIn('done') ? updateSideEffects(transition) : transition
}

/** A practice would end now what the visitor has begun since. */
function updateSideEffects(transition: Transition<Done>): Transition {
  const { start, sideEffects } = transition.guide
  const now = start ? sideEffectsBetween(transition.current.device, start) : []
  return now.length === sideEffects.length ? transition : transition.with({ sideEffects: now })
}

function highlightButtons(
  transition: Transition<Demonstrating | Practising>,
  { buttons }: EventOf<'pressing'>,
): Transition {
  const { guide } = transition
  const isHeard = guide.phase === 'practising' ? guide.isHelping : isPressing(guide)
  return isHeard ? transition.with({ highlighted: buttons }) : transition
}
