/** A practice: presses are counted, what leads away is said, and hints come when asked for. Pure. */
import type { Device, Input, Text } from '../device/device'
import { isAtRest } from '../device/device'
import { durations } from '../device/rules/durations'
import { announceScreen } from '../display/announce-kinds'
import { pictureOf } from '../display/picture-of'
import { HOLD, tasks } from '../guidance/guidance'
import { completed } from './demonstrating'
import {
  cancelled,
  type Draft,
  inHandOf,
  inPhase,
  intoFreshDevice,
  isPlan,
  planFor,
  planned,
  putBack,
  refused,
  reported,
  withAside,
  withEffects,
} from './draft'
import type { Done, Practising, WithTask } from './guide-state'
import { isHeld, isSameSpot } from './moments'
import { allPresses, paceOf, pressesOf } from './pace'

/**
 * How long after the last press it is judged. Judging plans the way anew, which may take as long as several
 * frames: of quick presses, the next of which comes some 120 ms after the last, only the last one is judged.
 */
const JUDGED_AFTER_MS = 150

/** Lets the visitor try the task in hand from where it began. */
export function practise(draft: Draft<WithTask>): Draft {
  const there = intoFreshDevice(putBack(withAside(cancelled(draft), null)))
  const inHand = { ...inHandOf(there.guide), mode: 'try' } as const
  const plan = planFor(there, inHand.target)
  if (!isPlan(plan)) return refused(there, inHand, plan)
  if (plan.steps.length === 0) return planned(there, inHand)
  const practising: Practising = {
    ...inHand,
    phase: 'practising',
    plan,
    presses: 0,
    pressing: { downs: 0, isHold: false },
    isJudged: true,
    judged: there.now.device,
    away: null,
    hint: 0,
    isHelping: false,
    ring: [],
    start: there.now.device,
  }
  return reported(inPhase(there, practising), 'tried')
}

/** The visitor pressed something: it is counted, and the help gives way to it. */
export function counted(draft: Draft<Practising>, input: Input, before: Device): Draft<Practising> {
  const { guide, now } = withoutHelp(draft)
  const downs = guide.pressing.downs + (input.type === 'down' ? 1 : 0)
  const isHold = guide.pressing.isHold || isLongPress(before, input.at)
  const isUp = !isHeld(now.device) && downs > 0
  const presses = guide.presses + pressesIn(input) + (isUp ? (isHold ? HOLD : downs) : 0)
  const pressing = isUp ? { downs: 0, isHold: false } : { downs, isHold }
  return inPhase(withoutHelp(draft), { ...guide, presses, pressing, isJudged: false })
}

/** Returns how many presses an input counts as, besides the buttons that go down and up. */
function pressesIn({ type }: Input): number {
  if (type === 'hold') return HOLD
  return ['down', 'up', 'let-go', 'surroundings', 'switch'].includes(type) ? 0 : 1
}

function isLongPress({ hands }: Device, at: number): boolean {
  return Object.values(hands).some(
    (hold) => hold && (hold.repeats > 0 || at - hold.since >= durations.longPress),
  )
}

export function withoutHelp(draft: Draft<Practising>): Draft<Practising> {
  const { guide } = draft
  return guide.isHelping ? cancelled(inPhase(draft, ringed({ ...guide, isHelping: false }))) : draft
}

/** After a change of the device: the goal is reached, or, once nobody presses any more, it is judged how far it is. */
export function lookAtPractice(draft: Draft<Practising>): Draft {
  const { guide, now } = draft
  const { task, value } = guide.target
  if (isHeld(now.device)) return draft
  if (tasks[task].isDone(now.device, value)) return reached(draft)
  if (guide.isJudged || !isAtRest(now.device)) return draft
  return withEffects(draft, { type: 'wait', ms: JUDGED_AFTER_MS })
}

function reached(draft: Draft<Practising>): Draft {
  const { guide } = draft
  const { plan, isHelping, start } = guide
  const done: Done = {
    ...inHandOf(guide),
    phase: 'done',
    by: 'try',
    steps: [],
    presses: guide.presses + (isHelping ? nextPresses(guide) : 0),
    fewest: plan.fewest,
    sideEffects: [],
    start,
  }
  return reported(completed(withAside(inPhase(cancelled(draft), done), null)), 'reached')
}

/** Plans the way anew: more presses than before have led away from the goal. */
export function judge(draft: Draft<Practising>): Draft {
  const { guide, now } = draft
  if (guide.isJudged || isHeld(now.device)) return draft
  const plan = planFor(draft, guide.target)
  if (!isPlan(plan)) return refused(draft, guide, plan)
  const before = allPresses(guide.plan.steps)
  const left = allPresses(plan.steps)
  const isAway = left > before || (guide.away !== null && left === before)
  const [old] = guide.plan.steps
  const [next] = plan.steps
  // A hint stays as long as the step is the same.
  const isSame = old && next && isSameSpot(old.after.device, next.after.device)
  const judged: Practising = {
    ...guide,
    plan: { ...guide.plan, steps: plan.steps },
    isJudged: true,
    judged: now.device,
    away: isAway ? { shown: inShort(guide.judged, now.device) } : null,
    hint: isSame ? guide.hint : 0,
  }
  return inPhase(draft, ringed(judged))
}

/** Returns what the display says now: the line in focus, the value, or where one is. */
function inShort(before: Device, after: Device): Text | null {
  const picture = pictureOf(after)
  if (picture.body.kind === 'info') return picture.title
  return announceScreen(pictureOf(before), picture)[0] ?? null
}

/** Names the menu first, then the button; then one step is done for the visitor. */
export function giveHint(draft: Draft<Practising>): Draft {
  const { guide } = draft
  if (guide.isHelping) return draft
  if (guide.hint === 2) return withEffects(inPhase(draft, { ...guide, isHelping: true }), { type: 'rest' })
  return inPhase(draft, ringed({ ...guide, hint: guide.hint === 0 ? 1 : 2 }))
}

/** With the second hint the button to press is ringed. */
function ringed(guide: Practising): Practising {
  const [first] = guide.plan.steps
  return { ...guide, ring: guide.hint === 2 && first ? first.acts[0].buttons : [] }
}

/** Does one step for the visitor. */
export function help(draft: Draft<Practising>): Draft {
  const { isHelping, plan } = draft.guide
  const [step] = plan.steps
  if (!isHelping || !step) return draft
  const pace = { ...paceOf(plan.steps, draft.companion.speed), read: 0, look: 0 }
  return withEffects(draft, { type: 'perform', step, pace })
}

export function helped(draft: Draft<Practising>): Draft {
  const { guide } = draft
  if (!guide.isHelping) return draft
  const presses = guide.presses + nextPresses(guide)
  const after = { ...guide, presses, hint: 0, isHelping: false, isJudged: false, ring: [] } as const
  return lookAtPractice(inPhase(draft, after))
}

function nextPresses({ plan }: Practising): number {
  const [step] = plan.steps
  return step ? pressesOf(step.acts) : 0
}
