import type { Task } from '../model'
import { inView, settingIs } from './goals'
import type { TaskId } from './ids'

const path = '/home/menu/settings'

export const clockAndSettings = {
  'set-clock': inView('settings', `${path}/time-and-date/set-time`),
  'set-date': {
    ...inView('settings', `${path}/time-and-date/set-date`),
    where: [`${path}/time-and-date/set-date`, `${path}/time-and-date/set-time`],
  },
  'set-time-zone': settingIs('settings', 'timezone', 'UTC+0'),
  'summer-time': settingIs('settings', 'summertime', 'on'),
  'screen-saver': settingIs('settings', 'screensaver', 'time/temp'),
  // Outside the guide no line leads there; a reset would, but it changes everything.
  'floor-type': settingIs('settings', 'floorType', 'wood/laminate'),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
