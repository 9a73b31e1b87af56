/**
 * A transition: the state after an event, the device after the effects so far, and these effects. Immutable;
 * each method returns a new transition.
 */
import type { TaskProgress } from '../../common/requests'
import {
  applyEvent,
  currentEntry,
  type Device,
  type DeviceEvent,
  type Input,
  type SentEvent,
  step,
  type TimedDevice,
  visitAddress,
} from '../../thermostat/device/device'
import { createFreshDevice, type Reason, tasks } from '../guidance/guidance'
import { explanationOf } from '../guidance/why/explain'
import type { Effect } from './events'
import {
  type CompanionState,
  type CurrentTask,
  currentTaskOf,
  type Demonstrating,
  type Explaining,
  type GuideState,
  type Impossible,
  narrowToTask,
  type Plan,
  type Ready,
  type TaskGuideState,
} from './guide-state'
import { isPlan, nextTaskAfter, planFor } from './plan'

type Phase = GuideState['phase']
export type GuideOf<Name extends Phase> = Extract<GuideState, { readonly phase: Name }>
type Shared = Omit<CompanionState, 'guide'>

export class GuideTransition<State extends GuideState = GuideState> {
  readonly guide: State
  /** The part of the state that does not depend on the phase. */
  readonly shared: Shared
  /** The device after the effects so far. */
  readonly timedDevice: TimedDevice
  readonly effects: readonly Effect[]

  constructor(guide: State, shared: Shared, timedDevice: TimedDevice, effects: readonly Effect[] = []) {
    this.guide = guide
    this.shared = shared
    this.timedDevice = timedDevice
    this.effects = effects
  }

  isIn<Name extends Phase>(...phases: readonly Name[]): this is GuideTransition<GuideOf<Name>> {
    return phases.some((phase) => phase === this.guide.phase)
  }

  hasTask(): this is GuideTransition<TaskGuideState> {
    return narrowToTask(this.guide) !== null
  }

  enter<Next extends GuideState>(guide: Next): GuideTransition<Next> {
    return new GuideTransition(guide, this.shared, this.timedDevice, this.effects)
  }

  /** Changes fields of the phase. */
  with(change: Partial<State>): GuideTransition<State> {
    return hasAll(this.guide, change) ? this : this.enter({ ...this.guide, ...change })
  }

  withShared(change: Partial<Shared>): GuideTransition<State> {
    const { guide, shared, timedDevice, effects } = this
    return hasAll(shared, change)
      ? this
      : new GuideTransition(guide, { ...shared, ...change }, timedDevice, effects)
  }

  /** Opens or closes the answer to "Why is this greyed out?". */
  withGreyedReason(greyedReason: Reason | null): GuideTransition<State> {
    return this.withShared({ greyedReason })
  }

  withEffects(...effects: readonly Effect[]): GuideTransition<State> {
    return new GuideTransition(this.guide, this.shared, this.timedDevice, [...this.effects, ...effects])
  }

  /** Sends an event to the live device, and applies it to the device of this transition. */
  send(deviceEvent: SentEvent): GuideTransition<State> {
    return this.applyToDevice(deviceEvent).withEffects({ type: 'send', deviceEvent })
  }

  stopDemonstrator(): GuideTransition<State> {
    return this.withEffects({ type: 'stop-demonstrator' })
  }

  private applyToDevice(deviceEvent: DeviceEvent): GuideTransition<State> {
    return new GuideTransition(
      this.guide,
      this.shared,
      applyEvent(this.timedDevice, deviceEvent),
      this.effects,
    )
  }

  /** Reports the state of the current task to the host page. */
  report(
    this: GuideTransition<State & TaskGuideState>,
    state: TaskProgress['state'],
  ): GuideTransition<State> {
    const { guide } = this
    const presses = 'presses' in guide ? guide.presses : 0
    const fewestPresses =
      'fewestPresses' in guide ? guide.fewestPresses : 'plan' in guide ? guide.plan.fewestPresses : 0
    return this.withEffects({
      type: 'report',
      progress: { task: guide.target.task, state, presses, fewest: fewestPresses },
    })
  }

  /** Shows `device` as a sandbox in place of the visitor's device. */
  enterSandbox(
    this: GuideTransition<State & TaskGuideState>,
    device: Device,
  ): GuideTransition<State & TaskGuideState> {
    const visitorDevice = this.timedDevice.device
    // The sandbox continues the visitor's trail, because the browser's history stays the same.
    const { trail } = visitorDevice
    const nextEntryNumber = trail.dropped + trail.at + 1
    const sandboxTrail = visitAddress(trail, currentEntry(device.trail), nextEntryNumber)
    const sandbox = { ...device, trail: sandboxTrail }
    return this.enter({ ...this.guide, visitorDevice }).send({
      type: 'restore',
      device: sandbox,
      isSandbox: true,
    })
  }

