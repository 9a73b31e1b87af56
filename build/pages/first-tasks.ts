/** Tasks that the page lists before the companion is loaded. */
import { firstTasks as ids } from '../../src/help/companion/find/popular-tasks'
import { defaultValueOf, findWay, type TaskId, taskIds } from '../../src/help/guidance/guidance'
import { createDeviceAtHome } from '../../src/help/guidance/manual/devices'
import { type Language, languages } from '../../src/thermostat/device/device'
import { taskName } from '../task-names'

export const firstTasks: typeof import('virtual:first-tasks').firstTasks = ids.map((id) => ({
  id,
  names: namesOf(id),
  presses: findWay(createDeviceAtHome('en'), id, defaultValueOf(id))?.pressCount ?? 0,
}))

export const taskCount = taskIds.length

function namesOf(id: TaskId): Readonly<Record<Language, string>> {
  const names = languages.map((language) => [language, taskName(id, language)])
  return Object.fromEntries(names)
}
