/** Tasks that the page lists before the companion is loaded. */
import { extraTasks, firstTasks as ids } from '../../src/help/companion/find/popular-tasks'
import { defaultValueOf, findWay, type TaskId, taskIds, tasks } from '../../src/help/guidance/guidance'
import { createDeviceAtHome } from '../../src/help/guidance/manual/devices'
import { type Language, languages } from '../../src/thermostat/device/device'
import { taskName } from '../task-names'

export const firstTasks: typeof import('virtual:first-tasks').firstTasks = ids.map((id) => ({
  id,
  names: namesOf(id),
  presses: pressesOf(id),
  isExtra: extraTasks.includes(id),
}))

export const taskCount = taskIds.length

/** Returns 0 for a question, although the way to its answer may have presses. */
function pressesOf(id: TaskId): number {
  if (tasks[id].group === 'why') return 0
  return findWay(createDeviceAtHome('en'), id, defaultValueOf(id))?.pressCount ?? 0
}

function namesOf(id: TaskId): Readonly<Record<Language, string>> {
  const names = languages.map((language) => [language, taskName(id, language)])
  return Object.fromEntries(names)
}
