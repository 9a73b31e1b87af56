import { fields, type Text, type TextId } from '../../../thermostat/device/device'
import { aboutTextOf } from '../about'
import type { TaskId } from '../tasks/ids'
import { isExplainingTask, tasks } from '../tasks/tasks'

/**
 * Returns the final sentence of a task: the new value of its setting, or a sentence of the task. A task that explains
 * ends with the sentence about its screen.
 *
 * @param value as on the display; some sentences do not use it
 */
export function doneTextOf(task: TaskId, value: Text): Text {
  const { mainSetting, screens } = tasks[task]
  const screen = screens.at(-1)
  const isCode = task === 'why-error' && value !== 'guide.allCodes'
  if (isExplainingTask(task) && !isCode && screen) return aboutTextOf(screen)
  return mainSetting
    ? { id: 'done.setting', values: { name: fields[mainSetting].setting.name, value } }
    : { id: `done.${task}` as TextId, values: { value } }
}
