/** Types of the diagnosis: from a symptom, by checks of the device and questions, to an answer (guidance G32). */
import type { Device, Text } from '../../../thermostat/device/device'
import type { TaskValue, TaskWithValue } from '../model'
import type { TaskId } from '../tasks/ids'

/** Where a diagnosis begins: with the symptom, or with the first of three questions that lead to a sensor choice. */
export const diagnosisEntries = ['symptom', 'which-sensor'] as const
export type DiagnosisEntry = (typeof diagnosisEntries)[number]

/** A row of the table of answers. */
export interface AnswerRow {
  readonly cause: Text
  /** A safe thing to do first. */
  readonly firstStep?: Text
  /** The task that helps. */
  readonly task?: TaskId
  readonly value?: TaskValue
  /** True if only the fuse and an electrician help. */
  readonly isDanger?: true
  /** True if the device itself shows that this is the cause. Without it, only questions lead to the answer. */
  readonly isFound?: (device: Device) => boolean
  /** Returns what is more exact on this device, such as the temperature or the value of the task. */
  readonly onDevice?: (device: Device) => Partial<AnswerRow>
}

export interface DiagnosisAnswer {
  readonly cause: Text
  readonly firstStep: Text | null
  readonly target: TaskWithValue | null
  readonly isDanger: boolean
}

/** A picture beside a choice. The companion draws it as an icon. */
export type ChoicePicture =
  | 'alert'
  | 'cold'
  | 'hot'
  | 'dark'
  | 'heating'
  | 'relay'
  | 'program'
  | 'reading'
  | 'set'
  | 'standby'
  | 'limited'
  | 'timer'
  | 'code'
  | 'money'
  | 'buttons'
  | 'clock'
  | 'floor'
  | 'part'
  | 'room'
  | 'window'
  | 'lock'
  | 'power'
  | 'sun'
  | 'yes'
  | 'no'
