import type { Task } from '../model'
import { everyday } from './everyday'
import type { TaskId } from './ids'
import { installer } from './installer'
import { programs } from './programs'
import { clockAndSettings } from './settings'
import { why } from './why'
import { wifi } from './wifi'

export const tasks: Readonly<Record<TaskId, Task>> = {
  ...everyday,
  ...programs,
  ...clockAndSettings,
  ...wifi,
  ...installer,
  ...why,
}

/** The ids of all tasks, in the order in which they are offered. */
export const taskIds = Object.keys(tasks) as readonly TaskId[]

export function isTaskId(text: string): text is TaskId {
  return Object.hasOwn(tasks, text)
}
