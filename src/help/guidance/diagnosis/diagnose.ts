/** Finds the next question or the answer of a diagnosis. Pure. */
import type { Device } from '../../../thermostat/device/device'
import { type AnswerId, answerOf, type DeviceAnswerId, isAnswerFound } from './answers'
import type { DiagnosisAnswer, DiagnosisEntry } from './model'
import { type Branch, firstQuestions, type Question, type QuestionId, questions } from './questions'

export type DiagnosisStep =
  | { readonly kind: 'question'; readonly id: QuestionId; readonly question: Question }
  | {
      readonly kind: 'answer'
      readonly id: AnswerId
      readonly answer: DiagnosisAnswer
      /** True if the device shows the answer. The visitor can then go on, because it may be something else. */
      readonly isFromDevice: boolean
    }

/**
 * @param chosen the ids of the choices so far, and of the answers from the device that the visitor has rejected
 */
export function diagnose(entry: DiagnosisEntry, chosen: readonly string[], device: Device): DiagnosisStep {
  return follow({ ask: firstQuestions[entry] }, chosen, device)
}

function follow(branch: Branch, chosen: readonly string[], device: Device): DiagnosisStep {
  const isCause = (id: DeviceAnswerId) => !chosen.includes(id) && isAnswerFound(id, device)
  const found = branch.checks?.find(isCause)
  if (found) return answerStep(found, device, true)
  if ('answer' in branch) return answerStep(branch.answer, device, false)
  const question = questions[branch.ask]
  const choice = question.choices.find(({ id }) => chosen.includes(id))
  return choice ? follow(choice.then, chosen, device) : { kind: 'question', id: branch.ask, question }
}

const answerStep = (id: AnswerId, device: Device, isFromDevice: boolean): DiagnosisStep => ({
  kind: 'answer',
  id,
  answer: answerOf(id, device),
  isFromDevice,
})
