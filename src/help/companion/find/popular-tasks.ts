/** The tasks that are listed before the visitor types, and the groups of all tasks. */
import { type Group, type TaskId, taskIds, tasks } from '../../guidance/guidance'

export interface TaskGroup {
  readonly group: Group
  readonly tasks: readonly TaskId[]
}

/** The tasks that the page lists while the companion is closed or still loads. */
export const firstTasks: readonly TaskId[] = [
  'change-temperature',
  'start-timer',
  'start-week-program',
  'edit-week-program',
  'turn-off',
  'lock-keys',
  'see-energy',
  'why-error',
  'why-not-warm-yet',
  'why-it-goes-back',
]

/** Those of the first tasks that only a high window has room for. */
export const extraTasks: readonly TaskId[] = [
  'edit-week-program',
  'turn-off',
  'why-not-warm-yet',
  'why-it-goes-back',
]

/** The first tasks that every window has room for. The list repeats them below the examples. */
export const mostAskedTasks: readonly TaskId[] = firstTasks.filter((id) => !extraTasks.includes(id))

/** The groups in the order of the list; tasks for installers come last. */
const groups: readonly Group[] = ['everyday', 'programs', 'settings', 'wifi', 'why', 'installer']

/** All tasks by group. */
export const taskGroups: readonly TaskGroup[] = groups.map((group) => ({
  group,
  tasks: taskIds.filter((id) => tasks[id].group === group),
}))
