/** Fixes that leave alone what the visitor has just begun (guidance G27). */
import type { TimedDevice } from '../../../thermostat/device/device'
import type { Fix, Reason, TaskTarget } from '../model'
import { isSuggested } from '../suggestions'
import { tasks } from '../tasks/tasks'
import { applyChange } from './fixes'

/**
 * The same reason, without the fixes that end what was begun. A fix that starts what the task needs stays:
 * whoever has started power control may still ask for the comfort maximum.
 */
export function filterFixes(
  moment: TimedDevice,
  { why, fixes }: Reason,
  lastDone: TaskTarget | null,
): Reason {
  if (!lastDone || !tasks[lastDone.task].isDone(moment.device, lastDone.value)) return { why, fixes }
  const keepsLastDone = (fix: Fix) => {
    if (startsApplication(fix)) return true
    const after = applyChange(moment, fix)
    return !after || tasks[lastDone.task].isDone(after.device, lastDone.value)
  }
  return { why, fixes: fixes.filter(keepsLastDone) }
}

const startsApplication = (fix: Fix) => 'task' in fix && isSuggested(fix.task) && fix.value === 'on'
