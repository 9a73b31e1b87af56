/** Decides what an event makes of the companion, and what is to be done. Pure. */
import { controls, type Device, type Input, isPending, type Moment } from '../../thermostat/device/device'
import { isTaskId, lossesBetween, readValue, type TaskId, valueOn } from '../guidance/guidance'
import { type Target, whyGreyed } from '../guidance/why/greyed'
import {
  demonstrate,
  lookAtDemonstration,
  nextStep,
  pause,
  performed,
  resume,
  stepBack,
  stepOn,
  takeOver,
} from './demonstrating'
import { Draft, type GuideOf } from './draft'
import type { Choice, CompanionEvent } from './events'
import { beginScene, handOver, inScene, lookAtScene, playScene } from './explaining'
import {
  CLOSED,
  type Companion,
  type Demonstrating,
  type Done,
  type Explaining,
  type GuideState,
  type Impossible,
  inHandOf,
  isPressing,
  type Mode,
  type Pending,
  type Practising,
  type Ready,
  type WithTask,
} from './guide-state'
import { isBeside, isHeld } from './moments'
import { isPlan } from './plan'
import { count, giveHint, help, helped, judge, lookAtPractice, practise, stopHelp } from './practising'
import type { Outcome } from './store'

/** The delay after the last press before a task that waits is planned anew. */
const REPLANNED_AFTER_MS = 300
/** A press that lasts longer is a hold, which may act where a press does not. */
const SHORT_MS = 1000

type EventType = CompanionEvent['type']
type EventOf<Type extends EventType> = Extract<CompanionEvent, { readonly type: Type }>

/** The handlers of an event by phase; in any other phase it cannot happen, or changes nothing. */
type Handlers<Type extends EventType> = {
  readonly [Name in GuideState['phase']]?: (draft: Draft<GuideOf<Name>>, event: EventOf<Type>) => Draft
}

/** @param now the device as it is when the event is handled */
export function decide(companion: Companion, event: CompanionEvent, now: Moment): Outcome {
  const { guide, ...shared } = companion
  const draft: Draft = new Draft(guide, shared, now)
  const handler = handlers[event.type][guide.phase] as
    | ((draft: Draft, event: CompanionEvent) => Draft)
    | undefined
  const after = handler?.(draft, event) ?? draft
  if (after === draft) return { companion, effects: [] }
  return { companion: { ...after.shared, guide: after.guide }, effects: after.effects }
}

const withEveryTask = <Handler>(handler: Handler) => ({
  ready: handler,
  demonstrating: handler,
  practising: handler,
  done: handler,
  explaining: handler,
  impossible: handler,
})
const whenOpen = <Handler>(handler: Handler) => ({ finding: handler, ...withEveryTask(handler) })

/** The handlers of all events in all phases. */
export const handlers: { readonly [Type in EventType]: Handlers<Type> } = {
  open: { closed: (draft) => draft.to({ phase: 'finding' }) },
  close: whenOpen(close),
  'page-hidden': withEveryTask(hide),
  'visitor-left': whenOpen(leave),
  request: { closed: request, ...whenOpen(request) },
  choose: { closed: choose, ...whenOpen(choose) },
  fix: whenOpen(mend),
  dismiss: whenOpen((draft: Draft) => draft.withAside(null)),
  explain: whenOpen((draft: Draft, { what }: EventOf<'explain'>) => explain(draft, what)),
  speed: withEveryTask((draft: Draft, { speed }: EventOf<'speed'>) => draft.withShared({ speed })),
  show: { ready: demonstrate, practising: demonstrate, done: demonstrate, explaining: demonstrate },
  try: { ready: practise, demonstrating: practise, done: practise },
  pause: { demonstrating: pause },
  resume: { demonstrating: resume },
  step: { demonstrating: stepOn },
  'step-back': { demonstrating: stepBack },
  hint: { practising: giveHint },
  keep: { done: keep, explaining: keep },
  'put-back': { done: backToStart, explaining: backToStart },
  'play-scene': { explaining: (draft, { target }) => playScene(draft, target) },
  device: whenOpen(onDevice),
  waited: { ready: replan, impossible: replan, practising: judge },
  rested: { demonstrating: nextStep, practising: help },
  pressing: {
    demonstrating: ringButtons,
    practising: ringButtons,
    explaining: (draft, { buttons }) => inScene(draft, { ring: buttons }),
  },
  performed: { demonstrating: performed, practising: helped },
  'scene-begun': { explaining: (draft, { sandbox }) => beginScene(draft, sandbox) },
  'scene-says': { explaining: (draft, { text }) => inScene(draft, { says: text }) },
  'scene-over': { explaining: (draft) => inScene(draft, { run: 'over' }) },
}

function close(draft: Draft): Draft {
  const free = draft.hasTask() ? draft.report('left').cancel().outOfSandbox() : draft
  return free.withShared({ aside: null, resting: null }).to(CLOSED.guide)
}

/** The visitor has left: their device goes with them, and nothing is brought back to it. */
function leave(draft: Draft): Draft {
  const stopped = draft.hasTask() ? draft.report('left').cancel() : draft
  return stopped.withAside(null).to(CLOSED.guide)
}

/** The page is left: storage finds the visitor's own device where it was. */
function hide(draft: Draft<WithTask>): Draft {
  if (!draft.guide.own) return draft
  return draft.cancel().outOfSandbox().takeAgain()
}

