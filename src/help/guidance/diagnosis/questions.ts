/** The questions of a diagnosis, and what their choices lead to. */
import { faults } from '../../../thermostat/device/device'
import type { DeviceAnswerId } from './answers'
import { faultAnswerIds } from './device-answers'
import type { DiagnosisEntry } from './model'
import {
  type Branch,
  choice,
  type Question,
  type QuestionId,
  type SensorQuestionId,
  yesOrNo,
} from './question'
import { sensorQuestions } from './sensor-questions'

export const firstQuestions: Readonly<Record<DiagnosisEntry, QuestionId>> = {
  symptom: 'symptom',
  'which-sensor': 'covering',
}

/** Faults that stop the heating, and E8. They come first, above all E6, which is dangerous. */
const faultChecks: readonly DeviceAnswerId[] = ['error-6', ...faultAnswerIds.filter((id) => id !== 'error-6')]
/** A fault of the connection changes nothing about the heating. */
const heatingFaultChecks = faultChecks.filter((id) => id !== 'error-8')

const coldChecks: readonly DeviceAnswerId[] = [
  ...heatingFaultChecks,
  'off',
  'drying',
  'window',
  'limit',
  'pause',
  'timer-over',
  'standby',
  'floor-without-sensor',
  'no-percent',
  'comfort-maximum',
  'program-low',
]
const warmChecks: readonly DeviceAnswerId[] = [
  'floor-without-sensor',
  'floor-without-limit',
  'floor-above-usual',
  'many-percent',
  'set-high',
]

const symptom: Question = {
  text: 'diagnosis.symptom',
  choices: [
    choice('symptom.danger', 'diagnosis.symptom.danger', 'alert', { answer: 'danger' }),
    choice('symptom.cold', 'diagnosis.symptom.cold', 'cold', {
      checks: coldChecks,
      ask: 'what-is-cold',
    }),
    choice('symptom.hot', 'diagnosis.symptom.hot', 'hot', { checks: ['error-6'], ask: 'is-dangerous-hot' }),
    choice('symptom.always', 'diagnosis.symptom.always', 'heating', {
      checks: ['error-6'],
      ask: 'is-dangerous-always',
    }),
    choice('symptom.changes', 'diagnosis.symptom.changes', 'reading', {
      checks: ['error-6', 'guest-room', 'contact', 'timer-runs', 'program-runs'],
      ask: 'what-changes',
    }),
    choice('symptom.times', 'diagnosis.symptom.times', 'program', {
      checks: ['error-6', 'off', 'guest-room', 'contact', 'timer-runs'],
      ask: 'what-happens-instead',
    }),
    choice('symptom.dark', 'diagnosis.symptom.dark', 'dark', {
      checks: ['error-6'],
      ask: 'is-dangerous-dark',
    }),
    choice('symptom.buttons', 'diagnosis.symptom.buttons', 'buttons', {
      checks: ['error-6', 'locked', 'guest-room', 'off'],
      ask: 'is-padlock-shown',
    }),
    choice('symptom.code', 'diagnosis.symptom.code', 'code', { checks: faultChecks, ask: 'which-code' }),
    choice('symptom.clicks', 'diagnosis.symptom.clicks', 'relay', {
      checks: ['error-6'],
      ask: 'is-dangerous-clicks',
    }),
    choice('symptom.bill', 'diagnosis.symptom.bill', 'money', {
      checks: ['error-6', ...warmChecks],
      ask: 'which-kwh',
    }),
    choice('symptom.clock', 'diagnosis.symptom.clock', 'clock', {
      checks: ['error-6'],
      ask: 'how-wrong-clock',
    }),
  ],
}

