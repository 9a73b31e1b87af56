import { amount } from '../../../../common/texts/text'
import { set } from '../../change'
import type { Device } from '../../model'
import { routes } from '../../paths'
import { TIMER_STANDBY } from '../../rules/in-force'
import { goBackTo, show } from '../../rules/moving'
import { isRunning, programFields, startTimerProgram, stopTimerProgram } from '../../rules/programs'
import { info } from '../kinds/info'
import { menu } from '../kinds/menu'
import { question } from '../kinds/question'
import { reading } from '../kinds/reading'
import { startOrStop } from '../kinds/startable'
import { walk } from '../kinds/walk'
import { activeAndStandby, runTime } from '../sample-lines'

const path = '/home/menu/program/timer'
const lines = [...activeAndStandby(22, TIMER_STANDBY), runTime]

const questionPath = `${path}/start-timer`

/** Starting it asks first (behaviour 6.6). */
export const timer = menu({
  path,
  title: 'program.timer',
  icon: 'timer',
  edits: programFields,
  lines: [
    startOrStop({
      runs: (device) => isRunning(device, 'timer'),
      start: questionPath,
      stop: stopTimerProgram,
    }),
    { text: 'word.inspect', icon: 'view', to: `${path}/review` },
    { text: 'word.modify', icon: 'edit', to: `${path}/edit` },
  ],
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

/** Yes starts the timer program with its hours, no leaves everything as it was (behaviour 6.6). */
export const startTimer = question({
  path: questionPath,
  title: 'timer.start',
  icon: 'timer',
  edits: programFields,
  dependsOn: ['timerTime'],
  advice: () => ({ id: 'page.advice.timer', values: { temperature: amount(TIMER_STANDBY, 'unit.degree') } }),
  question: ({ settings }) => ({ id: 'timer.start.question', values: { hours: settings.timerTime } }),
  answers: [
    { text: 'word.yes', does: (device) => show(set(startTimerProgram(device), { timer: 'on' }), 'start') },
    { text: 'word.no', does: (device) => goBackTo(withoutHours(device), path) },
  ],
  overlay: { leadsTo: (device) => goBackTo(device, routes.home) },
})

/** A timer that runs already, where the question was opened by its address. */
const withoutHours = (device: Device) => (isRunning(device, 'timer') ? set(device, { timer: 'off' }) : device)
