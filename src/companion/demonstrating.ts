/** A demonstration: the way is shown on the live device, step by step; every step can be taken back. Pure. */
import { controls, isAtRest, pathOf } from '../device/device'
import { type Act, changesOf, lossesBetween, replay, tasks } from '../guidance/guidance'
import {
  cancelled,
  type Draft,
  explanationOf,
  inHandOf,
  inPhase,
  intoFreshDevice,
  isPlan,
  outOfSandbox,
  planFor,
  putBack,
  refused,
  reported,
  sent,
  withAside,
  withEffects,
} from './draft'
import {
  type Demonstrating,
  type Done,
  type Explaining,
  isRunning,
  type PlannedWay,
  type WithTask,
} from './guide-state'
import { isSameSpot } from './moments'
import { paceOf } from './pace'

const CLOSE: Act = { buttons: ['close'], times: 1, holdMs: 0 }

/** Shows the task in hand on the device as it is; once it is done, again from where it began. */
export function demonstrate(draft: Draft<WithTask>): Draft {
  const stopped = withAside(cancelled(draft), null)
  const there = intoFreshDevice(draft.guide.phase === 'done' ? putBack(stopped) : outOfSandbox(stopped))
  const inHand = { ...inHandOf(there.guide), mode: 'show' } as const
  const plan = planFor(there, inHand.target)
  if (!isPlan(plan)) return refused(there, inHand, plan)
  const begun = inPhase(there, {
    ...inHand,
    phase: 'demonstrating',
    plan,
    at: 0,
    run: 'playing',
    isAgreed: false,
    ring: [],
    start: there.now.device,
    snapshots: {},
  })
  return plan.steps.length === 0 ? shownAsItIs(begun) : run(begun, 'playing')
}

/** Shows a goal that is already met where it can be seen; home shows the rest. */
function shownAsItIs(draft: Draft<Demonstrating>): Draft {
  const { task, value } = draft.guide.target
  const { whereFor, where } = tasks[task]
  const [path] = whereFor?.(value) ?? where
  return finished(path?.startsWith('/home/menu/') ? sent(draft, { type: 'go', path }) : draft)
}

/** Goes on to the end, which also agrees to a step that destroys something. */
export function resume(draft: Draft<Demonstrating>): Draft {
  return isRunning(draft.guide) ? draft : run(draft, 'playing')
}

/** Goes on to the next step. */
export function stepOn(draft: Draft<Demonstrating>): Draft {
  return isTheirs(draft) ? draft : run(draft, 'stepping')
}

function run(draft: Draft<Demonstrating>, how: 'playing' | 'stepping'): Draft {
  const isAgreed = draft.guide.run === 'confirming'
  // A visitor who took over began anew.
  const start = draft.guide.start ?? draft.now.device
  const guide = { ...draft.guide, run: how, isAgreed, start, ring: [] }
  return withEffects(inPhase(withAside(draft, null), guide), { type: 'rest' })
}

/** True if whether it goes on is the visitor's to say. */
function isTheirs({ guide }: Draft<Demonstrating>): boolean {
  return guide.run === 'taken-over' || guide.run === 'confirming'
}

/** Does the next step; a device that is elsewhere is planned from anew. */
export function nextStep(draft: Draft<Demonstrating>): Draft {
  const { guide } = draft
  if (!isRunning(guide)) return draft
  if (guide.at >= guide.plan.steps.length) return wentHome(draft)
  if (isThere(draft)) return perform(draft)
  const plan = planFor(draft, guide.target)
  if (!isPlan(plan)) return refused(cancelled(draft), guide, plan)
  const again = inPhase(draft, { ...guide, plan: joined(guide, plan) })
  if (plan.steps.length === 0) return wentHome(again)
  return isThere(again) ? perform(again) : pause(again)
}

/** Returns the steps that are done, and the new way after them. */
function joined({ plan, at }: Demonstrating, next: PlannedWay): PlannedWay {
  return at === 0 ? next : { ...plan, steps: [...plan.steps.slice(0, at), ...next.steps] }
}

function isThere({ guide, now }: Draft<Demonstrating>): boolean {
  const step = guide.plan.steps[guide.at]
  return step !== undefined && isSameSpot(now.device, step.before.device)
}

