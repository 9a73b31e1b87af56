/** Plans the steps to a task's goal. Pure. */
import { applyEvent, type TimedDevice } from '../../thermostat/device/device'
import {
  findWay,
  findWayFrom,
  isDestructive,
  type Reason,
  sideEffectsBetween,
  startOfTask,
  stepsOf,
  suggestNextTask,
  type TaskWithValue,
  tasks,
  type Way,
} from '../guidance/guidance'
import { whyImpossible } from '../guidance/why/impossible'
import type { CurrentTask, PendingTask, Plan } from './phase-state'

/**
 * @param timedDevice the device in view; a sandbox if `visitorDevice` is not null
 * @param lastCompletedTask the last completed task that changes settings; no fix undoes it (guidance G27)
 * @returns the plan, or the reason why the task is impossible
 */
export function planFor(
  timedDevice: TimedDevice,
  { target, visitorDevice }: Pick<CurrentTask, 'target' | 'visitorDevice'>,
  lastCompletedTask: TaskWithValue | null,
): Plan | Reason {
  const { task, value } = target
  // The plan begins with no button held down.
  const released = applyEvent(timedDevice, { type: 'release' })
  // `findWay` starts some tasks on a device with factory settings. In a sandbox, the plan continues on the device in
  // view.
  const way = visitorDevice ? findWayFrom(released, task, value) : findWay(released, task, value)
  if (!way) return whyImpossible(released, task, value, lastCompletedTask)
  const sideEffects = sideEffectsOf(target, way)
  return { steps: stepsOf(way), fewestPresses: way.pressCount, sideEffects, endsGuide: false }
}

/** Plans a task that has not begun, from the device on which it begins (guidance G6). Parameters as for `planFor`. */
export function planFromStart(
  timedDevice: TimedDevice,
  currentTask: Pick<CurrentTask, 'target' | 'visitorDevice'>,
  lastCompletedTask: TaskWithValue | null,
): Plan | Reason {
  const device = startOfTask(timedDevice, currentTask.target)
  const plan = planFor({ ...timedDevice, device }, currentTask, lastCompletedTask)
  return isPlan(plan) ? { ...plan, endsGuide: device !== timedDevice.device } : plan
}

export function isPlan(planned: Plan | Reason): planned is Plan {
  return 'steps' in planned
}

/** Returns the names of the features that the way turns off; none if that is its purpose, or on a fresh device. */
function sideEffectsOf({ task, value }: TaskWithValue, { start, end }: Way): Plan['sideEffects'] {
  const turnsOff = value === 'off' || value === 0
  if (isDestructive(task) || turnsOff || tasks[task].usesFreshDevice) return []
  return sideEffectsBetween(start.device, end.device)
}

/** Returns the task to return to, or a suggested next task if there is none. */
export function nextTaskAfter(
  timedDevice: TimedDevice,
  { target, returnTo }: CurrentTask,
): PendingTask | null {
  if (returnTo) return returnTo
  const suggested = suggestNextTask(timedDevice, target)
  if (!suggested) return null
  const { task, value, followedBy } = suggested
  return {
    task,
    value,
    mode: null,
    returnTo: followedBy ? { ...followedBy, mode: null, returnTo: null } : null,
  }
}
