/** Types and parts of the questions of a diagnosis. */
import type { Text, TextId } from '../../../thermostat/device/device'
import type { AnswerId, DeviceAnswerId } from './answers'
import type { ChoicePicture } from './model'

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
  | 'what-is-cold'
  | 'when-is-it-cold'
  | 'which-word'
  | 'how-warm-set'
  | 'is-timer-started'
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
  | 'what-happens-instead'
  | 'which-code'
  | 'is-padlock-shown'
  | 'which-buttons'
  | 'how-wrong-clock'
  | 'which-kwh'
  | SensorQuestionId

export type SensorQuestionId =
  | 'covering'
  | 'purpose-tile'
  | 'purpose-wood'
  | 'place-tile'
  | 'place-tile-room'
  | 'place-wood'
  | 'place-wood-room'

export function choice(id: string, text: Text, picture: ChoicePicture, then: Branch): Choice {
  return { id, text, picture, then }
}

export function yesOrNo(
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
