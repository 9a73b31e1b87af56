/** Finds the next question or the answer of a diagnosis. Pure. */
import type { Device } from '../../../thermostat/device/device'
import { type AnswerId, answerOf, answerRows, type DeviceAnswerId, isAnswerFound } from './answers'
import type { DiagnosisAnswer, DiagnosisEntry } from './model'
import type { Branch, Question, QuestionId } from './question'
import { firstQuestions, questions } from './questions'

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
  if (found) return { kind: 'answer', id: found, answer: answerOf(found, device), isFromDevice: true }
  if ('answer' in branch) return askedAnswer(branch.answer, device)
  const question = questions[branch.ask]
  const choice = question.choices.find(({ id }) => chosen.includes(id))
  return choice ? follow(choice.then, chosen, device) : { kind: 'question', id: branch.ask, question }
}

/** The visitor answers for another thermostat, so what this device could show is told without its temperatures. */
function askedAnswer(id: AnswerId, device: Device): DiagnosisStep {
  const answer = answerRows[id].isFound ? answerOf(id) : answerOf(id, device)
  return { kind: 'answer', id, answer, isFromDevice: false }
}
