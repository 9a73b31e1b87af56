import type { Text } from '../../../thermostat/device/device'
import type { TaskValue } from '../model'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'
import { hasTopics } from '../tasks/topics'
import { textOfTaskValue } from '../value-text'
import { isRange } from '../values'
import type { DisplayedValues } from './model'

/** Returns the values of a task with their names; `null` if there is nothing to choose. */
export function displayedValuesOf(id: TaskId): DisplayedValues | null {
  const { values } = tasks[id]
  if (!values || hasTopics(id)) return null
  const textOf = (value: TaskValue) => textOfTaskValue(id, value)
  return isRange(values)
    ? { min: textOf(values.min), max: textOf(values.max), step: removeSign(textOf(values.step)) }
    : { choices: values.map(textOf) }
}

/** Removes the sign: a step goes in both directions. */
function removeSign(text: Text): Text {
  return typeof text === 'object' && 'signed' in text ? { ...text, signed: false } : text
}
