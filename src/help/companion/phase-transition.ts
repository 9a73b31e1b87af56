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
import { createFreshDevice, type Reason, startOfTask, tasks } from '../guidance/guidance'
import { explanationOf } from '../guidance/why/explain'
import type { Effect } from './events'
import {
  type CompanionState,
  type CurrentTask,
  currentTaskOf,
  type Demonstrating,
  type Explaining,
  type Impossible,
  narrowToTask,
  type PhaseState,
  type Plan,
  type Ready,
  type TaskPhaseState,
} from './phase-state'
import { isPlan, nextTaskAfter, planFor, planFromStart } from './plan'

type Phase = PhaseState['phase']
export type PhaseStateOf<Name extends Phase> = Extract<PhaseState, { readonly phase: Name }>
type Shared = Omit<CompanionState, 'phaseState'>

export class PhaseTransition<State extends PhaseState = PhaseState> {
  readonly phaseState: State
  /** The part of the state that does not depend on the phase. */
  readonly shared: Shared
  /** The device after the effects so far. */
  readonly timedDevice: TimedDevice
  readonly effects: readonly Effect[]

  constructor(phaseState: State, shared: Shared, timedDevice: TimedDevice, effects: readonly Effect[] = []) {
    this.phaseState = phaseState
    this.shared = shared
    this.timedDevice = timedDevice
    this.effects = effects
  }

  isIn<Name extends Phase>(...phases: readonly Name[]): this is PhaseTransition<PhaseStateOf<Name>> {
    return phases.some((phase) => phase === this.phaseState.phase)
  }

  hasTask(): this is PhaseTransition<TaskPhaseState> {
    return narrowToTask(this.phaseState) !== null
  }

  enter<Next extends PhaseState>(phaseState: Next): PhaseTransition<Next> {
    return new PhaseTransition(phaseState, this.shared, this.timedDevice, this.effects)
  }

  /** Changes fields of the phase. */
  with(change: Partial<State>): PhaseTransition<State> {
    return hasAll(this.phaseState, change) ? this : this.enter({ ...this.phaseState, ...change })
  }

  withShared(change: Partial<Shared>): PhaseTransition<State> {
    const { phaseState, shared, timedDevice, effects } = this
    return hasAll(shared, change)
      ? this
      : new PhaseTransition(phaseState, { ...shared, ...change }, timedDevice, effects)
  }

  /** Opens or closes the answer to "Why is this greyed out?". */
  withGreyedReason(greyedReason: Reason | null): PhaseTransition<State> {
    return this.withShared({ greyedReason })
  }

  withEffects(...effects: readonly Effect[]): PhaseTransition<State> {
    return new PhaseTransition(this.phaseState, this.shared, this.timedDevice, [...this.effects, ...effects])
  }

  /** Sends an event to the live device, and applies it to the device of this transition. */
  send(deviceEvent: SentEvent): PhaseTransition<State> {
    return this.applyToDevice(deviceEvent).withEffects({ type: 'send', deviceEvent })
  }

  stopDemonstrator(): PhaseTransition<State> {
    return this.withEffects({ type: 'stop-demonstrator' })
  }

  private applyToDevice(deviceEvent: DeviceEvent): PhaseTransition<State> {
    return new PhaseTransition(
      this.phaseState,
      this.shared,
      applyEvent(this.timedDevice, deviceEvent),
      this.effects,
    )
  }

  /** Reports the state of the current task to the host page. */
  report(
    this: PhaseTransition<State & TaskPhaseState>,
    state: TaskProgress['state'],
  ): PhaseTransition<State> {
    const { phaseState } = this
    const presses = 'presses' in phaseState ? phaseState.presses : 0
    const fewestPresses =
      'fewestPresses' in phaseState
        ? phaseState.fewestPresses
        : 'plan' in phaseState
          ? phaseState.plan.fewestPresses
          : 0
    return this.withEffects({
      type: 'report',
      progress: { task: phaseState.target.task, state, presses, fewest: fewestPresses },
    })
  }

  /** Shows `device` as a sandbox in place of the visitor's device. */
  enterSandbox(
    this: PhaseTransition<State & TaskPhaseState>,
    device: Device,
  ): PhaseTransition<State & TaskPhaseState> {
    const visitorDevice = this.timedDevice.device
    // The sandbox continues the visitor's trail, because the browser's history stays the same.
    const { trail } = visitorDevice
    const nextEntryNumber = trail.dropped + trail.at + 1
    const sandboxTrail = visitAddress(trail, currentEntry(device.trail), nextEntryNumber)
    const sandbox = { ...device, trail: sandboxTrail }
    return this.enter({ ...this.phaseState, visitorDevice }).send({
      type: 'restore',
      device: sandbox,
      isSandbox: true,
    })
  }

