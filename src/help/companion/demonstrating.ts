/** A demonstration: the way is shown on the live device, step by step; every step can be taken back. Pure. */
import { controls, isAtRest, pathOf } from '../../thermostat/device/device'
import { type Act, changesOf, lossesBetween, replay, type Step, tasks } from '../guidance/guidance'
import { explanation } from '../guidance/why/explain'
import type { Draft } from './draft'
import {
  type Demonstrating,
  type Done,
  type Explaining,
  inHandOf,
  isLeftToVisitor,
  isPressing,
  type WithTask,
} from './guide-state'
import { isSameSpot } from './moments'
import { paceOf } from './pace'
import { isPlan, nextAfter } from './plan'

const CLOSE: Act = { buttons: ['close'], times: 1, holdMs: 0 }

/** Shows the task in hand on the device as it is; once it is done, again from where it began. */
export function demonstrate(draft: Draft<WithTask>): Draft {
  const stopped = draft.cancel().withAside(null)
  const there = (draft.isIn('done') ? stopped.putBack() : stopped.outOfSandbox()).intoFreshDevice()
  const inHand = { ...inHandOf(there.guide), mode: 'show' } as const
  const plan = there.plan()
  if (!isPlan(plan)) return there.refuse(inHand, plan)
  const begun = there.to({
    ...inHand,
    phase: 'demonstrating',
    plan,
    at: 0,
    run: 'playing',
    ring: [],
    start: there.now.device,
    snapshots: {},
  })
  return plan.steps.length === 0 ? showAsItIs(begun) : run(begun, 'playing')
}

/** Shows a goal that is already met where it can be seen; home shows the rest. */
function showAsItIs(draft: Draft<Demonstrating>): Draft {
  const { task, value } = draft.guide.target
  const { whereFor, where } = tasks[task]
  const [path] = whereFor?.(value) ?? where
  return finish(path?.startsWith('/home/menu/') ? draft.send({ type: 'go', path }) : draft)
}

/** Goes on to the end, which also agrees to a step that destroys something. */
export function resume(draft: Draft<Demonstrating>): Draft {
  if (isPressing(draft.guide)) return draft
  return run(draft, draft.guide.run === 'confirming' ? 'agreed' : 'playing')
}

/** Goes on to the next step. */
export function stepOn(draft: Draft<Demonstrating>): Draft {
  return isLeftToVisitor(draft.guide.run) ? draft : run(draft, 'stepping')
}

function run(draft: Draft<Demonstrating>, how: Demonstrating['run']): Draft {
  // A visitor who took over begins anew.
  const start = draft.guide.start ?? draft.now.device
  return draft.withAside(null).with({ run: how, start, ring: [] }).and({ type: 'rest' })
}

/** Does the next step; a device that is elsewhere is planned from anew. */
export function nextStep(draft: Draft<Demonstrating>): Draft {
  const { guide } = draft
  const { at, plan } = guide
  if (!isPressing(guide)) return draft
  const step = plan.steps[at]
  if (!step) return goHome(draft)
  if (isBefore(draft, step)) return perform(draft, step)
  const next = draft.plan()
  if (!isPlan(next)) return draft.cancel().refuse(guide, next)
  const steps = [...plan.steps.slice(0, at), ...next.steps]
  const again = draft.with({ plan: at === 0 ? next : { ...plan, steps } })
  const [first] = next.steps
  if (!first) return goHome(again)
  return isBefore(again, first) ? perform(again, first) : pause(again)
}

/** True if the device is where a step begins. */
export function isBefore({ now }: Draft, step: Step | undefined): boolean {
  return step !== undefined && isSameSpot(now.device, step.before.device)
}

function perform(draft: Draft<Demonstrating>, step: Step): Draft {
  const { plan, at, snapshots, run, target } = draft.guide
  if (at === plan.steps.length - 1 && tasks[target.task].asksBefore && run !== 'agreed')
    return draft.with({ run: 'confirming', ring: [] })
  const pace = paceOf(plan.steps, draft.shared.speed)
  return draft.with({ ring: step.acts[0].buttons, snapshots: { ...snapshots, [at]: draft.now.device } }).and({
    type: 'perform',
    step,
    // A visitor who asks for one step has already read it.
    pace: run === 'stepping' ? { ...pace, read: 0 } : pace,
  })
}

