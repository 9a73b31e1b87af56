/** What is offered before anything is typed: the tasks that are asked most, in groups. */
import { type Group, type TaskId, taskIds, tasks } from '../../guidance/guidance'

export interface TaskGroup {
  readonly group: Group
  readonly tasks: readonly TaskId[]
}

/** Those that the page shows by itself, before the companion is loaded. */
export const firstTasks: readonly TaskId[] = [
  'change-temperature',
  'start-timer',
  'start-week-program',
  'lock-keys',
  'see-energy',
  'why-error',
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

/** An installer's come last. */
const groups: readonly Group[] = ['everyday', 'programs', 'settings', 'wifi', 'why', 'installer']

/** @param all every task, not only the most asked */
export function taskGroups(all: boolean): readonly TaskGroup[] {
  const asked = all ? taskIds : popularTasks
  return groups.map((group) => ({ group, tasks: asked.filter((id) => tasks[id].group === group) }))
}