  /** Shows the device on which the task begins. */
  prepareDevice(this: PhaseTransition<State & TaskPhaseState>): PhaseTransition<State & TaskPhaseState> {
    return this.enterFreshDevice().skipGuide()
  }

  /** If the task needs one, shows a device with factory settings in place of the visitor's device. */
  private enterFreshDevice(
    this: PhaseTransition<State & TaskPhaseState>,
  ): PhaseTransition<State & TaskPhaseState> {
    if (!tasks[this.phaseState.target.task].usesFreshDevice) return this
    const { surroundings } = this.timedDevice.device
    return this.enterSandbox({ ...createFreshDevice(this.timedDevice).device, surroundings })
  }

  /** Ends the installation guide, unless it asks for the task. */
  skipGuide(this: PhaseTransition<State & TaskPhaseState>): PhaseTransition<State & TaskPhaseState> {
    const device = startOfTask(this.timedDevice, this.phaseState.target)
    return device === this.timedDevice.device ? this : this.send({ type: 'restore', device })
  }

  /** Shows the visitor's device again, and ends the scene on the sandbox. */
  leaveSandbox(this: PhaseTransition<State & TaskPhaseState>): PhaseTransition<State & TaskPhaseState> {
    const { visitorDevice } = this.phaseState
    if (!visitorDevice) return this
    const back = this.enter({ ...this.phaseState, visitorDevice: null }).send({
      type: 'restore',
      device: visitorDevice,
      isSandbox: false,
    })
    if (!('scene' in back.phaseState) || !back.phaseState.scene) return back
    return (
      back
        .enter({ ...back.phaseState, scene: null })
        // Ends simulated time in this transition; the effect ends it on the live device.
        .applyToDevice({ type: 'return-to-present' })
        .withEffects({ type: 'end-scene' })
    )
  }

  /** Leaves the sandbox, or restores the device from before the demonstration or practice, if it is stored. */
  putBack(this: PhaseTransition<State & TaskPhaseState>): PhaseTransition<State & TaskPhaseState> {
    const { phaseState } = this
    if (phaseState.visitorDevice) return this.leaveSandbox()
    const start = 'start' in phaseState ? phaseState.start : null
    return start ? this.send({ type: 'restore', device: start }) : this
  }

  /**
   * Applies an input from the background (another tab, the language, simulated time) to the devices saved in the
   * state.
   */
  applyToSavedDevices(
    this: PhaseTransition<State & TaskPhaseState>,
    input: Input,
  ): PhaseTransition<State & TaskPhaseState> {
    const { phaseState } = this
    // The first `advance-time` input starts simulated time. It may do so only on the device in view.
    const applyInput = <Saved extends Device | null>(device: Saved): Saved | Device =>
      !device || (input.type === 'advance-time' && !device.simulatedTime) ? device : step(device, input)
    // `Demonstrating` stands for any phase, because it has all three fields.
    const saved: Partial<Demonstrating> = {
      visitorDevice: applyInput(phaseState.visitorDevice),
      ...('start' in phaseState && { start: applyInput(phaseState.start) }),
      ...('snapshots' in phaseState && { snapshots: mapValues(phaseState.snapshots, applyInput) }),
    }
    return this.with(saved as Partial<State & TaskPhaseState>)
  }

  /** Returns the way from the current device, or the reason why there is none. */
  plan(this: PhaseTransition<State & TaskPhaseState>): Plan | Reason {
    return planFor(this.timedDevice, this.phaseState, this.shared.lastCompletedTask)
  }

  /** Enters the first phase of a task: ready, explaining or impossible. */
  selectTask(currentTask: CurrentTask): PhaseTransition<Ready | Explaining | Impossible> {
    const plan = planFromStart(this.timedDevice, currentTask, this.shared.lastCompletedTask)
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
    this: PhaseTransition<State & TaskPhaseState>,
  ): PhaseTransition<Ready | Explaining | Impossible> {
    return this.selectTask(currentTaskOf(this.phaseState))
  }

  /** @param currentTask may be a whole `TaskPhaseState`; only the fields of `CurrentTask` are kept */
  enterImpossible(currentTask: CurrentTask, { why, fixes }: Reason): PhaseTransition<Impossible> {
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
