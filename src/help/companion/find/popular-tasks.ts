/** The tasks that are listed before the visitor types. */
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

export const popularTasks: readonly TaskId[] = [
  'change-temperature',
  'turn-off',
  'turn-on',
  'lock-keys',
  'unlock-keys',
  'see-energy',
  'start-week-program',
  'edit-week-program',
  'start-timer',
  'set-clock',
  'connect-wifi',
  'why-it-goes-back',
  'why-room-cooler',
  'why-not-warm-yet',
  'why-limited',
  'why-error',
  'choose-sensor',
  'sensor-type',
  'factory-reset',
]

/** The groups in the order of the list; tasks for installers come last. */
const groups: readonly Group[] = ['everyday', 'programs', 'settings', 'wifi', 'why', 'installer']

/** @param listsAllTasks true for all tasks, false for the popular ones */
export function taskGroups(listsAllTasks: boolean): readonly TaskGroup[] {
  const listed = listsAllTasks ? taskIds : popularTasks
  return groups.map((group) => ({ group, tasks: listed.filter((id) => tasks[id].group === group) }))
}
