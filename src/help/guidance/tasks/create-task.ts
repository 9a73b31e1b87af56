/** The forms that most goals have. */
import {
  type Range as Bounds,
  type Device,
  type FieldName,
  fields,
  isPending,
  type Path,
  pathOf,
  picture,
  type SettingName,
  type Settings,
} from '../../../thermostat/device/device'
import { choicesIn, endDryingIfOver } from '../../../thermostat/device/knowledge'
import type { Group, Task, Value, ValueOptions } from '../model'

/**
 * A setting holds a value: chosen on its own screen, among its own values.
 * @param usual offered first, as what is chosen most often
 */
export function createValueTask(
  group: Group,
  name: SettingName,
  usual: Value,
  more: Partial<Task> = {},
): Task {
  return {
    group,
    sets: name,
    values: valuesOf(name, usual),
    changes: [name],
    screens: [fields[name].setting.path],
    isDone: ({ settings }, value) => settings[name] === value,
    ...more,
  }
}

function valuesOf(name: SettingName, usual: Value): ValueOptions {
  const { setting, values } = fields[name]
  if ('names' in setting) {
    const all = choicesIn(setting.names).map(([value]) => value)
    return [usual, ...all.filter((value) => value !== usual)]
  }
  const { min, max, step = 1 } = values as Bounds
  return { defaultValue: Number(usual), min, max, step }
}

/** The settings answer a question: those that go on where a floor is dry. */
export function createStateTask(
  group: Group,
  changes: readonly FieldName[],
  where: readonly Path[],
  isDone: (settings: Settings) => boolean,
): Task {
  return { group, changes, screens: where, isDone: (device) => isDone(endDryingIfOver(device).settings) }
}

/** A screen is in view. */
export function createScreenTask(
  group: Group,
  path: Path,
  shows: (device: Device) => boolean = () => true,
): Task {
  return { group, changes: [], screens: [path], isDone: (device) => isInView(device, path) && shows(device) }
}

/** Something is read off a screen. */
export function createReadingTask(group: Group, path: Path, shows?: (device: Device) => boolean): Task {
  return { ...createScreenTask(group, path, shows), onlyReads: true }
}

/** Whether a screen is in view, and nothing covers it. */
export function isInView(device: Device, path: Path): boolean {
  return pathOf(device) === path && !isPending(device)
}

/** What home shows, `null` on any other screen. */
export function homeInView(device: Device) {
  const { body } = picture(device)
  return body.kind === 'home' ? body : null
}

/** Something is on or off. */
export function createOnOffTask(
  group: Group,
  changes: readonly FieldName[],
  where: readonly Path[],
  isOn: (settings: Settings) => boolean,
): Task {
  return {
    group,
    values: ['on', 'off'],
    changes,
    screens: where,
    isDone: ({ settings }: Device, value: Value) => isOn(settings) === (value === 'on'),
  }
}
