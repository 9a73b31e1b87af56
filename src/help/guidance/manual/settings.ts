/** Every setting that a screen changes, as a table: read from the device's own, the screens and the tasks. */
import {
  factorySettings,
  fieldNames,
  fields,
  paths,
  type SettingName,
  screenAt,
} from '../../../thermostat/device/device'
import { settingNames, settingText } from '../../../thermostat/device/knowledge'
import { titlesToSetting } from '../settings-list'
import type { TaskId } from '../tasks/ids'
import { taskIds, tasks } from '../tasks/tasks'
import { isRange } from '../values'
import type { DisplayedValues, SettingRow } from './model'
import { taskValues } from './values'

/** The settings in the order of the menus. @throws where the range of one is not known */
export function settingsTable(): readonly SettingRow[] {
  return settingNames.filter(isEditable).map(settingOf)
}

/** Whether some screen changes it, but for those that change everything. */
function isEditable(field: SettingName): boolean {
  return paths.some((path) => {
    const { edits = [] } = screenAt(path)
    return edits.includes(field) && edits.length < fieldNames.length
  })
}

function settingOf(field: SettingName): SettingRow {
  const row = fields[field].setting
  // Whoever has chosen a language cannot go back to none.
  const choices = 'names' in row && Object.values(row.names).filter((text) => text !== 'setting.asked')
  return {
    field,
    name: row.name,
    values: choices ? { choices } : rangeOf(field),
    factory: settingText(field, factorySettings[field]),
    path: row.path,
    titles: titlesToSetting(field),
    tasks: tasksFor(field),
  }
}

/** That of the task that changes the number. */
function rangeOf(field: SettingName): DisplayedValues {
  const task = tasksFor(field).find((id) => isNumberTask(id))
  const values = task && taskValues(task)
  if (!values)
    throw new Error(
      `The manual takes the range of “${field}” from its task: src/help/guidance/tasks/ has none that sets it to a number.`,
    )
  return values
}

function isNumberTask(id: TaskId): boolean {
  const { values } = tasks[id]
  return typeof (values && (isRange(values) ? values.defaultValue : values[0])) === 'number'
}

/** What a setting is changed by: tasks that change it first, or on its screen; else all that change it. */
function tasksFor(field: SettingName): readonly TaskId[] {
  const all = taskIds.filter((id) => {
    const { changes } = tasks[id]
    return changes.includes(field) && changes.length < fieldNames.length
  })
  const { path } = fields[field].setting
  const about = all.filter((id) => tasks[id].changes[0] === field || tasks[id].screens.includes(path))
  return about.length > 0 ? about : all
}
