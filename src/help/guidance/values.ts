/** Default values of tasks, and values parsed from text (guidance G2). */
import type { Device } from '../../thermostat/device/device'
import type { RangeWithDefault, TaskValue, ValueOptions } from './model'
import type { TaskId } from './tasks/ids'
import { tasks } from './tasks/tasks'

/** The value of a task that has none. */
export const NO_VALUE = ''

/** Returns the default value of a task; `NO_VALUE` if it has no values. */
export function defaultValueOf(taskId: TaskId): TaskValue {
  const { values } = tasks[taskId]
  if (!values) return NO_VALUE
  return isRange(values) ? values.defaultValue : values[0]
}

/** Returns the value for a device: resolves a direction, or the default if no value is given. */
export function resolveValue(device: Device, taskId: TaskId, value?: TaskValue): TaskValue {
  return tasks[taskId].resolveValue?.(device, value) ?? value ?? defaultValueOf(taskId)
}

/** Parses a value or direction, for instance from an address. Returns `undefined` if it is invalid. */
export function parseValue(taskId: TaskId, text: string | null): TaskValue | undefined {
  const { values, directions } = tasks[taskId]
  const name = text?.trim()
  if (!values || name === undefined) return undefined
  return directions?.find((one) => one === name) ?? findValue(values, name)
}

function findValue(values: ValueOptions, text: string): TaskValue | undefined {
  if (!isRange(values)) return values.find((value) => String(value) === text)
  const number = /^[-+]?\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  const { min, max, step } = values
  return number >= min && number <= max && (number - min) % step === 0 ? number : undefined
}

export function isRange(values: ValueOptions): values is RangeWithDefault {
  return 'defaultValue' in values
}