function perform(draft: Draft<Demonstrating>): Draft {
  const { guide, now } = draft
  const { plan, at, snapshots, isAgreed, target } = guide
  const [step] = plan.steps.slice(at)
  if (!step) return draft
  const isLast = at === plan.steps.length - 1
  if (isLast && tasks[target.task].asksBefore && !isAgreed)
    return inPhase(draft, { ...guide, run: 'confirming', ring: [] })
  const pace = paceOf(plan.steps, draft.companion.speed)
  return withEffects(
    inPhase(draft, {
      ...guide,
      ring: step.acts[0].buttons,
      snapshots: { ...snapshots, [at]: now.device },
    }),
    // A visitor who asks for one step has already read it.
    { type: 'perform', step, pace: guide.run === 'stepping' ? { ...pace, read: 0 } : pace },
  )
}

/** A step has been done. */
export function performed(draft: Draft<Demonstrating>): Draft {
  const { guide } = draft
  if (!isRunning(guide)) return draft
  if (guide.run === 'going-home') return finished(draft)
  const at = guide.at + 1
  const next = inPhase(draft, { ...guide, at, ring: [] })
  return guide.run === 'stepping' && at < guide.plan.steps.length ? pause(next) : nextStep(next)
}

/** Goes where the display is in everyday life, unless the goal is met only here. */
function wentHome(draft: Draft<Demonstrating>): Draft {
  const { guide, now } = draft
  const after = replay(now, CLOSE).device
  const isHome = pathOf(after) === '/home' && changesOf(now.device, after).length === 0
  const { task, value } = guide.target
  if (!controls(now.device).close || !isHome || !tasks[task].isDone(after, value)) return finished(draft)
  const pace = paceOf(guide.plan.steps, draft.companion.speed)
  // The ring stays during a gap before the press: the button is not there at home.
  return withEffects(inPhase(draft, { ...guide, run: 'going-home', ring: CLOSE.buttons }), {
    type: 'perform',
    step: { acts: [CLOSE], before: now },
    pace: { ...pace, read: pace.gap, look: 0 },
  })
}

/** The goal is reached. */
function finished(draft: Draft<Demonstrating>): Draft {
  const { guide, now } = draft
  const { start, plan } = guide
  const inHand = inHandOf(guide)
  const why = explanationOf(draft, guide.target)
  if (why) {
    const hasChanged = start !== null && changesOf(start, now.device).length > 0
    const explaining: Explaining = {
      ...inHand,
      phase: 'explaining',
      why,
      fixes: [],
      plan: null,
      start: hasChanged ? start : null,
      scene: null,
    }
    return reported(inPhase(draft, explaining), 'shown')
  }
  const done: Done = {
    ...inHand,
    phase: 'done',
    by: plan.steps.length === 0 ? 'already' : 'show',
    steps: guide.run === 'taken-over' ? [] : plan.steps,
    presses: 0,
    fewest: plan.fewest,
    sideEffects: start ? lossesBetween(now.device, start) : [],
    start,
  }
  return reported(completed(inPhase(draft, done)), 'shown')
}

/** Remembers what the visitor has completed. */
export function completed(draft: Draft<Done>): Draft<Done> {
  const { target } = draft.guide
  if (tasks[target.task].changes.length === 0) return draft
  return { ...draft, companion: { ...draft.companion, lastDone: target } }
}

export function pause(draft: Draft<Demonstrating>): Draft {
  const { guide } = draft
  if (!isRunning(guide)) return draft
  return cancelled(inPhase(draft, { ...guide, run: 'paused', ring: [] }))
}

/** Brings back the device of the step before; in the middle of a step, of its own beginning. */
export function stepBack(draft: Draft<Demonstrating>): Draft {
  if (isTheirs(draft)) return draft
  const { at, snapshots } = draft.guide
  const to = isThere(draft) || !snapshots[at] ? at - 1 : at
  const device = snapshots[to]
  const stopped = cancelled(draft)
  const paused = { ...draft.guide, run: 'paused', isAgreed: false, ring: [] } as const
  if (!device) return inPhase(stopped, paused)
  return sent(inPhase(stopped, { ...paused, at: to }), { type: 'restore', device })
}

/** The visitor pressed something: the device is theirs, as it is now. */
export function takenOver(draft: Draft<Demonstrating>): Draft<Demonstrating> {
  const guide = {
    ...draft.guide,
    run: 'taken-over',
    at: 0,
    isAgreed: false,
    ring: [],
    start: null,
  } as const
  return inPhase(cancelled(draft), { ...guide, snapshots: {} })
}

/** After a change of the device: a visitor who took over may get there without help. */
export function lookAtDemonstration(draft: Draft<Demonstrating>): Draft {
  const { run, target } = draft.guide
  const { device } = draft.now
  if (run !== 'taken-over' || !isAtRest(device)) return draft
  return tasks[target.task].isDone(device, target.value) ? finished(draft) : draft
}
