import type { Task } from '../model'
import { createScreenTask, createValueTask } from './create-task'
import type { TaskId } from './ids'

const path = '/home/menu/settings'

export const clockAndSettings = {
  'set-clock': createScreenTask('settings', `${path}/time-and-date/set-time`),
  'set-date': {
    ...createScreenTask('settings', `${path}/time-and-date/set-date`),
    screens: [`${path}/time-and-date/set-date`, `${path}/time-and-date/set-time`],
  },
  'set-time-zone': createValueTask('settings', 'timezone', 'UTC+0'),
  'summer-time': createValueTask('settings', 'summertime', 'on'),
  'screen-saver': createValueTask('settings', 'screensaver', 'time/temp'),
  // Only the guide leads there. A reset would start it, but changes everything.
  'floor-type': createValueTask('settings', 'floorType', 'wood/laminate'),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
