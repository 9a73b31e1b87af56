/** Every setting that a screen changes, as a table: read from the fields, the screens and the tasks. */
import { type FieldName, factorySettings, fieldNames, type Path, paths, type Text } from '../../device/device'
import type { TaskId } from '../tasks/ids'
import { taskIds, tasks } from '../tasks/tasks'
import { valueText } from '../value-text'
import { isRange } from '../values'
import type { Setting, Values } from './model'
import { titleOf, titlesTo } from './places'
import { reached } from './reached'
import { placeOf, screensOf } from './setting-places'
import { taskValues } from './values'

let table: readonly Setting[] | undefined

/** The settings in the order of the menus. @throws where a setting has no name, place or text */
export function settingsTable(): readonly Setting[] {
  table ??= fieldNames
    .filter((field) => !ownFields.has(field) && screensOf(field).length > 0)
    .map(settingOf)
    .sort((one, two) => paths.indexOf(one.path) - paths.indexOf(two.path))
  return table
}

/** What a setting holds, as the display says it. @throws where it says nothing of it */
export function settingText(field: FieldName, value: string | number | null): Text {
  if (field === 'language' && value === null) return 'manual.setting.asked'
  const { choices, path } = placeOf(field)
  const text = choices
    ? choices.find(([one]) => one === value)?.[1]
    : valueText(numberTask(field, path), Number(value))
  if (!text) throw new Error(`The manual has no text for “${value}” of the setting “${field}”.`)
  return text
}

/** What the device keeps for itself, and what only follows from other settings. */
const ownFields: ReadonlySet<FieldName> = new Set([
  'secondaryProgram',
  'timer',
  'editComfortHeating',
  'editOperatingTimeLimitation',
  'roomSensorActualValue',
  'floorSensorActualValue',
  'installationGuide',
  'restart',
])

function settingOf(field: FieldName): Setting {
  const { path, name, choices } = placeOf(field)
  return {
    field,
    name,
    values: choices ? { choices: choices.map(([, text]) => text) } : rangeOf(field, path),
    factory: settingText(field, factorySettings[field] as string | number | null),
    path,
    titles: whereIs(path),
    tasks: tasksFor(field, path),
  }
}

/** Below the installation guide, where nothing else leads there. */
function whereIs(path: Path): readonly Text[] {
  const { byMenus, byHold } = reached()
  return byMenus.has(path) || byHold.has(path) ? titlesTo(path) : ['manual.map.guideTitle', titleOf(path)]
}

function rangeOf(field: FieldName, path: Path): Values {
  const values = taskValues(numberTask(field, path))
  if (!values) throw new Error(`The manual does not know the range of the setting “${field}”.`)
  return values
}

/** The task that changes a number. */
function numberTask(field: FieldName, path: Path): TaskId {
  const task = tasksFor(field, path).find((id) => typeof valueOfRange(id) === 'number')
  if (!task) throw new Error(`No task changes the setting “${field}”.`)
  return task
}

function valueOfRange(id: TaskId) {
  const { values } = tasks[id]
  return values && (isRange(values) ? values.usual : values[0])
}

/** What a setting is changed by: tasks that change it first, or on its screen; else all that change it. */
function tasksFor(field: FieldName, path: Path): readonly TaskId[] {
  const all = taskIds.filter((id) => {
    const { changes } = tasks[id]
    return changes.includes(field) && changes.length < fieldNames.length
  })
  const about = all.filter((id) => tasks[id].changes[0] === field || tasks[id].where.includes(path))
  return about.length > 0 ? about : all
}
