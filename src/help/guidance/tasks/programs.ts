import type { FieldName } from '../../../thermostat/device/device'
import { isRunning, remainingTimerHours } from '../../../thermostat/device/knowledge'
import type { Task } from '../model'
import { createReadingTask, createScreenTask, createStateTask } from './create-task'
import type { TaskId } from './ids'

const path = '/home/menu/program'
const programFields = ['program', 'secondaryProgram', 'timer'] as const satisfies readonly FieldName[]
const stoppedFields = ['program', 'secondaryProgram'] as const satisfies readonly FieldName[]
const startedFields = [...programFields, 'temperatureValue'] as const

export const programs = {
  'start-week-program': createStateTask(
    'programs',
    startedFields,
    [`${path}/week`],
    ({ program }) => program === 'week',
  ),
  'stop-week-program': createStateTask(
    'programs',
    stoppedFields,
    [`${path}/week`],
    ({ program }) => program !== 'week',
  ),
  'see-week-program': createReadingTask('programs', `${path}/week/review`),
  'edit-week-program': createScreenTask('programs', `${path}/week/edit`),
  'start-timer': {
    group: 'programs',
    values: [4, 8, 12, 16, 20, 24],
    changes: [...programFields, 'timerTime'],
    screens: [`${path}/timer/start-timer`, '/home'],
    isDone: (device, value) => isRunning(device, 'timer') && remainingTimerHours(device) === value,
  },
  'stop-timer': createStateTask(
    'programs',
    programFields,
    [`${path}/timer`],
    ({ program }) => program !== 'timer',
  ),
  'start-remote-control': createStateTask(
    'programs',
    startedFields,
    [`${path}/remote-control`],
    ({ program }) => program === 'remoteControlProgram',
  ),
  // If the application is off, the program's line is greyed. Then choosing "off" once more stops the program.
  'stop-remote-control': createStateTask(
    'programs',
    stoppedFields,
    [`${path}/remote-control`, '/home/menu/installer/applications/remote-control'],
    ({ program }) => program !== 'remoteControlProgram',
  ),
  'reset-programs': createStateTask(
    'programs',
    programFields,
    [`${path}/reset`],
    ({ program, secondaryProgram }) => program === null && secondaryProgram === null,
  ),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
