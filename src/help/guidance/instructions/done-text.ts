import { fields, type Text, type TextId } from '../../../thermostat/device/device'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'

/**
 * Says what is true once a task is reached: the value of the setting that it sets, or a sentence of its own.
 *
 * @param value as the display says it; not every sentence needs it
 */
export function doneText(task: TaskId, value: Text): Text {
  const { sets } = tasks[task]
  return sets
    ? { id: 'done.setting', values: { name: fields[sets].setting.name, value } }
    : { id: `done.${task}` as TextId, values: { value } }
}
