import type { Text } from '../../../../common/texts/text'
import type { Action, Device, Screen } from '../../model'
import { focusActions, listLegend, tapToConfirm } from './lines'
import type { ScreenOptions } from './screen-options'

export interface Answer {
  readonly text: Text
  readonly action: Action
}

interface QuestionOptions extends ScreenOptions {
  readonly question: Text | ((device: Device) => Text)
  readonly answers: readonly Answer[] | ((device: Device) => readonly Answer[])
  /** True if “yes” cannot be undone. The first focus is then on the last answer, “no” (behaviour 14.7). */
  readonly isDestructive?: true
}

export function question({ question, answers, isDestructive, ...screen }: QuestionOptions): Screen {
  const answersOf = (device: Device) => (typeof answers === 'function' ? answers(device) : answers)
  /** Stays in range if there are now fewer answers than when the focus was set. */
  const focusOf = (device: Device) => Math.min(device.view.focus, answersOf(device).length - 1)
  const actions: Screen['actions'] = (device) => {
    const currentAnswers = answersOf(device)
    return focusActions(device, currentAnswers.length, (currentAnswers[focusOf(device)] as Answer).action)
  }
  return {
    ...screen,
    actions,
    tap: (device, line) => tapToConfirm({ actions }, answersOf(device).length)(device, line),
    swipe: 'lines',
    legend: () => listLegend,
    focusCount: (device) => answersOf(device).length,
    ...(isDestructive && { initialFocus: (device: Device) => answersOf(device).length - 1 }),
    body: (device) => ({
      kind: 'question',
      question: typeof question === 'function' ? question(device) : question,
      lines: answersOf(device).map(({ text }) => ({ text })),
      focus: focusOf(device),
    }),
  }
}
