/** The values of tasks: the usual ones, and those that a text from an address names (guidance G2). */
import type { Device } from '../../thermostat/device/device'
import type { DefaultedRange, Value, ValueOptions } from './model'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'

/** What a task without values has for one. */
export const NO_VALUE = ''

/** The value of a task that nobody chose one for; empty where there is nothing to choose. */
export function defaultValueOf(taskId: TaskId): Value {
  const { values } = tasks[taskId]
  if (!values) return NO_VALUE
  return isRange(values) ? values.defaultValue : values[0]
}

/** The value that a task has on a device: a direction is resolved; without a value the usual one there. */
export function resolveValue(device: Device, taskId: TaskId, value?: Value): Value {
  return tasks[taskId].resolveValue?.(device, value) ?? value ?? defaultValueOf(taskId)
}

/** The value or direction that a text names, such as one from an address; `undefined` where it names none. */
export function parseValue(taskId: TaskId, text: string | null): Value | undefined {
  const { values, directions } = tasks[taskId]
  const name = text?.trim()
  if (!values || name === undefined) return undefined
  return directions?.find((one) => one === name) ?? valueNamed(values, name)
}

function valueNamed(values: ValueOptions, text: string): Value | undefined {
  if (!isRange(values)) return values.find((value) => String(value) === text)
  const number = /^[-+]?\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  const { min, max, step } = values
  return number >= min && number <= max && (number - min) % step === 0 ? number : undefined
}

/** Whether the values are numbers between two bounds. */
export function isRange(values: ValueOptions): values is DefaultedRange {
  return 'defaultValue' in values
}
