/** Factories for the common kinds of tasks. */
import {
  type SteppedRange as Bounds,
  createPicture,
  type Device,
  type FieldName,
  fields,
  isInputBlocked,
  type Path,
  pathOf,
  type SettingName,
  type Settings,
} from '../../../thermostat/device/device'
import { choicesIn, endDryingIfOver } from '../../../thermostat/device/knowledge'
import type { Group, Task, TaskValue, ValueOptions } from '../model'

/**
 * Creates a task that sets a setting to one of its values, on its own screen.
 *
 * @param defaultValue the most common choice, offered first
 */
export function createValueTask(
  group: Group,
  name: SettingName,
  defaultValue: TaskValue,
  overrides: Partial<Task> = {},
): Task {
  return {
    group,
    mainSetting: name,
    values: valuesOf(name, defaultValue),
    changes: [name],
    screens: [fields[name].setting.path],
    isDone: ({ settings }, value) => settings[name] === value,
    ...overrides,
  }
}

function valuesOf(name: SettingName, defaultValue: TaskValue): ValueOptions {
  const { setting, values } = fields[name]
  if ('valueNames' in setting) {
    const all = choicesIn(setting.valueNames).map(([value]) => value)
    return [defaultValue, ...all.filter((value) => value !== defaultValue)]
  }
  const { min, max, step = 1 } = values as Bounds
  return { defaultValue: Number(defaultValue), min, max, step }
}

/**
 * Creates a task whose goal is a condition on the settings. Once delayed start-up is over, the condition is
 * checked on the settings with which the device continues.
 */
export function createStateTask(
  group: Group,
  changes: readonly FieldName[],
  screens: readonly Path[],
  isDone: (settings: Settings) => boolean,
): Task {
  return { group, changes, screens, isDone: (device) => isDone(endDryingIfOver(device).settings) }
}

export function createScreenTask(
  group: Group,
  path: Path,
  isShown: (device: Device) => boolean = () => true,
): Task {
  return {
    group,
    changes: [],
    screens: [path],
    isDone: (device) => isInView(device, path) && isShown(device),
  }
}

export function createReadingTask(group: Group, path: Path, isShown?: (device: Device) => boolean): Task {
  return { ...createScreenTask(group, path, isShown), onlyReads: true }
}

/** True if a screen is in view and nothing covers it. */
export function isInView(device: Device, path: Path): boolean {
  return pathOf(device) === path && !isInputBlocked(device)
}

/** Returns the body of home; `null` on any other screen. */
export function homeInView(device: Device) {
  const { body } = createPicture(device)
  return body.kind === 'home' ? body : null
}

export function createOnOffTask(
  group: Group,
  changes: readonly FieldName[],
  screens: readonly Path[],
  isOn: (settings: Settings) => boolean,
): Task {
  return {
    group,
    values: ['on', 'off'],
    changes,
    screens,
    isDone: ({ settings }: Device, value: TaskValue) => isOn(settings) === (value === 'on'),
  }
}
