/** All tasks, each as a question to the device. */
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

/** In the order in which they are offered. */
export const taskIds = Object.keys(tasks) as readonly TaskId[]

/** Whether a text from anywhere names a task. */
export function isTaskId(text: string): text is TaskId {
  return Object.hasOwn(tasks, text)
}
