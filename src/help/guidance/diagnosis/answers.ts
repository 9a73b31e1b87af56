/** All answers of a diagnosis. */
import type { Device } from '../../../thermostat/device/device'
import type { TaskWithValue } from '../model'
import { defaultValueOf } from '../values'
import { askedAnswers } from './asked-answers'
import { deviceAnswers } from './device-answers'
import type { AnswerRow, DiagnosisAnswer } from './model'

export type DeviceAnswerId = keyof typeof deviceAnswers
export type AnswerId = DeviceAnswerId | keyof typeof askedAnswers

export const answerRows: Readonly<Record<AnswerId, AnswerRow>> = { ...deviceAnswers, ...askedAnswers }

/** True if the device itself shows this answer. */
export function isAnswerFound(id: DeviceAnswerId, device: Device): boolean {
  return answerRows[id].isFound?.(device) ?? false
}

/** @param device makes the answer more exact; without it, the answer is true of any thermostat */
export function answerOf(id: AnswerId, device?: Device): DiagnosisAnswer {
  const row = answerRows[id]
  const {
    cause,
    firstStep = null,
    isDanger = false,
    ...target
  } = {
    ...row,
    ...(device && row.onDevice?.(device)),
  }
  return { cause, firstStep, isDanger, target: targetOf(target) }
}

function targetOf({ task, value }: Pick<AnswerRow, 'task' | 'value'>): TaskWithValue | null {
  return task ? { task, value: value ?? defaultValueOf(task) } : null
}