/** A step has been done. */
export function performed(draft: Draft<Demonstrating>): Draft {
  const { guide } = draft
  if (!isPressing(guide)) return draft
  if (guide.run === 'going-home') return finish(draft)
  const at = guide.at + 1
  const next = draft.with({ at, ring: [] })
  return guide.run === 'stepping' && at < guide.plan.steps.length ? pause(next) : nextStep(next)
}

/** Goes where the display is in everyday life, unless the goal is met only here. */
function goHome(draft: Draft<Demonstrating>): Draft {
  const { guide, now } = draft
  const { task, value } = guide.target
  const after = replay(now, CLOSE).device
  const isHome = pathOf(after) === '/home' && changesOf(now.device, after).length === 0
  if (!controls(now.device).close || !isHome || !tasks[task].isDone(after, value)) return finish(draft)
  const pace = paceOf(guide.plan.steps, draft.shared.speed)
  return draft.with({ run: 'going-home', ring: CLOSE.buttons }).and({
    type: 'perform',
    step: { acts: [CLOSE], before: now },
    // The button is ringed before the press: it is not there at home.
    pace: { ...pace, read: pace.gap, look: 0 },
  })
}

/** The goal is reached. */
function finish(draft: Draft<Demonstrating>): Draft {
  const { guide, now } = draft
  const { start, plan, run } = guide
  const inHand = inHandOf(guide)
  const why = explanation(guide.target.task, guide.target.value, now.device)
  if (why) {
    const changed = start && changesOf(start, now.device).length > 0 ? start : null
    const explaining: Explaining = {
      ...inHand,
      phase: 'explaining',
      why,
      fixes: [],
      plan: null,
      fewest: plan.fewest,
      start: changed,
      next: nextAfter(now, inHand),
      scene: null,
    }
    return draft.to(explaining).report('shown')
  }
  const done: Done = {
    ...inHand,
    phase: 'done',
    by: plan.steps.length === 0 ? 'already' : 'show',
    steps: run === 'taken-over' ? [] : plan.steps,
    presses: 0,
    fewest: plan.fewest,
    sideEffects: start ? lossesBetween(now.device, start) : [],
    start,
    next: guide.returnTo,
  }
  return complete(draft.to(done)).report('shown')
}

/** Remembers what the visitor has completed. */
export function complete(draft: Draft<Done>): Draft<Done> {
  const { target } = draft.guide
  return tasks[target.task].changes.length > 0 ? draft.withShared({ lastDone: target }) : draft
}

export function pause(draft: Draft<Demonstrating>): Draft {
  return isPressing(draft.guide) ? draft.with({ run: 'paused', ring: [] }).cancel() : draft
}

/** Brings back the device of the step before; in the middle of a step, of its own beginning. */
export function stepBack(draft: Draft<Demonstrating>): Draft {
  const { at, plan, snapshots, run } = draft.guide
  if (isLeftToVisitor(run)) return draft
  const to = isBefore(draft, plan.steps[at]) || !snapshots[at] ? at - 1 : at
  const device = snapshots[to]
  const paused = draft.cancel().with({ run: 'paused', ring: [] })
  return device ? paused.with({ at: to }).send({ type: 'restore', device }) : paused
}

/** The visitor pressed something: the device is theirs, as it is now. */
export function takeOver(draft: Draft<Demonstrating>): Draft {
  return draft.cancel().with({ run: 'taken-over', at: 0, ring: [], start: null, snapshots: {} })
}

/** After a change of the device: a visitor who took over may get there without help. */
export function lookAtDemonstration(draft: Draft<Demonstrating>): Draft {
  const { run, target } = draft.guide
  const { device } = draft.now
  const isOver = run === 'taken-over' && isAtRest(device) && tasks[target.task].isDone(device, target.value)
  return isOver ? finish(draft) : draft
}
