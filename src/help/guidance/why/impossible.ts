/** Why there is no way to a task from a device as it is, and what to do about it. */
import { type Happening, isRoute, type Moment, picture, step } from '../../../thermostat/device/device'
import type { Fix, Reason, Task, TaskTarget, Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { wayFrom } from '../ways'
import { fixesFor } from './find-fixes'
import { fixed } from './fixes'
import { fieldsOf, lookOf, nearness } from './needs'
import { beyondRange, refused } from './refusal'
import { sparing } from './sparing'

/**
 * Why a task that has no way is impossible.
 * @param begun what the visitor has just done: no fix ends that (guidance G27)
 */
export function whyImpossible(
  moment: Moment,
  taskId: TaskId,
  value: Value,
  begun: TaskTarget | null = null,
): Reason {
  return sparing(moment, beyondRange(moment, taskId, value) ?? missing(moment, taskId, value), begun)
}

/** What is missing, and the fixes that add it; where there is none, what the screen says itself. */
function missing(moment: Moment, taskId: TaskId, value: Value): Reason {
  const task = tasks[taskId]
  const isPossible = (there: Moment) => wayFrom(there, taskId, value) !== null
  const found = fixesFor(moment, {
    granted: isPossible,
    nearness: (there) => nearness(there, task),
    seen: (there) => lookOf(there, task),
    fields: fieldsOf(task.where),
    task: taskId,
    value,
  })
  const opens = (link: Fix) => isPossible(fixed(moment, link) ?? moment)
  const fixes = found.length > 0 ? found : links(moment, task).filter(opens)
  const [first] = fixes
  if (first) return { why: first.why, fixes }
  return refused(moment, taskId, value) ?? { why: 'why.asSetUp', fixes: [] }
}

/** Screens that no menu leads to are opened by a link beside the device. */
function links(moment: Moment, { where }: Task): readonly Fix[] {
  return where.filter(isRoute).map((path) => {
    const happening: Happening = { type: 'go', path }
    const values = { what: picture(step(moment.device, { ...happening, at: moment.now })).title }
    return { why: { id: 'why.noMenu', values }, label: { id: 'fix.open', values }, happening }
  })
}
