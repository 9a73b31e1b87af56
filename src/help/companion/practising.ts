/** A practice: presses are counted, what leads away is said, and hints come when asked for. Pure. */
import {
  type Device,
  type Hold,
  type Input,
  type Instant,
  isAtRest,
  type Text,
} from '../../thermostat/device/device'
import { durations } from '../../thermostat/device/knowledge'
import { announceScreen } from '../../thermostat/display/announce-kinds'
import { pictureOf } from '../../thermostat/display/picture-of'
import { HOLD, tasks } from '../guidance/guidance'
import { complete, isBefore } from './demonstrating'
import type { Draft } from './draft'
import { type Done, inHandOf, type Practising, type WithTask } from './guide-state'
import { isHeld, isSameSpot } from './moments'
import { allPresses, paceOf } from './pace'
import { isPlan, nextAfter } from './plan'

/**
 * The delay after the last press before it is judged. Judging plans the way anew, which may take as long as several
 * frames: of quick presses, the next of which comes some 120 ms after the last, only the last one is judged.
 */
const JUDGED_AFTER_MS = 150

/** Lets the visitor try the task in hand from where it began. */
export function practise(draft: Draft<WithTask>): Draft {
  const there = draft.cancel().withAside(null).putBack().intoFreshDevice()
  const inHand = { ...inHandOf(there.guide), mode: 'try' } as const
  const plan = there.plan()
  if (!isPlan(plan)) return there.refuse(inHand, plan)
  if (plan.steps.length === 0) return draft
  const { device } = there.now
  const practising: Practising = {
    ...inHand,
    phase: 'practising',
    plan,
    presses: 0,
    isJudged: true,
    judged: device,
    away: null,
    hint: 0,
    isHelping: false,
    ring: [],
    start: device,
  }
  return there.to(practising).report('tried')
}

/** The visitor did something: it is counted once it is over, and the help gives way to it. */
export function count(draft: Draft<Practising>, input: Input, before: Device): Draft {
  const free = stopHelp(draft)
  if (input.type === 'down') return free
  const presses = free.guide.presses + pressesIn(input) + pressesUp(before, draft.now.device, input.at)
  return free.with({ presses, isJudged: false })
}

/** Returns how many presses an input counts as, besides the buttons that come up. */
function pressesIn({ type }: Input): number {
  if (type === 'hold') return HOLD
  return ['up', 'let-go', 'surroundings', 'switch'].includes(type) ? 0 : 1
}

/** Returns how many presses end with the buttons that come up: one each, or one hold of one or two. */
function pressesUp(before: Device, after: Device, at: Instant): number {
  const isLong = (hold: Hold) => hold.repeats > 0 || at - hold.since >= durations.longPress
  const held = Object.values(after.hands).filter((hold) => hold !== null)
  const up = Object.values(before.hands).filter((hold) => hold !== null && !held.includes(hold))
  if (!up.some((hold) => hold && isLong(hold))) return up.length
  return held.some(isLong) ? 0 : HOLD
}

export function stopHelp(draft: Draft<Practising>): Draft<Practising> {
  return draft.guide.isHelping ? ring(draft.cancel().with({ isHelping: false })) : draft
}

/** With the second hint the button to press is ringed. */
function ring(draft: Draft<Practising>): Draft<Practising> {
  const { hint, plan } = draft.guide
  return draft.with({ ring: (hint === 2 && plan.steps[0]?.acts[0].buttons) || [] })
}

/** After a change of the device: once nobody presses any more, the goal is reached, or it is judged how far it is. */
export function lookAtPractice(draft: Draft<Practising>): Draft {
  const { isJudged, target } = draft.guide
  const { device } = draft.now
  if (isHeld(device)) return draft
  if (tasks[target.task].isDone(device, target.value)) return finish(draft)
  return isJudged || !isAtRest(device) ? draft : draft.and({ type: 'wait', ms: JUDGED_AFTER_MS })
}

function finish(draft: Draft<Practising>): Draft {
  const { guide } = draft
  const done: Done = {
    ...inHandOf(guide),
    phase: 'done',
    by: 'try',
    steps: [],
    presses: guide.presses + (guide.isHelping ? nextPresses(guide) : 0),
    fewest: guide.plan.fewest,
    sideEffects: [],
    start: guide.start,
    next: nextAfter(draft.now, guide),
  }
  return complete(draft.cancel().withAside(null).to(done)).report('reached')
}

/** Plans the way anew: a press after which more presses remain than before has led away from the goal. */
export function judge(draft: Draft<Practising>): Draft {
  const { guide, now } = draft
  if (guide.isJudged || isHeld(now.device)) return draft
  const plan = draft.plan()
  if (!isPlan(plan)) return draft.cancel().refuse(guide, plan)
  const before = allPresses(guide.plan.steps)
  const left = allPresses(plan.steps)
  const isAway = left > before || (guide.away !== null && left === before)
  const [old] = guide.plan.steps
  const [next] = plan.steps
  // A hint stays as long as the step is the same.
  const isSame = old && next && isSameSpot(old.after.device, next.after.device)
  const judged = draft.with({
    plan: { ...guide.plan, steps: plan.steps },
    isJudged: true,
    judged: now.device,
    away: isAway ? { shown: inShort(guide.judged, now.device) } : null,
    hint: isSame ? guide.hint : 0,
  })
  return ring(judged)
}

/** Returns what the display says now: the line in focus, the value, or where one is. */
function inShort(before: Device, after: Device): Text | null {
  const picture = pictureOf(after)
  if (picture.body.kind === 'info') return picture.title
  return announceScreen(pictureOf(before), picture)[0] ?? null
}

/** Names the menu first, then the button; then one step is done for the visitor. */
export function giveHint(draft: Draft<Practising>): Draft {
  const { isHelping, hint } = draft.guide
  if (isHelping) return draft
  if (hint === 2) return draft.with({ isHelping: true }).and({ type: 'rest' })
  return ring(draft.with({ hint: hint === 0 ? 1 : 2 }))
}

/** Does one step for the visitor, from where the device is by now. */
export function help(draft: Draft<Practising>): Draft {
  if (!draft.guide.isHelping) return draft
  const [old] = draft.guide.plan.steps
  const there = isBefore(draft, old) ? draft : judge(draft.with({ isJudged: false }))
  if (!there.isIn('practising')) return there
  const { steps } = there.guide.plan
  const pace = { ...paceOf(steps, there.shared.speed), read: 0, look: 0 }
  return there.and(...steps.slice(0, 1).map((step) => ({ type: 'perform', step, pace }) as const))
}

export function helped(draft: Draft<Practising>): Draft {
  const { guide } = draft
  if (!guide.isHelping) return draft
  const presses = guide.presses + nextPresses(guide)
  return lookAtPractice(draft.with({ presses, hint: 0, isHelping: false, isJudged: false, ring: [] }))
}

/** Returns how many presses the next step counts as. */
function nextPresses({ plan }: Practising): number {
  return allPresses(plan.steps.slice(0, 1))
}