  /** If the task needs one, shows a device with factory settings in place of the visitor's device. */
  enterFreshDevice(this: GuideTransition<State & TaskGuideState>): GuideTransition<State & TaskGuideState> {
    if (!tasks[this.guide.target.task].usesFreshDevice) return this
    const { surroundings } = this.timedDevice.device
    return this.enterSandbox({ ...createFreshDevice(this.timedDevice).device, surroundings })
  }

  /** Shows the visitor's device again, and ends the scene on the sandbox. */
  leaveSandbox(this: GuideTransition<State & TaskGuideState>): GuideTransition<State & TaskGuideState> {
    const { visitorDevice } = this.guide
    if (!visitorDevice) return this
    const back = this.enter({ ...this.guide, visitorDevice: null }).send({
      type: 'restore',
      device: visitorDevice,
      isSandbox: false,
    })
    if (!('scene' in back.guide) || !back.guide.scene) return back
    return (
      back
        .enter({ ...back.guide, scene: null })
        // Ends simulated time in this transition; the effect ends it on the live device.
        .applyToDevice({ type: 'return-to-present' })
        .withEffects({ type: 'end-scene' })
    )
  }

  /** Leaves the sandbox, or restores the device from before the demonstration or practice, if it is stored. */
  putBack(this: GuideTransition<State & TaskGuideState>): GuideTransition<State & TaskGuideState> {
    const { guide } = this
    if (guide.visitorDevice) return this.leaveSandbox()
    const start = 'start' in guide ? guide.start : null
    return start ? this.send({ type: 'restore', device: start }) : this
  }

  /** Applies an input from the background (another tab, the language, simulated time) to the devices saved in the state. */
  applyToSavedDevices(
    this: GuideTransition<State & TaskGuideState>,
    input: Input,
  ): GuideTransition<State & TaskGuideState> {
    const { guide } = this
    // The first `advance-time` input starts simulated time. It may do so only on the device in view.
    const applyInput = <Saved extends Device | null>(device: Saved): Saved | Device =>
      !device || (input.type === 'advance-time' && !device.simulatedTime) ? device : step(device, input)
    // `Demonstrating` stands for any phase, because it has all three fields.
    const saved: Partial<Demonstrating> = {
      visitorDevice: applyInput(guide.visitorDevice),
      ...('start' in guide && { start: applyInput(guide.start) }),
      ...('snapshots' in guide && { snapshots: mapValues(guide.snapshots, applyInput) }),
    }
    return this.with(saved as Partial<State & TaskGuideState>)
  }

  /** Returns the way from the current device, or the reason why there is none. */
  plan(this: GuideTransition<State & TaskGuideState>): Plan | Reason {
    return planFor(this.timedDevice, this.guide, this.shared.lastCompletedTask)
  }

  /** Enters the first phase of a task: ready, explaining or impossible. */
  selectTask(currentTask: CurrentTask): GuideTransition<Ready | Explaining | Impossible> {
    const plan = planFor(this.timedDevice, currentTask, this.shared.lastCompletedTask)
    const why = explanationOf(currentTask.target.task, currentTask.target.value, this.timedDevice.device)
    if (why) {
      const fixes = isPlan(plan) ? [] : plan.fixes
      const nextTask = nextTaskAfter(this.timedDevice, currentTask)
      const planFields = isPlan(plan)
        ? { plan, fewestPresses: plan.fewestPresses }
        : { plan: null, fewestPresses: 0 }
      return this.enter({
        ...currentTask,
        phase: 'explaining',
        why,
        fixes,
        nextTask,
        start: null,
        scene: null,
        ...planFields,
      })
    }
    return isPlan(plan)
      ? this.enter({ ...currentTask, phase: 'ready', plan })
      : this.enterImpossible(currentTask, plan)
  }

  /** Selects the current task again, on the device as it is now. */
  reselectTask(
    this: GuideTransition<State & TaskGuideState>,
  ): GuideTransition<Ready | Explaining | Impossible> {
    return this.selectTask(currentTaskOf(this.guide))
  }

  /** @param currentTask may be a whole guide state; only the fields of `CurrentTask` are kept */
  enterImpossible(currentTask: CurrentTask, { why, fixes }: Reason): GuideTransition<Impossible> {
    return this.enter({ ...currentTaskOf(currentTask), phase: 'impossible', why, fixes })
  }
}

/** True if `whole` already has all values of `change`. The callers then keep the object, so nothing renders. */
function hasAll<Whole extends object>(whole: Whole, change: Partial<Whole>): boolean {
  return (Object.keys(change) as (keyof Whole)[]).every((name) => change[name] === whole[name])
}

function mapValues<Value>(
  record: Readonly<Record<number, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<number, Value>> {
  const changed = Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
  return hasAll(record, changed) ? record : changed
}
