/** Plans the way to a task's goal. Pure. */
import { applyEvent, type TimedDevice } from '../../thermostat/device/device'
import {
  findWay,
  findWayFrom,
  isSuggested,
  type Reason,
  sideEffectsBetween,
  stepsOf,
  suggestNextTask,
  type TaskWithValue,
  tasks,
  type Way,
} from '../guidance/guidance'
import { whyImpossible } from '../guidance/why/impossible'
import type { CurrentTask, PendingTask, Plan } from './guide-state'

/**
 * @param now the device in view; a sandbox if `visitorDevice` is not null
 * @param lastCompletedTask the task that the visitor did last; no fix undoes it
 * @returns the way, or the reason why there is none
 */
export function planFor(
  now: TimedDevice,
  { target, visitorDevice }: Pick<CurrentTask, 'target' | 'visitorDevice'>,
  lastCompletedTask: TaskWithValue | null,
): Plan | Reason {
  const { task, value } = target
  // The way is pressed with no button down.
  const free = applyEvent(now, { type: 'release' })
  const way = visitorDevice ? findWayFrom(free, task, value) : findWay(free, task, value)
  if (!way) return whyImpossible(free, task, value, lastCompletedTask)
  return { steps: stepsOf(way), fewestPresses: way.pressCount, sideEffects: sideEffectsOf(target, way) }
}

export function isPlan(planned: Plan | Reason): planned is Plan {
  return 'steps' in planned
}

/** Returns the settings and programs that end on the way, except those that the task is meant to end. */
function sideEffectsOf({ task, value }: TaskWithValue, { start, end }: Way): Plan['sideEffects'] {
  const isMeant = !isSuggested(task) || value === 'off' || value === 0
  return isMeant || tasks[task].usesFreshDevice ? [] : sideEffectsBetween(start.device, end.device)
}

/** Returns the task to return to, or else a suggested next task. */
export function nextTaskAfter(now: TimedDevice, { target, returnTo }: CurrentTask): PendingTask | null {
  const next = returnTo ? null : suggestNextTask(now, target)
  return next ? { ...next, mode: null, returnTo: null } : returnTo
}
