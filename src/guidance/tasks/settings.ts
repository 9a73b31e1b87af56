import type { Task } from '../model'
import { fieldIsValue, inView } from './goals'
import type { TaskId } from './ids'

const path = '/home/menu/settings'

export const clockAndSettings = {
  'set-clock': inView('settings', `${path}/time-and-date/set-time`),
  'set-date': {
    ...inView('settings', `${path}/time-and-date/set-date`),
    where: [`${path}/time-and-date/set-date`, `${path}/time-and-date/set-time`],
  },
  'set-time-zone': fieldIsValue(
    'settings',
    'timezone',
    ['UTC+0', 'UTC+1', 'UTC+2', 'UTC+3'],
    [`${path}/time-and-date/set-timezone`],
  ),
  'summer-time': fieldIsValue('settings', 'summertime', ['on', 'off'], [`${path}/summertime`]),
  'screen-saver': fieldIsValue(
    'settings',
    'screensaver',
    ['time/temp', 'time/date', 'none'],
    [`${path}/screensaver`],
  ),
  // Outside the guide no line leads there; a reset would, but it changes everything.
  'floor-type': fieldIsValue(
    'settings',
    'floorType',
    ['wood/laminate', 'tile/stone', 'plastic/vinyl'],
    [`${path}/floor-type`],
  ),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