/** The questions after a symptom, at most three in a row. */
const symptomQuestions: Readonly<Record<Exclude<QuestionId, 'symptom' | SensorQuestionId>, Question>> = {
  'what-is-cold': {
    text: 'diagnosis.ask.whatCold',
    choices: [
      choice('cold.room', 'diagnosis.choice.roomCold', 'room', {
        checks: ['regulates-room'],
        answer: 'room-cooler',
      }),
      choice('cold.part', 'diagnosis.choice.floorPart', 'part', { answer: 'part-cold' }),
      choice('cold.atTimes', 'diagnosis.choice.floorAtTimes', 'clock', { ask: 'when-is-it-cold' }),
      choice('cold.always', 'diagnosis.choice.floorAlways', 'floor', {
        checks: ['set-low'],
        ask: 'which-word',
      }),
    ],
  },
  'when-is-it-cold': {
    text: 'diagnosis.ask.whenCold',
    choices: [
      choice('whenCold.day', 'diagnosis.choice.byDay', 'sun', { answer: 'program-day' }),
      choice('whenCold.night', 'diagnosis.choice.byNight', 'dark', { answer: 'program-night' }),
      choice('whenCold.aired', 'diagnosis.choice.afterAiring', 'window', { answer: 'aired' }),
    ],
  },
  'which-word': {
    text: 'diagnosis.ask.mode',
    choices: [
      choice('word.off', 'mode.off', 'power', { answer: 'off' }),
      choice('word.program', 'mode.program', 'program', { answer: 'program-low' }),
      choice('word.standby', 'mode.standby', 'standby', { ask: 'is-timer-started' }),
      choice('word.limited', 'mode.limited', 'limited', { answer: 'limit' }),
      choice('word.ventilation', 'mode.ventilation', 'window', { answer: 'window' }),
      choice('word.error', 'mode.error', 'code', { ask: 'which-code' }),
      choice('word.other', 'diagnosis.choice.otherWord', 'set', { ask: 'how-warm-set' }),
    ],
  },
  'is-timer-started': yesOrNo(
    'timer',
    'diagnosis.ask.timer',
    { answer: 'timer-over' },
    { answer: 'standby' },
    'timer',
  ),
  'how-warm-set': {
    text: 'diagnosis.ask.howWarm',
    choices: [
      choice('howWarm.low', 'diagnosis.choice.under23', 'reading', { answer: 'set-low' }),
      choice('howWarm.recently', 'diagnosis.choice.underFiveHours', 'clock', { answer: 'slow' }),
      choice('howWarm.longer', 'diagnosis.choice.longer', 'program', { answer: 'does-not-heat' }),
    ],
  },
  'is-dangerous-hot': askDanger('hot', { checks: warmChecks, ask: 'when-lowered' }),
  'when-lowered': {
    text: 'diagnosis.ask.lowered',
    choices: [
      choice('lowered.today', 'diagnosis.choice.underOneDay', 'clock', { answer: 'cools-slowly' }),
      choice('lowered.before', 'diagnosis.choice.earlier', 'program', { ask: 'is-warm-when-off' }),
      choice('lowered.never', 'diagnosis.choice.notLowered', 'no', { answer: 'set-high' }),
    ],
  },
  'is-warm-when-off': {
    text: 'diagnosis.ask.warmWhenOff',
    choices: [
      choice('warmWhenOff.yes', 'word.yes', 'yes', { answer: 'stuck' }),
      choice('warmWhenOff.no', 'diagnosis.choice.noOrUnknown', 'no', { answer: 'reads-wrong' }),
    ],
  },
  'is-dangerous-always': askDanger('always', {
    checks: ['floor-without-sensor', 'floor-without-limit', 'many-percent'],
    ask: 'is-warmer-than-set',
  }),
  'is-warmer-than-set': yesOrNo(
    'warmerThanSet',
    'diagnosis.ask.warmerThanSet',
    { answer: 'stuck' },
    { answer: 'heats-for-hours' },
  ),
  'is-dangerous-clicks': askDanger('clicks', { ask: 'how-often-clicks' }),
  'how-often-clicks': {
    text: 'diagnosis.ask.howOften',
    choices: [
      choice('howOften.hours', 'diagnosis.choice.everyHour', 'clock', { answer: 'clicks' }),
      choice('howOften.seconds', 'diagnosis.choice.everySecond', 'relay', { answer: 'clicks-fast' }),
      choice('howOften.hum', 'diagnosis.choice.hum', 'relay', { answer: 'hums' }),
    ],
  },
  'is-dangerous-dark': askDanger('dark', { ask: 'does-it-wake' }),
  'does-it-wake': yesOrNo('wakes', 'diagnosis.ask.wakes', { answer: 'sleeps' }, { ask: 'is-fuse-on' }),
  'is-fuse-on': {
    text: 'diagnosis.ask.fuse',
    choices: [
      choice('fuse.on', 'diagnosis.choice.fuseOn', 'power', { answer: 'no-power' }),
      choice('fuse.off', 'diagnosis.choice.fuseOff', 'no', { answer: 'fuse-off' }),
    ],
  },
  'what-changes': {
    text: 'diagnosis.ask.changes',
    choices: [
      choice('changes.set', 'diagnosis.choice.setTemperature', 'program', { answer: 'program-runs' }),
      choice('changes.slowly', 'diagnosis.choice.reading', 'reading', { answer: 'varies' }),
      choice('changes.jumps', 'diagnosis.choice.readingJumps', 'relay', { answer: 'reading-jumps' }),
      choice('changes.wrong', 'diagnosis.choice.readingWrong', 'no', { answer: 'reads-wrong' }),
    ],
  },
  'what-happens-instead': {
    text: 'diagnosis.ask.times',
    choices: [
      choice('times.early', 'diagnosis.choice.early', 'heating', { answer: 'starts-early' }),
      choice('times.shifted', 'diagnosis.choice.shifted', 'clock', { answer: 'clock' }),
      choice('times.same', 'diagnosis.choice.sameAllDay', 'reading', { answer: 'not-running' }),
      choice('times.unsuitable', 'diagnosis.choice.unsuitable', 'program', { answer: 'times' }),
    ],
  },
  'which-code': {
    text: 'diagnosis.ask.code',
    choices: faults.flatMap((code) =>
      code === 0
        ? []
        : [
            choice(
              `code.${code}`,
              { id: 'guide.goal', values: { task: { verbatim: `E${code}` }, value: `error.e${code}` } },
              code === 6 ? 'alert' : 'code',
              { answer: `error-${code}` },
            ),
          ],
    ),
  },
  'is-padlock-shown': {
    text: 'diagnosis.ask.padlock',
    choices: [
      choice('padlock.yes', 'word.yes', 'lock', { answer: 'locked' }),
      choice('padlock.no', 'word.no', 'no', { ask: 'which-buttons' }),
    ],
  },
  'which-buttons': {
    text: 'diagnosis.ask.whichButtons',
    choices: [
      choice('whichButtons.some', 'diagnosis.choice.someButtons', 'buttons', { answer: 'resting' }),
      choice('whichButtons.all', 'diagnosis.choice.allButtons', 'dark', { answer: 'dead-buttons' }),
    ],
  },
  'how-wrong-clock': {
    text: 'diagnosis.ask.clock',
    choices: [
      choice('clock.hour', 'diagnosis.choice.oneHour', 'sun', { answer: 'summer-time' }),
      choice('clock.hours', 'diagnosis.choice.wholeHours', 'clock', { answer: 'time-zone' }),
      choice('clock.other', 'diagnosis.choice.otherTime', 'set', { answer: 'clock' }),
    ],
  },
  'which-kwh': {
    text: 'diagnosis.ask.kwh',
    choices: [
      choice('kwh.few', 'diagnosis.choice.fewKwh', 'no', { answer: 'no-power-set' }),
      choice('kwh.many', 'diagnosis.choice.manyKwh', 'money', { answer: 'costs-much' }),
    ],
  },
}

export const questions: Readonly<Record<QuestionId, Question>> = {
  symptom,
  ...symptomQuestions,
  ...sensorQuestions,
}

/** Asks for a danger before anything else is asked. */
function askDanger(name: string, otherwise: Branch): Question {
  return yesOrNo(`${name}.danger`, 'diagnosis.ask.danger', { answer: 'danger' }, otherwise, 'alert')
}
