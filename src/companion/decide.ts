/** Decides what an event makes of the companion, and what is to be done. Pure. */
import { controls, type Device, type Input, isPending, type Moment } from '../device/device'
import { isTaskId, lossesBetween, readValue, valueOn } from '../guidance/guidance'
import { type Target, whyGreyed } from '../guidance/why/why'
import {
  demonstrate,
  lookAtDemonstration,
  nextStep,
  pause,
  performed,
  resume,
  stepBack,
  stepOn,
  takenOver,
} from './demonstrating'
import {
  cancelled,
  type Draft,
  followed,
  inHandOf,
  inPhase,
  isPlan,
  outOfSandbox,
  planFor,
  planned,
  putBack,
  refused,
  reported,
  sent,
  withAside,
  withEffects,
} from './draft'
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
  isRunning,
  type Mode,
  type Practising,
  type Ready,
  type WithTask,
  withTask,
} from './guide-state'
import { isBeside, isHeld } from './moments'
import { counted, giveHint, help, helped, judge, lookAtPractice, practise, withoutHelp } from './practising'
import type { Outcome } from './store'

/** How long after the last press a task that waits is planned anew. */
const REPLANNED_AFTER_MS = 300
/** A press that lasts longer is a hold, which may act where a press does not. */
const SHORT_MS = 1000

type EventType = CompanionEvent['type']
type EventOf<Type extends EventType> = Extract<CompanionEvent, { readonly type: Type }>
export type Phase = GuideState['phase']
type GuideOf<Name extends Phase> = Extract<GuideState, { readonly phase: Name }>

/** The handlers of an event by phase; in any other phase it cannot happen, or changes nothing. */
type Handlers<Type extends EventType> = {
  readonly [Name in Phase]?: (draft: Draft<GuideOf<Name>>, event: EventOf<Type>) => Draft
}

