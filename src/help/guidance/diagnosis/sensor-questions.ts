/** The three questions that lead to a sensor choice. */
import type { AnswerId } from './answers'
import type { ChoicePicture } from './model'
import { choice, type Question, type QuestionId, type SensorQuestionId } from './question'

/** Wood and vinyl never get the room sensor alone. */
export const sensorQuestions: Readonly<Record<SensorQuestionId, Question>> = {
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
