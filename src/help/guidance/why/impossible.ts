import {
  createPicture,
  type DeviceEvent,
  isRoute,
  step,
  type TimedDevice,
} from '../../../thermostat/device/device'
import type { Fix, Reason, Task, TaskValue, TaskWithValue } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { findWayFrom } from '../ways'
import { accessDepthOf, appearanceOf, fieldsOf } from './access-depth'
import { filterFixes } from './filter-fixes'
import { findFixes } from './find-fixes'
import { applyChange } from './fixes'
import { rangeReason, refusalReason } from './refusal'

/**
 * Returns the reason why a task without a way is impossible.
 *
 * @param lastDone the task that the visitor has just done; no fix undoes it (guidance G27)
 */
export function whyImpossible(
  timedDevice: TimedDevice,
  taskId: TaskId,
  value: TaskValue,
  lastDone: TaskWithValue | null = null,
): Reason {
  return filterFixes(
    timedDevice,
    rangeReason(timedDevice, taskId, value) ?? findReasonWithFixes(timedDevice, taskId, value),
    lastDone,
  )
}

/** Returns the reason of the first fix; without a fix, the refusal of the value, or else a general reason. */
function findReasonWithFixes(timedDevice: TimedDevice, taskId: TaskId, value: TaskValue): Reason {
  const task = tasks[taskId]
  const isPossible = (there: TimedDevice) => findWayFrom(there, taskId, value) !== null
  const found = findFixes(timedDevice, {
    isReached: isPossible,
    accessDepth: (there) => accessDepthOf(there, task),
    appearance: (there) => appearanceOf(there, task),
    fields: fieldsOf(task.screens),
    task: taskId,
    value,
  })
  const opens = (link: Fix) => isPossible(applyChange(timedDevice, link) ?? timedDevice)
  const fixes = found.length > 0 ? found : createLinkFixes(timedDevice, task).filter(opens)
  const [first] = fixes
  if (first) return { why: first.why, fixes }
  return refusalReason(timedDevice, taskId, value) ?? { why: 'why.asSetUp', fixes: [] }
}

/** Returns the fixes that open a screen by its address, for screens that no menu leads to. */
function createLinkFixes(timedDevice: TimedDevice, { screens }: Task): readonly Fix[] {
  return screens.filter(isRoute).map((path) => {
    const deviceEvent: DeviceEvent = { type: 'go', path }
    const values = {
      what: createPicture(step(timedDevice.device, { ...deviceEvent, at: timedDevice.now })).title,
    }
    return { why: { id: 'why.noMenu', values }, label: { id: 'fix.open', values }, deviceEvent }
  })
}
