import type { Text } from '../../device/device'
import type { TaskId } from '../tasks/ids'

/**
 * What is true once a task is reached. A task without it in the English catalog does not compile.
 *
 * @param value as the display says it; not every sentence needs it
 */
export function doneText(task: TaskId, value: Text): Text {
  return { id: `done.${task}`, values: { value } }
}