/** @param now the device as it is when the event is handled */
export function decide(companion: Companion, event: CompanionEvent, now: Moment): Outcome {
  const { guide, ...rest } = companion
  const draft: Draft = { guide, companion: rest, now, effects: [] }
  const handler = handlers[event.type][guide.phase] as
    | ((draft: Draft, event: CompanionEvent) => Draft)
    | undefined
  const after = handler?.(draft, event) ?? draft
  if (after === draft) return { companion, effects: [] }
  return { companion: { ...after.companion, guide: after.guide }, effects: after.effects }
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

/** What each event does in each phase. */
export const handlers: { readonly [Type in EventType]: Handlers<Type> } = {
  open: { closed: (draft) => inPhase(draft, { phase: 'finding' }) },
  close: whenOpen(close),
  'next-visitor': whenOpen(forgotten),
  'page-hidden': withEveryTask(hidden),
  request: { closed: requested, ...whenOpen(requested) },
  choose: { closed: choose, ...whenOpen(choose) },
  fix: whenOpen(fixed),
  dismiss: whenOpen((draft: Draft) => withAside(draft, null)),
  explain: whenOpen((draft: Draft, { what }: EventOf<'explain'>) => explain(draft, what)),
  speed: withEveryTask((draft: Draft, { speed }: EventOf<'speed'>) => ({
    ...draft,
    companion: { ...draft.companion, speed },
  })),
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
  waited: { ready: replanned, impossible: replanned, practising: judge },
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
  const free = hasTask(draft) ? outOfSandbox(cancelled(reported(draft, 'left'))) : draft
  return { ...free, companion: { ...free.companion, aside: null, resting: null }, guide: CLOSED.guide }
}

/** Another visitor came: nothing of the one before is brought back. */
function forgotten(draft: Draft): Draft {
  const { guide, ...companion } = CLOSED
  const stopped = hasTask(draft) ? cancelled(reported(draft, 'left')) : draft
  return { ...stopped, companion, guide }
}

/** The page is left: storage finds the visitor's own device where it was. */
function hidden(draft: Draft<WithTask>): Draft {
  if (!draft.guide.own) return draft
  const own = outOfSandbox(cancelled(draft))
  return planned(own, inHandOf(own.guide))
}

/** Nothing of a request is checked yet. */
function requested(draft: Draft, { request }: EventOf<'request'>): Draft {
  const { task, mode, value } = request
  if (task === '') return draft.guide.phase === 'closed' ? draft : close(draft)
  return isTaskId(task) ? choose(draft, { type: 'choose', task, value: readValue(task, value), mode }) : draft
}

/** Takes a task in hand, with the value that a direction means now, or that is usual now. */
function choose(draft: Draft, { task, value, typed = null, mode = null, returnTo = null }: Choice): Draft {
  const free = withAside(hasTask(draft) ? outOfSandbox(cancelled(draft)) : draft, null)
  const target = { task, value: valueOn(free.now.device, task, value) }
  const chosen = reported(planned(free, { target, mode: null, returnTo, typed, own: null }), 'found')
  return mode ? begin(chosen, mode) : chosen
}

/** An impossible task begins once it is possible. */
function begin(draft: Draft<WithTask>, mode: Mode): Draft {
  if (draft.guide.phase === 'impossible') return inPhase(draft, { ...draft.guide, mode })
  return mode === 'show' ? demonstrate(draft) : practise(draft)
}

/** Makes possible what was not, and goes on with it. */
function fixed(draft: Draft, { fix }: EventOf<'fix'>): Draft {
  const { aside } = draft.companion
  const guide = hasTask(draft) ? draft.guide : null
  if (!('happening' in fix)) {
    const isInTheWay = guide && !aside && guide.target.task !== fix.task
    const returnTo = isInTheWay ? { ...guide.target, ...pendingOf(guide) } : (guide?.returnTo ?? null)
    return choose(draft, { type: 'choose', task: fix.task, value: fix.value, mode: 'show', returnTo })
  }
  if (aside || !hasTask(draft)) return replannedIfWaiting(withAside(sent(draft, fix.happening), null))
  // It happens to the visitor's own device, not to the sandbox of a scene.
  const { target, mode, returnTo } = draft.guide
  const own = sent(outOfSandbox(cancelled(draft)), fix.happening)
  return choose(own, { type: 'choose', ...target, mode, returnTo })
}

const pendingOf = ({ mode, returnTo }: WithTask) => ({ mode, returnTo })

/** A task that waits is told from where the device is now, or has become possible. */
function replanned(draft: Draft<Ready | Impossible>): Draft {
  const { guide } = draft
  const plan = planFor(draft, guide.target)
  if (!isPlan(plan)) return refused(draft, guide, plan)
  return inPhase(draft, { ...inHandOf(guide), phase: 'ready', plan })
}

function replannedIfWaiting(draft: Draft): Draft {
  return isWaiting(draft) ? replanned(draft) : draft
}

/** Keeps the device as it is. */
function keep(draft: Draft<Done | Explaining>): Draft {
  return inPhase(draft, { ...draft.guide, start: null })
}

function backToStart(draft: Draft<Done | Explaining>): Draft {
  const back = putBack(cancelled(draft))
  return planned(back, inHandOf(back.guide))
}

/** Answers "Why is this greyed out?"; what is being shown stops for it. */
function explain(draft: Draft, what: Target): Draft {
  const reason = whyGreyed(draft.now, what, draft.companion.lastDone)
  return reason ? withAside(interrupted(draft), reason) : draft
}

function interrupted(draft: Draft): Draft {
  if (isIn(draft, 'demonstrating')) return pause(draft)
  if (isIn(draft, 'practising')) return withoutHelp(draft)
  return isIn(draft, 'explaining') ? handOver(draft) : draft
}

function onDevice(draft: Draft, { input, before }: EventOf<'device'>): Draft {
  if (input.by || input.type === 'wake') return look(draft)
  if (isBeside(input)) return look(hasTask(draft) ? followed(draft, input) : draft)
  return look(heard(pressed(draft, input, before), input, before))
}

/** The visitor did something to the device. */
function pressed(draft: Draft, input: Input, before: Device): Draft {
  if (isIn(draft, 'demonstrating')) return takenOver(draft)
  if (isIn(draft, 'practising')) return counted(draft, input, before)
  if (isIn(draft, 'explaining')) return handOver(draft)
  return isWaiting(draft) ? withEffects(draft, { type: 'wait', ms: REPLANNED_AFTER_MS }) : draft
}

/** A press on a button at rest is explained when it comes up; any other press ends that. */
function heard(draft: Draft, input: Input, before: Device): Draft {
  const { resting } = draft.companion
  if (input.type === 'up') {
    const isShort = resting?.button === input.button && input.at - resting.at < SHORT_MS
    return isShort ? explain(draft, resting) : draft
  }
  if (input.type !== 'down') return withAside(draft, null)
  const isResting = !controls(before)[input.button] && !isPending(before) && !isHeld(before)
  const companion = { ...draft.companion, resting: isResting ? { button: input.button, at: input.at } : null }
  const down = { ...draft, companion }
  return isResting ? down : withAside(down, null)
}

/** After any change of the device. */
function look(draft: Draft): Draft {
  if (isIn(draft, 'demonstrating')) return lookAtDemonstration(draft)
  if (isIn(draft, 'practising')) return lookAtPractice(draft)
  if (isIn(draft, 'explaining')) return lookAtScene(draft)
  return isIn(draft, 'done') ? lookAfterwards(draft) : draft
}

/** A practice would end now what the visitor has begun since. */
function lookAfterwards(draft: Draft<Done>): Draft {
  const { start, sideEffects } = draft.guide
  const now = start ? lossesBetween(draft.now.device, start) : []
  return now.length === sideEffects.length ? draft : inPhase(draft, { ...draft.guide, sideEffects: now })
}

function isIn<Name extends Phase>(draft: Draft, phase: Name): draft is Draft<GuideOf<Name>> {
  return draft.guide.phase === phase
}

function ringButtons(draft: Draft<Demonstrating | Practising>, { buttons }: EventOf<'pressing'>): Draft {
  const { guide } = draft
  const isPressing = guide.phase === 'practising' ? guide.isHelping : isRunning(guide)
  return isPressing ? inPhase(draft, { ...guide, ring: buttons }) : draft
}

function isWaiting(draft: Draft): draft is Draft<Ready | Impossible> {
  return isIn(draft, 'ready') || isIn(draft, 'impossible')
}

function hasTask(draft: Draft): draft is Draft<WithTask> {
  return withTask(draft.guide) !== null
}
