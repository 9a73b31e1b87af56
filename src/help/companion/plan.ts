/** Plans the way of a task on a device, and says what a task explains. Pure. */
import { happened, type Moment } from '../../thermostat/device/device'
import {
  isSuggested,
  lossesBetween,
  type Reason,
  stepsOf,
  suggestNext,
  type TaskTarget,
  tasks,
  type Way,
  wayFrom,
  wayTo,
} from '../guidance/guidance'
import { whyImpossible } from '../guidance/why/impossible'
import type { InHand, Pending, PlannedWay } from './guide-state'

/**
 * @param own tells by being there that the device in view is a sandbox, on which the task is done
 * @param lastDone what the visitor has just done: no fix ends that
 */
export function planFor(
  now: Moment,
  { target, own }: Pick<InHand, 'target' | 'own'>,
  lastDone: TaskTarget | null,
): PlannedWay | Reason {
  const { task, value } = target
  // Nothing is held: whoever plans has let go.
  const free = happened(now, { type: 'let-go' })
  const way = own ? wayFrom(free, task, value) : wayTo(free, task, value)
  if (!way) return whyImpossible(free, task, value, lastDone)
  return { steps: stepsOf(way), fewest: way.presses, sideEffects: sideEffectsOf(target, way) }
}

export function isPlan(planned: PlannedWay | Reason): planned is PlannedWay {
  return 'steps' in planned
}

/** Returns what ends on the way, except for what the task is there to end. */
function sideEffectsOf({ task, value }: TaskTarget, { begin, end }: Way): PlannedWay['sideEffects'] {
  const isMeant = !isSuggested(task) || value === 'off' || value === 0
  return isMeant || tasks[task].onFreshDevice ? [] : lossesBetween(begin.device, end.device)
}

/** Returns the task to go on with: the one to return to, or a suggestion. */
export function nextAfter(now: Moment, { target, returnTo }: InHand): Pending | null {
  const next = returnTo ? null : suggestNext(now, target)
  return next ? { ...next, mode: null, returnTo: null } : returnTo
}
