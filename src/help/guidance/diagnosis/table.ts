/** The table of the manual: for each symptom all answers, with the last question and choice that lead to them. */
import type { Text } from '../../../thermostat/device/device'
import { type AnswerId, answerOf } from './answers'
import { faultAnswerIds } from './device-answers'
import type { DiagnosisAnswer } from './model'
import type { Branch, Choice, QuestionId } from './question'
import { questions } from './questions'

export interface SymptomAnswer {
  readonly id: AnswerId
  /** The last question before it, with the choice; the ones before add little. `null` if the device shows the answer. */
  readonly condition: Condition | null
  readonly answer: DiagnosisAnswer
}

interface Condition {
  readonly question: Text
  readonly choice: Text
}

export interface SymptomRows {
  readonly id: string
  readonly symptom: Text
  readonly answers: readonly SymptomAnswer[]
}

/** Lists the symptoms in the order in which the diagnosis offers them. Each answer is listed once for a symptom. */
export function listSymptoms(): readonly SymptomRows[] {
  return questions.symptom.choices.map(({ id, text, then }) => {
    const all = answersOf(then, null).filter((one) => id === CODE_SYMPTOM || !isFault(one.id))
    const first = (one: SymptomAnswer) => all.find((other) => other.id === one.id)
    return { id, symptom: text, answers: all.filter((one) => first(one) === one) }
  })
}

/** The symptom that has the answers about error codes; they are not repeated for the others. */
const CODE_SYMPTOM = 'symptom.code'
const isFault = (id: AnswerId) => faultAnswerIds.some((fault) => fault === id)

function answersOf(branch: Branch, condition: Condition | null): readonly SymptomAnswer[] {
  const found = (branch.checks ?? []).map((id) => answerFor(id, null))
  if ('answer' in branch) return [...found, answerFor(branch.answer, condition)]
  const { ask } = branch
  const asked = questions[ask].choices.flatMap((choice) =>
    answersOf(choice.then, conditionOf(ask, choice) ?? condition),
  )
  return [...found, ...asked]
}

const answerFor = (id: AnswerId, condition: Condition | null): SymptomAnswer => ({
  id,
  condition,
  answer: answerOf(id),
})

/** Returns no condition if the answer says the same: without danger, and for an error code. */
function conditionOf(ask: QuestionId, choice: Choice): Condition | null {
  const isNoDanger = questions[ask].text === 'diagnosis.ask.danger' && choice.text === 'word.no'
  return isNoDanger || ask === 'which-code' ? null : { question: questions[ask].text, choice: choice.text }
}
