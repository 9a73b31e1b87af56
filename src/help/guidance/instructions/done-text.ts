import { fields, type Text, type TextId } from '../../../thermostat/device/device'
import type { TaskId } from '../tasks/ids'
import { tasks } from '../tasks/tasks'

/**
 * Returns the final sentence of a task: the new value of its setting, or a sentence of the task.
 *
 * @param value as on the display; some sentences do not use it
 */
export function doneTextOf(task: TaskId, value: Text): Text {
  const { mainSetting } = tasks[task]
  return mainSetting
    ? { id: 'done.setting', values: { name: fields[mainSetting].setting.name, value } }
    : { id: `done.${task}` as TextId, values: { value } }
}
