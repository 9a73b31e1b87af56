import type { Device } from '../../../thermostat/device/device'
import { isGuideOn } from '../../../thermostat/device/knowledge'
import type { Task } from '../model'
import { createScreenTask, createValueTask } from './create-task'
import type { TaskId } from './ids'

const settingsPath = '/home/menu/settings'

/** The way through the guide teaches nothing to somebody whose thermostat has been running for long. */
const isGuideOver = (device: Device) => !isGuideOn(device)

export const settingsTasks = {
  'set-clock': createScreenTask('settings', `${settingsPath}/time-and-date/set-time`, isGuideOver),
  'set-date': {
    ...createScreenTask('settings', `${settingsPath}/time-and-date/set-date`, isGuideOver),
    // Confirm on the time opens the date.
    screens: [`${settingsPath}/time-and-date/set-date`, `${settingsPath}/time-and-date/set-time`],
  },
  'set-time-zone': createValueTask('settings', 'timezone', 'UTC+0'),
  'summer-time': createValueTask('settings', 'summertime', 'on'),
  'screen-saver': createValueTask('settings', 'screensaver', 'time/temp'),
  // Possible only in the guide, which alone leads to its screen.
  'floor-type': createValueTask('settings', 'floorType', 'wood/laminate'),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
