import type { Task } from '../model'
import { createStateTask } from './create-task'
import type { TaskId } from './ids'

const wifiPath = '/home/menu/settings/wifi'

export const wifiTasks = {
  'connect-wifi': {
    group: 'wifi',
    values: ['Home', 'Aurora', 'wps'],
    changes: ['wifi', 'wifiNetwork'],
    screens: [`${wifiPath}/connect-wifi`, `${wifiPath}/choose-network/enter-password/connected`],
    isDone: ({ settings }, value) => settings.wifi === 'on' && settings.wifiNetwork === value,
  },
  'reset-wifi-account': createStateTask(
    'wifi',
    ['wifi', 'wifiNetwork'],
    [`${wifiPath}/reset-account`],
    ({ wifi, wifiNetwork }) => wifi === null && wifiNetwork === null,
  ),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
