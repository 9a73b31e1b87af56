import type { Text } from '../../../thermostat/device/device'
import type { TaskValue } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { textOfTaskValue } from '../value-text'
import { isRange } from '../values'
import type { DisplayedValues } from './model'

/** Returns the values of a task with their names; `null` if there is nothing to choose. */
export function taskValues(id: TaskId): DisplayedValues | null {
  const { values } = tasks[id]
  if (!values) return null
  const t = (value: TaskValue) => textOfTaskValue(id, value)
  return isRange(values)
    ? { min: t(values.min), max: t(values.max), step: unsigned(t(values.step)) }
    : { choices: values.map(t) }
}

/** Removes the sign: a step goes in both directions. */
function unsigned(text: Text): Text {
  return typeof text === 'object' && 'signed' in text ? { ...text, signed: false } : text
}
