/** Plans the way to a task's goal. Pure. */
import { applyEvent, type TimedDevice } from '../../thermostat/device/device'
import {
  isSuggested,
  type Reason,
  sideEffectsBetween,
  stepsOf,
  suggestNext,
  type TaskTarget,
  tasks,
  type Way,
  wayFrom,
  wayTo,
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
  lastCompletedTask: TaskTarget | null,
): Plan | Reason {
  const { task, value } = target
  // The way is pressed with no button down.
  const free = applyEvent(now, { type: 'release' })
  const way = visitorDevice ? wayFrom(free, task, value) : wayTo(free, task, value)
  if (!way) return whyImpossible(free, task, value, lastCompletedTask)
  return { steps: stepsOf(way), fewestPresses: way.presses, sideEffects: sideEffectsOf(target, way) }
}

export function isPlan(planned: Plan | Reason): planned is Plan {
  return 'steps' in planned
}

/** Returns the settings and programs that end on the way, except those that the task is meant to end. */
function sideEffectsOf({ task, value }: TaskTarget, { start, end }: Way): Plan['sideEffects'] {
  const isMeant = !isSuggested(task) || value === 'off' || value === 0
  return isMeant || tasks[task].onFreshDevice ? [] : sideEffectsBetween(start.device, end.device)
}

/** Returns the task to return to, or else a suggested next task. */
export function nextTaskAfter(now: TimedDevice, { target, returnTo }: CurrentTask): PendingTask | null {
  const next = returnTo ? null : suggestNext(now, target)
  return next ? { ...next, mode: null, returnTo: null } : returnTo
}
