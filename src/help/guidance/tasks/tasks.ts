import type { Task } from '../model'
import { everydayTasks } from './everyday'
import type { TaskId } from './ids'
import { installerTasks } from './installer'
import { programTasks } from './programs'
import { questionTasks } from './questions'
import { settingsTasks } from './settings'
import { whyTasks } from './why'
import { wifiTasks } from './wifi'

export const tasks: Readonly<Record<TaskId, Task>> = {
  ...everydayTasks,
  ...programTasks,
  ...settingsTasks,
  ...wifiTasks,
  ...installerTasks,
  ...whyTasks,
  ...questionTasks,
}

/** The tasks of the group `why`. */
export type ExplainingId = keyof typeof whyTasks | keyof typeof questionTasks

export function isExplainingTask<Id extends TaskId>(id: Id): id is Extract<Id, ExplainingId> {
  return tasks[id].group === 'why'
}

/** The ids of all tasks, in the order in which they are offered. */
export const taskIds = Object.keys(tasks) as readonly TaskId[]

export function isTaskId(text: string): text is TaskId {
  return Object.hasOwn(tasks, text)
}
