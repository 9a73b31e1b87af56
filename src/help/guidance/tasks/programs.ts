import type { FieldName } from '../../../thermostat/device/device'
import { isRunning, remainingTimerHours } from '../../../thermostat/device/knowledge'
import type { Task } from '../model'
import { inView, reading, settingsAre } from './goals'
import type { TaskId } from './ids'

const path = '/home/menu/program'
const programFields = ['program', 'secondaryProgram', 'timer'] as const satisfies readonly FieldName[]
const stoppedFields = ['program', 'secondaryProgram'] as const satisfies readonly FieldName[]
const startedFields = [...programFields, 'temperatureValue'] as const

export const programs = {
  'start-week-program': settingsAre(
    'programs',
    startedFields,
    [`${path}/week`],
    ({ program }) => program === 'week',
  ),
  'stop-week-program': settingsAre(
    'programs',
    stoppedFields,
    [`${path}/week`],
    ({ program }) => program !== 'week',
  ),
  'see-week-program': reading('programs', `${path}/week/review`),
  'edit-week-program': inView('programs', `${path}/week/edit`),
  'start-timer': {
    group: 'programs',
    values: [4, 8, 12, 16, 20, 24],
    changes: [...programFields, 'timerTime'],
    where: [`${path}/timer/start-timer`, '/home'],
    isDone: (device, value) => isRunning(device, 'timer') && remainingTimerHours(device) === value,
  },
  'stop-timer': settingsAre(
    'programs',
    programFields,
    [`${path}/timer`],
    ({ program }) => program !== 'timer',
  ),
  'start-remote-control': settingsAre(
    'programs',
    startedFields,
    [`${path}/remote-control`],
    ({ program }) => program === 'remoteControlProgram',
  ),
  // Where its line rests, its application is off already; choosing that again stops it.
  'stop-remote-control': settingsAre(
    'programs',
    stoppedFields,
    [`${path}/remote-control`, '/home/menu/installer/applications/remote-control'],
    ({ program }) => program !== 'remoteControlProgram',
  ),
  'reset-programs': settingsAre(
    'programs',
    programFields,
    [`${path}/reset`],
    ({ program, secondaryProgram }) => program === null && secondaryProgram === null,
  ),
} satisfies Readonly<Partial<Record<TaskId, Task>>>
