/** All answers of a diagnosis. */
import { type Device, isSame } from '../../../thermostat/device/device'
import { createFactoryDevice } from '../../../thermostat/device/knowledge'
import type { TaskWithValue } from '../model'
import { defaultValueOf } from '../values'
import { askedAnswers } from './asked-answers'
import { deviceAnswers } from './device-answers'
import type { AnswerRow, DiagnosisAnswer } from './model'

export type DeviceAnswerId = keyof typeof deviceAnswers
export type AnswerId = DeviceAnswerId | keyof typeof askedAnswers

export const answerRows: Readonly<Record<AnswerId, AnswerRow>> = { ...deviceAnswers, ...askedAnswers }

const freshDevice = createFactoryDevice('/home')

/**
 * True if the device itself shows this answer because of what was pressed, requested or simulated. What a fresh
 * thermostat shows as well says nothing about the visitor's home.
 */
export function isAnswerFound(id: DeviceAnswerId, device: Device): boolean {
  if (!isShownBy(id, device)) return false
  return !isShownBy(id, freshDevice) || !isSame(answerOf(id, device), answerOf(id, freshDevice))
}

const isShownBy = (id: DeviceAnswerId, device: Device) => answerRows[id].isFound?.(device) ?? false

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
