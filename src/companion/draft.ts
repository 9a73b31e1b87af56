/** A draft of the companion: what an event has led to so far, on the device as that leaves it. Pure. */
import type { TaskNews } from '../app/requests'
import {
  arriveAt,
  type Device,
  type Happening,
  here,
  type Input,
  type Moment,
  step,
  type Text,
} from '../device/device'
import {
  freshDevice,
  isSuggested,
  lossesBetween,
  type Reason,
  stepsOf,
  type TaskTarget,
  tasks,
  type Way,
  wayTo,
} from '../guidance/guidance'
import { explanation, whyImpossible } from '../guidance/why/why'
import type { Effect } from './events'
import type {
  Companion,
  Explaining,
  GuideState,
  Impossible,
  InHand,
  PlannedWay,
  Ready,
  WithTask,
} from './guide-state'

export interface Draft<Now extends GuideState = GuideState> {
  readonly guide: Now
  readonly companion: Omit<Companion, 'guide'>
  readonly now: Moment
  readonly effects: readonly Effect[]
}

export function inPhase<Now extends GuideState>(draft: Draft, guide: Now): Draft<Now> {
  return { ...draft, guide }
}

export function withAside<Now extends GuideState>(draft: Draft<Now>, aside: Reason | null): Draft<Now> {
  return draft.companion.aside === aside ? draft : { ...draft, companion: { ...draft.companion, aside } }
}

export function withEffects<Now extends GuideState>(
  draft: Draft<Now>,
  ...effects: readonly Effect[]
): Draft<Now> {
  return { ...draft, effects: [...draft.effects, ...effects] }
}

/** Sends something to the device. */
export function sent<Now extends GuideState>(draft: Draft<Now>, happening: Happening): Draft<Now> {
  return withEffects(after(draft, happening), { type: 'send', happening })
}

/** Stops the demonstrator, which lets go of what it holds. */
export function cancelled<Now extends GuideState>(draft: Draft<Now>): Draft<Now> {
  return withEffects(after(draft, { type: 'let-go' }), { type: 'cancel' })
}

function after<Now extends GuideState>(draft: Draft<Now>, happening: Happening): Draft<Now> {
  const { device, now } = draft.now
  return { ...draft, now: { device: step(device, { ...happening, at: now }), now } }
}

/** Tells the page around a frame what became of the task in hand. */
export function reported<Now extends WithTask>(draft: Draft<Now>, state: TaskNews['state']): Draft<Now> {
  const { guide } = draft
  const presses = 'presses' in guide ? guide.presses : 0
  const fewest = 'fewest' in guide ? guide.fewest : 'plan' in guide ? (guide.plan?.fewest ?? 0) : 0
  return withEffects(draft, {
    type: 'report',
    news: { task: guide.target.task, state, presses, fewest },
  })
}

/** Returns what every phase with a task knows. */
export function inHandOf({ target, mode, returnTo, typed, own }: InHand): InHand {
  return { target, mode, returnTo, typed, own }
}

/** Puts a sandbox in the place of the visitor's own device. */
export function intoSandbox<Now extends WithTask>(draft: Draft<Now>, device: Device): Draft<Now> {
  const own = draft.now.device
  const { trail } = own
  const place = arriveAt(trail, here(device.trail), trail.dropped + trail.at + 1)
  const sandbox = { ...device, trail: place, lent: true }
  return sent(inPhase(draft, { ...draft.guide, own }), { type: 'restore', device: sandbox })
}

/** Puts a device as it comes in the place of the visitor's own, if the task is done on one. */
export function intoFreshDevice<Now extends WithTask>(draft: Draft<Now>): Draft<Now> {
  if (!tasks[draft.guide.target.task].onFreshDevice) return draft
  const { surroundings } = draft.now.device
  return intoSandbox(draft, { ...freshDevice(draft.now).device, surroundings })
}

/** Brings the visitor's own device back, and ends the scene that was played in its place. */
export function outOfSandbox<Now extends WithTask>(draft: Draft<Now>): Draft<Now> {
  const { own } = draft.guide
  if (!own) return draft
  return withoutScene(sent(inPhase(draft, { ...draft.guide, own: null }), { type: 'restore', device: own }))
}

/** Ends the scene, and with it the time that it let run. */
export function withoutScene<Now extends WithTask>(draft: Draft<Now>): Draft<Now> {
  const { guide } = draft
  if (guide.phase !== 'explaining' || !guide.scene) return draft
  return withEffects(inPhase(draft, { ...guide, scene: null }), { type: 'end-scene' })
}

/** Puts the device back as it was before the demonstration or the practice. */
export function putBack<Now extends WithTask>(draft: Draft<Now>): Draft<Now> {
  const { guide } = draft
  if (guide.own) return outOfSandbox(draft)
  return 'start' in guide && guide.start ? sent(draft, { type: 'restore', device: guide.start }) : draft
}

/** Applies what happens beside the device to the devices that are kept, too. */
export function followed<Now extends WithTask>(draft: Draft<Now>, input: Input): Draft<Now> {
  const { guide } = draft
  // Simulated time begins on the device in view alone.
  const follow = <Kept extends Device | null>(device: Kept): Kept | Device =>
    !device || (input.type === 'pass' && !device.passing) ? device : step(device, input)
  const snapshots = 'snapshots' in guide ? Object.entries(guide.snapshots) : []
  return inPhase(draft, {
    ...guide,
    own: follow(guide.own),
    ...('start' in guide && { start: follow(guide.start) }),
    ...('snapshots' in guide && {
      snapshots: Object.fromEntries(snapshots.map(([at, device]) => [at, step(device, input)])),
    }),
  })
}

/** Plans the way from the device as it is; where there is none, says why. */
export function planFor({ now, companion }: Draft, { task, value }: TaskTarget): PlannedWay | Reason {
  const way = wayTo(now, task, value)
  if (!way) return whyImpossible(now, task, value, companion.lastDone)
  return { steps: stepsOf(way), fewest: way.presses, sideEffects: sideEffectsOf({ task, value }, way) }
}

export function isPlan(planned: PlannedWay | Reason): planned is PlannedWay {
  return 'steps' in planned
}

/** Returns what ends on the way, except for what the task is there to end. */
function sideEffectsOf({ task, value }: TaskTarget, { begin, end }: Way): PlannedWay['sideEffects'] {
  const isMeant = !isSuggested(task) || value === 'off' || value === 0
  return isMeant || tasks[task].onFreshDevice ? [] : lossesBetween(begin.device, end.device)
}

/** Takes a task in hand on the device as it is. */
export function planned(draft: Draft, inHand: InHand): Draft<Ready | Explaining | Impossible> {
  const plan = planFor(draft, inHand.target)
  const why = explanationOf(draft, inHand.target)
  if (why) {
    const fixes = isPlan(plan) ? [] : plan.fixes
    const guide = { ...inHand, phase: 'explaining', why, fixes, start: null, scene: null } as const
    return inPhase(draft, { ...guide, plan: isPlan(plan) ? plan : null })
  }
  return isPlan(plan) ? inPhase(draft, { ...inHand, phase: 'ready', plan }) : refused(draft, inHand, plan)
}

/** Returns what a task that explains says of the device as it is; null for any other task. */
export function explanationOf({ now }: Draft, { task, value }: TaskTarget): Text | null {
  return tasks[task].group === 'why' ? explanation(task, value, now.device) : null
}

export function refused(draft: Draft, inHand: InHand, { why, fixes }: Reason): Draft<Impossible> {
  return inPhase(draft, { ...inHandOf(inHand), phase: 'impossible', why, fixes })
}
