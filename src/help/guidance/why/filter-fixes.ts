import type { TimedDevice } from '../../../thermostat/device/device'
import type { Fix, Reason, TaskWithValue } from '../model'
import { isDestructive } from '../suggestions'
import { tasks } from '../tasks/tasks'
import { applyChange } from './fixes'

/**
 * Returns the reason without the fixes that undo the last task (guidance G27). A fix that starts an application is
 * kept, although it may undo the last task: after starting power control, a visitor may ask for the comfort maximum.
 */
export function filterFixes(
  timedDevice: TimedDevice,
  { why, fixes }: Reason,
  lastDone: TaskWithValue | null,
): Reason {
  if (!lastDone || !tasks[lastDone.task].isDone(timedDevice.device, lastDone.value)) return { why, fixes }
  const keepsLastDone = (fix: Fix) => {
    if (startsApplication(fix)) return true
    const after = applyChange(timedDevice, fix)
    return !after || tasks[lastDone.task].isDone(after.device, lastDone.value)
  }
  return { why, fixes: fixes.filter(keepsLastDone) }
}

const startsApplication = (fix: Fix) => 'task' in fix && !isDestructive(fix.task) && fix.value === 'on'
