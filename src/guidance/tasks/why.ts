/** Tasks that explain: a screen that proves it is shown, and a task to go on with. */
import { type Path, pathOf } from '../../device/device'
import type { Task } from '../model'
import type { TaskId } from './ids'

function explained(where: Path, leadsTo: TaskId): Task {
  return { group: 'why', changes: [], where: [where], leadsTo, holds: (device) => pathOf(device) === where }
}

const installer = '/home/menu/installer'

export const why = {
  'why-it-goes-back': explained('/home/menu/program/week/review', 'stop-week-program'),
  'why-limited': explained(`${installer}/functions/operating-time-limitation`, 'operating-time'),
  'why-early': explained(`${installer}/functions/adaptive-function`, 'adaptive'),
  'why-window': explained(`${installer}/functions/ventilation-function`, 'ventilation'),
  'why-error': { ...explained('/home', 'system-info'), values: [1, 2, 3, 4, 5, 6, 7, 8] },
  'why-locked-guest': explained('/home', 'hotel'),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
