import { set } from '../../change'
import { routes } from '../../paths'
import { go, goBackTo, goInstead } from '../../rules/moving'
import {
  isRunning,
  programFields,
  startTimerProgram,
  stopTimerProgram,
  TIMER_STANDBY,
} from '../../rules/programs'
import { info } from '../kinds/info'
import { menu } from '../kinds/menu'
import { question } from '../kinds/question'
import { reading } from '../kinds/reading'
import { startOrStop } from '../kinds/startable'
import { walk } from '../kinds/walk'
import { activeAndStandby, runTime } from '../sample-lines'

const path = '/home/menu/program/timer'
const lines = [...activeAndStandby(22, TIMER_STANDBY), runTime]

/** After the overlay of its start it leads to the question of start-timer (behaviour 6.6). */
export const timer = menu({
  path,
  title: 'program.timer',
  icon: 'timer',
  edits: programFields,
  lines: [
    startOrStop({
      runs: (device) => isRunning(device, 'timer'),
      start: startTimerProgram,
      stop: stopTimerProgram,
    }),
    { text: 'word.inspect', icon: 'view', to: `${path}/review` },
    { text: 'word.modify', icon: 'edit', to: `${path}/edit` },
  ],
  overlay: {
    then: (device, status) => (status === 'start' ? goInstead(device, `${path}/start-timer`) : null),
  },
})

export const timerReview = reading({
  path: `${path}/review`,
  title: 'program.timer',
  icon: 'timer',
  lines: () => lines,
  link: { text: 'word.info', to: `${path}/review/info` },
})

export const timerInfo = info({
  path: `${path}/review/info`,
  title: 'program.timer',
  icon: 'info',
  pages: () => ['timer.info.1', 'timer.info.2', 'timer.info.3'],
})

export const timerEdit = walk({
  path: `${path}/edit`,
  title: 'timer.edit',
  icon: 'edit',
  notice: 'values',
  groups: [{ title: null, lines }],
})

/** Asks whether the timer's hours begin now (behaviour 6.6). */
export const startTimer = question({
  path: `${path}/start-timer`,
  title: 'timer.start',
  icon: 'timer',
  edits: ['timer'],
  dependsOn: ['timerTime'],
  question: ({ settings }) => ({ id: 'timer.start.question', values: { hours: settings.timerTime } }),
  answers: [
    { text: 'word.yes', does: (device) => go(set(device, { timer: 'on' }), routes.home) },
    { text: 'word.no', does: (device) => goBackTo(set(device, { timer: 'off' }), path) },
  ],
})
