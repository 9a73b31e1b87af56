/** How a task can be done from a device as it is: by a way, or after what is in its way is fixed. */
import { type Happening, isRoute, type Moment, picture, step } from '../../device/device'
import type { Answer, Task, Value } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { wayTo } from '../ways'
import { type Fix, fromTheFactory } from './fixes'
import { fieldsOf, lookOf, reach } from './needs'
import { fixesFor } from './trying'

/** The way to a task, or why there is none and what to do about it. */
export function answer(moment: Moment, taskId: TaskId, value: Value): Answer {
  const way = wayTo(moment, taskId, value)
  if (way) return { kind: 'way', way }
  const task = tasks[taskId]
  const isPossible = (there: Moment) => wayTo(there, taskId, value) !== null
  const found = fixesFor(moment, {
    granted: isPossible,
    nearness: (there) => reach(there, task),
    seen: (there) => lookOf(there, task),
    fields: fieldsOf(task.where),
    task: taskId,
    value,
  })
  const fixes = found.length > 0 ? found : links(moment, task).filter(({ after }) => isPossible(after))
  const [best] = fixes
  return {
    kind: 'impossible',
    why: (best ?? fromTheFactory).why,
    mends: (best ? fixes : [fromTheFactory]).map(({ mend }) => mend),
  }
}

/** Screens that no menu leads to are opened by a link beside the device. */
function links(moment: Moment, { where }: Task): readonly (Fix & { readonly after: Moment })[] {
  return where.filter(isRoute).map((path) => {
    const happening: Happening = { type: 'go', path }
    const device = step(moment.device, { ...happening, at: moment.now })
    const values = { what: picture(device).title }
    return {
      why: { id: 'why.noMenu', values },
      mend: { label: { id: 'fix.open', values }, happening },
      after: { device, now: moment.now },
    }
  })
}
