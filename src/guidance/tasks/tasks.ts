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
