import { amount } from '../../../../common/texts/text'
import { changeSettings } from '../../change'
import type { Device } from '../../model'
import { routes } from '../../paths'
import { TIMER_ACTIVE_DEGREES, TIMER_STANDBY_DEGREES } from '../../rules/in-force'
import { goBackTo, showOverlay } from '../../rules/navigation'
import { isRunning, programFields, startTimerProgram, stopTimerProgram } from '../../rules/programs'
import { createTemperatureLines, runTimeLine } from '../example-lines'
import { info } from '../kinds/info'
import { menu } from '../kinds/menu'
import { question } from '../kinds/question'
import { readOnlyEditor } from '../kinds/read-only-editor'
import { readOnlyLines } from '../kinds/read-only-lines'
import { startStopLine } from '../kinds/start-stop-line'

const path = '/home/menu/program/timer'
const exampleLines = [...createTemperatureLines(TIMER_ACTIVE_DEGREES, TIMER_STANDBY_DEGREES), runTimeLine]

const startTimerPath = `${path}/start-timer`

export const timer = menu({
  path,
  title: 'program.timer',
  icon: 'timer',
  edits: programFields,
  lines: [
    startStopLine({
      isRunning: (device) => isRunning(device, 'timer'),
      start: startTimerPath,
      stop: stopTimerProgram,
    }),
    { text: 'word.inspect', icon: 'view', to: `${path}/review` },
    { text: 'word.modify', icon: 'edit', to: `${path}/edit` },
  ],
})

export const timerReview = readOnlyLines({
  path: `${path}/review`,
  title: 'program.timer',
  icon: 'timer',
  lines: () => exampleLines,
  link: { text: 'word.info', to: `${path}/review/info` },
})

export const timerInfo = info({
  path: `${path}/review/info`,
  title: 'program.timer',
  icon: 'info',
  pages: () => ['timer.info.1', 'timer.info.2', 'timer.info.3'],
})

export const timerEdit = readOnlyEditor({
  path: `${path}/edit`,
  title: 'timer.edit',
  icon: 'edit',
  notice: 'values',
  groups: [{ title: null, lines: exampleLines }],
})

/** Asks whether to start the timer program with its stored hours (behaviour 6.6). */
export const startTimerQuestion = question({
  path: startTimerPath,
  title: 'timer.start',
  icon: 'timer',
  edits: programFields,
  dependsOn: ['timerTime'],
  advice: () => ({
    id: 'page.advice.timer',
    values: { temperature: amount(TIMER_STANDBY_DEGREES, 'unit.degree') },
  }),
  question: ({ settings }) => ({ id: 'timer.start.question', values: { hours: settings.timerTime } }),
  answers: [
    {
      text: 'word.yes',
      action: (device) => showOverlay(changeSettings(startTimerProgram(device), { timer: 'on' }), 'start'),
    },
    { text: 'word.no', action: (device) => goBackTo(turnOffTimerIfProgramRuns(device), path) },
  ],
  overlay: { onEnd: (device) => goBackTo(device, routes.home) },
})

/**
 * Turns the timer off if its program already runs (behaviour 6.6), because the question also opens from home and by
 * its address.
 */
const turnOffTimerIfProgramRuns = (device: Device) =>
  isRunning(device, 'timer') ? changeSettings(device, { timer: 'off' }) : device
