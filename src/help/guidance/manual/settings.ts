/** The table of settings, derived from the device's table, the screens and the tasks (guidance G17). */
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
import { displayedValuesOf } from './values'

/** Returns the settings in the order of the menus. @throws if a setting's range is unknown */
export function createSettingsTable(): readonly SettingRow[] {
  return settingNames.filter(isEditable).map(createSettingRow)
}

/** True if a screen changes the setting. A reset, which changes all of them, does not count. */
function isEditable(field: SettingName): boolean {
  return paths.some((path) => {
    const { edits = [] } = screenAt(path)
    return edits.includes(field) && edits.length < fieldNames.length
  })
}

function createSettingRow(field: SettingName): SettingRow {
  const row = fields[field].setting
  // `setting.asked` stands for no language. It cannot be chosen.
  const choices =
    'valueNames' in row && Object.values(row.valueNames).filter((text) => text !== 'setting.asked')
  return {
    field,
    name: row.name,
    values: choices ? { choices } : rangeOf(field),
    factoryValue: settingText(field, factorySettings[field]),
    path: row.path,
    titles: titlesToSetting(field),
    tasks: tasksFor(field),
  }
}

/** Returns the range, or the choices, from the first task that sets the number. */
function rangeOf(field: SettingName): DisplayedValues {
  const task = tasksFor(field).find((id) => isNumberTask(id))
  const values = task && displayedValuesOf(task)
  if (!values)
    throw new Error(
      `No task in src/help/guidance/tasks/ sets “${field}” to a number. The manual takes the range from there.`,
    )
  return values
}

function isNumberTask(id: TaskId): boolean {
  const { values } = tasks[id]
  return typeof (values && (isRange(values) ? values.defaultValue : values[0])) === 'number'
}

/**
 * Returns the tasks that are mainly about a setting: those that name it first, or are done on its screen. If there
 * are none, returns all tasks that change it.
 */
function tasksFor(field: SettingName): readonly TaskId[] {
  const all = taskIds.filter((id) => {
    const { changes } = tasks[id]
    return changes.includes(field) && changes.length < fieldNames.length
  })
  const { path } = fields[field].setting
  const about = all.filter((id) => tasks[id].changes[0] === field || tasks[id].screens.includes(path))
  return about.length > 0 ? about : all
}
