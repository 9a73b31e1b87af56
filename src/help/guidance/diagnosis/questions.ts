/** The questions of a diagnosis, and what their choices lead to. */
import { faults, type Text, type TextId } from '../../../thermostat/device/device'
import type { AnswerId, DeviceAnswerId } from './answers'
import { faultAnswerIds } from './device-answers'
import type { ChoicePicture, DiagnosisEntry } from './model'

/** What follows a choice: the first answer that the device shows, or else a question or an answer. */
export type Branch = { readonly checks?: readonly DeviceAnswerId[] } & (
  | { readonly ask: QuestionId }
  | { readonly answer: AnswerId }
)

export interface Choice {
  /** Unique among all choices, and no id of an answer. */
  readonly id: string
  readonly text: Text
  readonly picture: ChoicePicture
  readonly then: Branch
}

export interface Question {
  readonly text: TextId
  readonly choices: readonly Choice[]
}

export type QuestionId =
  | 'symptom'
  | 'is-only-room-cold'
  | 'how-long-set'
  | 'is-aired'
  | 'is-dangerous-hot'
  | 'when-lowered'
  | 'is-warm-when-off'
  | 'is-dangerous-always'
  | 'is-warmer-than-set'
  | 'is-dangerous-clicks'
  | 'how-often-clicks'
  | 'is-dangerous-dark'
  | 'does-it-wake'
  | 'is-fuse-on'
  | 'what-changes'
  | 'which-code'
  | 'is-padlock-shown'
  | 'which-buttons'
  | 'how-wrong-clock'
  | 'which-kwh'
  | 'covering'
  | 'purpose-tile'
  | 'purpose-wood'
  | 'place-tile'
  | 'place-tile-room'
  | 'place-wood'
  | 'place-wood-room'

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
      ask: 'is-only-room-cold',
    }),
    choice('symptom.hot', 'diagnosis.symptom.hot', 'hot', { checks: ['error-6'], ask: 'is-dangerous-hot' }),
    choice('symptom.always', 'diagnosis.symptom.always', 'heating', {
      checks: ['error-6'],
      ask: 'is-dangerous-always',
    }),
    choice('symptom.changes', 'diagnosis.symptom.changes', 'change', {
      checks: ['error-6', 'guest-room', 'contact', 'timer-runs', 'program-runs'],
      ask: 'what-changes',
    }),
    choice('symptom.dark', 'diagnosis.symptom.dark', 'dark', {
      checks: ['error-6'],
      ask: 'is-dangerous-dark',
    }),
    choice('symptom.buttons', 'diagnosis.symptom.buttons', 'buttons', {
      checks: ['error-6', 'locked', 'guest-room', 'guide', 'off'],
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
const symptomQuestions = {
  'is-only-room-cold': {
    text: 'diagnosis.ask.onlyRoom',
    choices: [
      choice('onlyRoom.no', 'diagnosis.choice.floorCold', 'floor', {
        checks: ['set-low'],
        ask: 'how-long-set',
      }),
      choice('onlyRoom.yes', 'diagnosis.choice.roomCold', 'room', {
        checks: ['regulates-room'],
        answer: 'room-cooler',
      }),
    ],
  },
  'how-long-set': {
    text: 'diagnosis.ask.howLong',
    choices: [
      choice('howLong.short', 'diagnosis.choice.underFiveHours', 'clock', { answer: 'slow' }),
      choice('howLong.long', 'diagnosis.choice.longer', 'change', { ask: 'is-aired' }),
    ],
  },
  'is-aired': yesOrNo(
    'aired',
    'diagnosis.ask.aired',
    { answer: 'aired' },
    { answer: 'does-not-heat' },
    'window',
  ),
  'is-dangerous-hot': askDanger('hot', { checks: warmChecks, ask: 'when-lowered' }),
  'when-lowered': {
    text: 'diagnosis.ask.lowered',
    choices: [
      choice('lowered.today', 'diagnosis.choice.underOneDay', 'clock', { answer: 'cools-slowly' }),
      choice('lowered.before', 'diagnosis.choice.earlier', 'change', { ask: 'is-warm-when-off' }),
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
      choice('changes.set', 'diagnosis.choice.setTemperature', 'change', { answer: 'program-runs' }),
      choice('changes.early', 'diagnosis.choice.early', 'heating', {
        checks: ['starts-early'],
        answer: 'times',
      }),
      choice('changes.reading', 'diagnosis.choice.reading', 'room', { answer: 'varies' }),
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
      choice('clock.other', 'diagnosis.choice.otherTime', 'change', { answer: 'clock' }),
    ],
  },
  'which-kwh': {
    text: 'diagnosis.ask.kwh',
    choices: [
      choice('kwh.few', 'diagnosis.choice.fewKwh', 'no', { answer: 'no-power-set' }),
      choice('kwh.many', 'diagnosis.choice.manyKwh', 'money', {
        checks: ['no-power-set'],
        answer: 'costs-much',
      }),
    ],
  },
} satisfies Readonly<Partial<Record<QuestionId, Question>>>

/** Three questions that lead to a sensor choice. Wood and vinyl never get the room sensor alone. */
const sensorQuestions = {
  covering: {
    text: 'diagnosis.ask.covering',
    choices: [
      choice('covering.tile', 'floorType.tile', 'floor', { ask: 'purpose-tile' }),
      choice('covering.wood', 'floorType.wood', 'floor', { ask: 'purpose-wood' }),
      choice('covering.vinyl', 'floorType.vinyl', 'floor', { ask: 'purpose-wood' }),
    ],
  },
  'purpose-tile': askPurpose('tile', 'place-tile-room', 'place-tile'),
  'purpose-wood': askPurpose('wood', 'place-wood-room', 'place-wood'),
  'place-tile': askPlace('tileFeet', {
    sun: 'floor-with-limit',
    neither: 'floor-sensor',
    otherRoom: 'floor-sensor',
    withoutSensor: 'room-sensor',
  }),
  'place-tile-room': askPlace('tileRoom', {
    sun: 'floor-with-limit',
    neither: 'room-with-limit',
    otherRoom: 'floor-sensor',
    withoutSensor: 'room-sensor',
  }),
  'place-wood': askPlace('woodFeet', {
    sun: 'floor-with-limit-wood',
    neither: 'floor-sensor-wood',
    otherRoom: 'floor-sensor-wood',
    withoutSensor: 'needs-floor-sensor',
  }),
  'place-wood-room': askPlace('woodRoom', {
    sun: 'floor-with-limit-wood',
    neither: 'room-with-limit-wood',
    otherRoom: 'floor-sensor-wood',
    withoutSensor: 'needs-floor-sensor',
  }),
} satisfies Readonly<Partial<Record<QuestionId, Question>>>

export const questions: Readonly<Record<QuestionId, Question>> = {
  symptom,
  ...symptomQuestions,
  ...sensorQuestions,
}

function choice(id: string, text: Text, picture: ChoicePicture, then: Branch): Choice {
  return { id, text, picture, then }
}

function yesOrNo(
  name: string,
  text: TextId,
  yes: Branch,
  no: Branch,
  picture: ChoicePicture = 'yes',
): Question {
  return {
    text,
    choices: [choice(`${name}.yes`, 'word.yes', picture, yes), choice(`${name}.no`, 'word.no', 'no', no)],
  }
}

/** Asks for a danger before anything else is asked. */
function askDanger(name: string, otherwise: Branch): Question {
  return yesOrNo(`${name}.danger`, 'diagnosis.ask.danger', { answer: 'danger' }, otherwise, 'alert')
}

function askPurpose(name: string, room: QuestionId, feet: QuestionId): Question {
  return {
    text: 'diagnosis.ask.purpose',
    choices: [
      choice(`purpose.${name}.room`, 'diagnosis.choice.heatsRoom', 'room', { ask: room }),
      choice(`purpose.${name}.feet`, 'diagnosis.choice.warmFeet', 'floor', { ask: feet }),
    ],
  }
}

type SensorPlace = 'sun' | 'otherRoom' | 'withoutSensor' | 'neither'

function askPlace(name: string, answers: Readonly<Record<SensorPlace, AnswerId>>): Question {
  const placed = (place: SensorPlace, picture: ChoicePicture) =>
    choice(`place.${name}.${place}`, `diagnosis.choice.${place}`, picture, { answer: answers[place] })
  return {
    text: 'diagnosis.ask.place',
    choices: [
      placed('sun', 'sun'),
      placed('otherRoom', 'room'),
      placed('withoutSensor', 'no'),
      placed('neither', 'yes'),
    ],
  }
}
