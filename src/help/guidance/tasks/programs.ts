import type { FieldName } from '../../../thermostat/device/device'
import { isRunning, remainingTimerHours } from '../../../thermostat/device/knowledge'
import type { Task } from '../model'
import { createReadingTask, createScreenTask, createStateTask } from './create-task'
import type { TaskId } from './ids'

const programPath = '/home/menu/program'
const programFields = ['program', 'secondaryProgram', 'timer'] as const satisfies readonly FieldName[]
const stoppedFields = ['program', 'secondaryProgram'] as const satisfies readonly FieldName[]
const startedFields = [...programFields, 'temperatureValue'] as const

export const programTasks = {
  'start-week-program': createStateTask(
    'programs',
    startedFields,
    [`${programPath}/week`],
    ({ program }) => program === 'week',
  ),
  'stop-week-program': createStateTask(
    'programs',
    stoppedFields,
    [`${programPath}/week`],
    ({ program }) => program !== 'week',
  ),
  'see-week-program': createReadingTask('programs', `${programPath}/week/review`),
  'edit-week-program': createScreenTask('programs', `${programPath}/week/edit`),
  'start-timer': {
    group: 'programs',
    values: [4, 8, 12, 16, 20, 24],
    changes: [...programFields, 'timerTime'],
    screens: [`${programPath}/timer/start-timer`, '/home'],
    isDone: (device, value) => isRunning(device, 'timer') && remainingTimerHours(device) === value,
  },
  'stop-timer': createStateTask(
    'programs',
    programFields,
    [`${programPath}/timer`],
    ({ program }) => program !== 'timer',
  ),
  'start-remote-control': createStateTask(
    'programs',
    startedFields,
    [`${programPath}/remote-control`],
    ({ program }) => program === 'remoteControlProgram',
  ),
  // If the application is off, the program's line is greyed. Then choosing "off" once more stops the program.
  'stop-remote-control': createStateTask(
    'programs',
    stoppedFields,
    [`${programPath}/remote-control`, '/home/menu/installer/applications/remote-control'],
    ({ program }) => program !== 'remoteControlProgram',
  ),
  'reset-programs': createStateTask(
    'programs',
    programFields,
    [`${programPath}/reset`],
    ({ program, secondaryProgram }) => program === null && secondaryProgram === null,
  ),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
