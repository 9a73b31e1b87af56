/** A decision in the making: what an event has led to so far, on the device as that leaves it. Immutable. */
import type { TaskProgress } from '../../common/requests'
import {
  arriveAt,
  type Caused,
  type Device,
  type Happening,
  happened,
  here,
  type Input,
  type Moment,
  step,
} from '../../thermostat/device/device'
import { freshDevice, type Reason, tasks } from '../guidance/guidance'
import { explanation } from '../guidance/why/explain'
import type { Effect } from './events'
import {
  type Companion,
  type Demonstrating,
  type Explaining,
  type GuideState,
  type Impossible,
  type InHand,
  inHandOf,
  type PlannedWay,
  type Ready,
  type WithTask,
  withTask,
} from './guide-state'
import { isPlan, nextAfter, planFor } from './plan'

type Phase = GuideState['phase']
export type GuideOf<Name extends Phase> = Extract<GuideState, { readonly phase: Name }>
type Shared = Omit<Companion, 'guide'>

export class Draft<Now extends GuideState = GuideState> {
  readonly guide: Now
  /** The state that every phase has. */
  readonly shared: Shared
  readonly now: Moment
  readonly effects: readonly Effect[]

  constructor(guide: Now, shared: Shared, now: Moment, effects: readonly Effect[] = []) {
    this.guide = guide
    this.shared = shared
    this.now = now
    this.effects = effects
  }

  isIn<Name extends Phase>(...phases: readonly Name[]): this is Draft<GuideOf<Name>> {
    return phases.some((phase) => phase === this.guide.phase)
  }

  hasTask(): this is Draft<WithTask> {
    return withTask(this.guide) !== null
  }

  to<Next extends GuideState>(guide: Next): Draft<Next> {
    return new Draft(guide, this.shared, this.now, this.effects)
  }

  /** Changes something within the phase. */
  with(change: Partial<Now>): Draft<Now> {
    return isPartOf(this.guide, change) ? this : this.to({ ...this.guide, ...change })
  }

  withShared(change: Partial<Shared>): Draft<Now> {
    const { guide, shared, now, effects } = this
    return isPartOf(shared, change) ? this : new Draft(guide, { ...shared, ...change }, now, effects)
  }

  /** Opens or closes the answer to "Why is this greyed out?". */
  withAside(aside: Reason | null): Draft<Now> {
    return this.withShared({ aside })
  }

  and(...effects: readonly Effect[]): Draft<Now> {
    return new Draft(this.guide, this.shared, this.now, [...this.effects, ...effects])
  }

  send(happening: Caused): Draft<Now> {
    return this.after(happening).and({ type: 'send', happening })
  }

  /** Stops the demonstrator, which lets go of what it holds. */
  cancel(): Draft<Now> {
    return this.and({ type: 'cancel' })
  }

  private after(happening: Happening): Draft<Now> {
    return new Draft(this.guide, this.shared, happened(this.now, happening), this.effects)
  }

  /** Tells the page around a frame what became of the task in hand. */
  report(this: Draft<Now & WithTask>, state: TaskProgress['state']): Draft<Now> {
    const { guide } = this
    const presses = 'presses' in guide ? guide.presses : 0
    const fewest = 'fewest' in guide ? guide.fewest : 'plan' in guide ? guide.plan.fewest : 0
    return this.and({ type: 'report', news: { task: guide.target.task, state, presses, fewest } })
  }

  /** Puts a sandbox in the place of the visitor's own device. */
  intoSandbox(this: Draft<Now & WithTask>, device: Device): Draft<Now & WithTask> {
    const own = this.now.device
    const { trail } = own
    const place = arriveAt(trail, here(device.trail), trail.dropped + trail.at + 1)
    const sandbox = { ...device, trail: place }
    return this.to({ ...this.guide, own }).send({ type: 'restore', device: sandbox, isSandbox: true })
  }

  /** Puts a device as it comes in the place of the visitor's own, if the task is done on one. */
  intoFreshDevice(this: Draft<Now & WithTask>): Draft<Now & WithTask> {
    if (!tasks[this.guide.target.task].onFreshDevice) return this
    const { surroundings } = this.now.device
    return this.intoSandbox({ ...freshDevice(this.now).device, surroundings })
  }

  /** Brings the visitor's own device back, and ends the scene that was played in its place. */
  outOfSandbox(this: Draft<Now & WithTask>): Draft<Now & WithTask> {
    const { own } = this.guide
    if (!own) return this
    const back = this.to({ ...this.guide, own: null }).send({
      type: 'restore',
      device: own,
      isSandbox: false,
    })
    if (!('scene' in back.guide) || !back.guide.scene) return back
    return back
      .to({ ...back.guide, scene: null })
      .after({ type: 'now' })
      .and({ type: 'end-scene' })
  }

  /** Puts the device back as it was before the demonstration or the practice. */
  putBack(this: Draft<Now & WithTask>): Draft<Now & WithTask> {
    const { guide } = this
    if (guide.own) return this.outOfSandbox()
    const start = 'start' in guide ? guide.start : null
    return start ? this.send({ type: 'restore', device: start }) : this
  }

  /** Applies what happens beside the device to the devices that are kept, too. */
  follow(this: Draft<Now & WithTask>, input: Input): Draft<Now & WithTask> {
    const { guide } = this
    // Simulated time begins on the device in view alone.
    const after = <Kept extends Device | null>(device: Kept): Kept | Device =>
      !device || (input.type === 'pass' && !device.passing) ? device : step(device, input)
    const kept: Partial<Demonstrating> = {
      own: after(guide.own),
      ...('start' in guide && { start: after(guide.start) }),
      ...('snapshots' in guide && { snapshots: mapValues(guide.snapshots, after) }),
    }
    return this.with(kept as Partial<Now & WithTask>)
  }

  /** Plans the way from the device as it is; where there is none, says why. */
  plan(this: Draft<Now & WithTask>): PlannedWay | Reason {
    return planFor(this.now, this.guide, this.shared.lastDone)
  }

  /** Takes a task in hand on the device as it is. */
  takeInHand(inHand: InHand): Draft<Ready | Explaining | Impossible> {
    const plan = planFor(this.now, inHand, this.shared.lastDone)
    const why = explanation(inHand.target.task, inHand.target.value, this.now.device)
    if (why) {
      const fixes = isPlan(plan) ? [] : plan.fixes
      const next = nextAfter(this.now, inHand)
      const way = isPlan(plan) ? { plan, fewest: plan.fewest } : { plan: null, fewest: 0 }
      return this.to({ ...inHand, phase: 'explaining', why, fixes, next, start: null, scene: null, ...way })
    }
    return isPlan(plan) ? this.to({ ...inHand, phase: 'ready', plan }) : this.refuse(inHand, plan)
  }

  /** Takes the task in hand once more, on the device as it is now. */
  takeAgain(this: Draft<Now & WithTask>): Draft<Ready | Explaining | Impossible> {
    return this.takeInHand(inHandOf(this.guide))
  }

  refuse(inHand: InHand, { why, fixes }: Reason): Draft<Impossible> {
    return this.to({ ...inHandOf(inHand), phase: 'impossible', why, fixes })
  }
}

/** True if a change is none: nothing is to be drawn again for it. */
function isPartOf<Whole extends object>(whole: Whole, change: Partial<Whole>): boolean {
  return (Object.keys(change) as (keyof Whole)[]).every((name) => change[name] === whole[name])
}

function mapValues<Value>(
  record: Readonly<Record<number, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<number, Value>> {
  const changed = Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
  return isPartOf(record, changed) ? record : changed
}