/** Checks what an address or a host page asks for. */
function request(draft: Draft, { request: { task, mode, value } }: EventOf<'request'>): Draft {
  if (task === '') return draft.isIn('closed') ? draft : close(draft)
  return isTaskId(task) ? choose(draft, { type: 'choose', task, value: readValue(task, value), mode }) : draft
}

/** Takes a task in hand, with the value that a direction means now, or that is usual now. */
function choose(draft: Draft, { task, value, typed = null, mode = null, returnTo = null }: Choice): Draft {
  const free: Draft = draft.hasTask() ? draft.cancel().outOfSandbox() : draft
  const target = { task, value: valueOn(free.now.device, task, value) }
  const inHand = { target, mode: null, returnTo, typed, own: null }
  const chosen = free.withAside(null).takeInHand(inHand).report('found')
  return mode ? begin(chosen, mode) : chosen
}

/** An impossible task begins once it is possible. */
function begin(draft: Draft<WithTask>, mode: Mode): Draft {
  if (draft.isIn('impossible')) return draft.with({ mode })
  return mode === 'show' ? demonstrate(draft) : practise(draft)
}

/** Makes possible what was not, and goes on with it. */
function mend(draft: Draft, { fix }: EventOf<'fix'>): Draft {
  const { aside } = draft.shared
  if (!('happening' in fix)) {
    const returnTo = draft.hasTask() ? pendingAfter(draft.guide, fix.task, aside !== null) : null
    return choose(draft, { type: 'choose', task: fix.task, value: fix.value, mode: 'show', returnTo })
  }
  if (aside || !draft.hasTask()) {
    const mended = draft.send(fix.happening).withAside(null)
    return mended.isIn('ready', 'impossible') ? replan(mended) : mended
  }
  // It happens to the visitor's own device, not to the sandbox of a scene.
  const { target, mode, returnTo } = draft.guide
  const own = draft.cancel().outOfSandbox().send(fix.happening)
  return choose(own, { type: 'choose', ...target, mode, returnTo })
}

/** Returns the task to return to after another one that was in its way. */
function pendingAfter({ target, mode, returnTo }: WithTask, next: TaskId, isAside: boolean): Pending | null {
  return isAside || target.task === next ? returnTo : { ...target, mode, returnTo }
}

/** A task that waits is told from where the device is now, or has become possible. */
function replan(draft: Draft<Ready | Impossible>): Draft {
  const plan = draft.plan()
  const inHand = inHandOf(draft.guide)
  return isPlan(plan) ? draft.to({ ...inHand, phase: 'ready', plan }) : draft.refuse(inHand, plan)
}

/** Keeps the device as it is. */
function keep(draft: Draft<Done | Explaining>): Draft {
  return draft.with({ start: null })
}

function backToStart(draft: Draft<Done | Explaining>): Draft {
  return draft.cancel().putBack().takeAgain()
}

/** Answers "Why is this greyed out?"; what is being shown stops for it. */
function explain(draft: Draft, what: Target): Draft {
  const reason = whyGreyed(draft.now, what, draft.shared.lastDone)
  return reason ? interrupt(draft).withAside(reason) : draft
}

function interrupt(draft: Draft): Draft {
  if (draft.isIn('demonstrating')) return pause(draft)
  if (draft.isIn('practising')) return stopHelp(draft)
  return draft.isIn('explaining') ? handOver(draft) : draft
}

function onDevice(draft: Draft, { input, before }: EventOf<'device'>): Draft {
  if (input.by || input.type === 'wake') return look(draft)
  if (isBeside(input)) return look(draft.hasTask() ? draft.follow(input) : draft)
  return look(hear(press(draft, input, before), input, before))
}

/** The visitor did something to the device. */
function press(draft: Draft, input: Input, before: Device): Draft {
  if (draft.isIn('demonstrating')) return takeOver(draft)
  if (draft.isIn('practising')) return count(draft, input, before)
  if (draft.isIn('explaining')) return handOver(draft)
  return draft.isIn('ready', 'impossible') ? draft.and({ type: 'wait', ms: REPLANNED_AFTER_MS }) : draft
}

/** A press on a button at rest is explained when it comes up; any other press ends that. */
function hear(draft: Draft, input: Input, before: Device): Draft {
  const { resting } = draft.shared
  if (input.type === 'up') {
    const isShort = resting?.button === input.button && input.at - resting.at < SHORT_MS
    return isShort ? explain(draft, resting) : draft
  }
  if (input.type !== 'down') return draft.withAside(null)
  const { button, at } = input
  const isResting = !controls(before)[button] && !isPending(before) && !isHeld(before)
  return isResting
    ? draft.withShared({ resting: { button, at } })
    : draft.withShared({ resting: null, aside: null })
}

/** After any change of the device. */
function look(draft: Draft): Draft {
  if (draft.isIn('demonstrating')) return lookAtDemonstration(draft)
  if (draft.isIn('practising')) return lookAtPractice(draft)
  if (draft.isIn('explaining')) return lookAtScene(draft)
  return draft.isIn('done') ? lookAfterwards(draft) : draft
}

/** A practice would end now what the visitor has begun since. */
function lookAfterwards(draft: Draft<Done>): Draft {
  const { start, sideEffects } = draft.guide
  const now = start ? lossesBetween(draft.now.device, start) : []
  return now.length === sideEffects.length ? draft : draft.with({ sideEffects: now })
}

function ringButtons(draft: Draft<Demonstrating | Practising>, { buttons }: EventOf<'pressing'>): Draft {
  const { guide } = draft
  const isHeard = guide.phase === 'practising' ? guide.isHelping : isPressing(guide)
  return isHeard ? draft.with({ ring: buttons }) : draft
}
