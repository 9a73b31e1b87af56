import type { Text } from '../../../../common/texts/text'
import type { Action, Device, Screen } from '../../model'
import { listLegend, moves, tapConfirms } from './lines'
import type { Named } from './named'

export interface Answer {
  readonly text: Text
  readonly does: Action
}

interface QuestionOptions extends Named {
  readonly question: Text | ((device: Device) => Text)
  readonly answers: readonly Answer[] | ((device: Device) => readonly Answer[])
  /** Whether its yes destroys something: then it begins on its last answer, which is no (behaviour 14.7). */
  readonly destroys?: true
}

/** A question and its answers; confirm gives the focused one. */
export function question({ question, answers, destroys, ...named }: QuestionOptions): Screen {
  const answersOf = (device: Device) => (typeof answers === 'function' ? answers(device) : answers)
  /** Where answers were lost, the last has the focus. */
  const focusOf = (device: Device) => Math.min(device.view.focus, answersOf(device).length - 1)
  const actions: Screen['actions'] = (device) => {
    const all = answersOf(device)
    return moves(device, all.length, (all[focusOf(device)] as Answer).does)
  }
  return {
    ...named,
    actions,
    tap: (device, line) => tapConfirms({ actions }, answersOf(device).length)(device, line),
    swipe: 'lines',
    legend: () => listLegend,
    count: (device) => answersOf(device).length,
    ...(destroys && { focus: (device: Device) => answersOf(device).length - 1 }),
    body: (device) => ({
      kind: 'question',
      question: typeof question === 'function' ? question(device) : question,
      lines: answersOf(device).map(({ text }) => ({ text })),
      focus: focusOf(device),
    }),
  }
}
