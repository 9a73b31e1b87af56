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
import type { TaskId } from './ids'

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
 * Creates a task whose goal is a condition on the settings. Delayed start-up may be over although it is still the stored
 * program: then the condition is checked on the settings after it, with the interrupted program.
 */
export function createStateTask(
  group: Group,
  changes: readonly FieldName[],
  screens: readonly Path[],
  isDone: (settings: Settings) => boolean,
): Task {
  return { group, changes, screens, isDone: (device) => isDone(endDryingIfOver(device).settings) }
}

/** @param isPartInView true if the required part of the screen is in view, such as a tab */
export function createScreenTask(
  group: Group,
  path: Path,
  isPartInView: (device: Device) => boolean = () => true,
): Task {
  return {
    group,
    changes: [],
    screens: [path],
    isDone: (device) => isInView(device, path) && isPartInView(device),
  }
}

export function createReadingTask(
  group: Group,
  path: Path,
  isPartInView?: (device: Device) => boolean,
): Task {
  return { ...createScreenTask(group, path, isPartInView), onlyReads: true }
}

/** Creates a task that explains. Its goal is the screen that proves the reason (guidance G11). */
export function createExplainingTask(
  path: Path,
  leadsTo: TaskId | null,
  overrides: Partial<Task> = {},
): Task {
  return { ...createScreenTask('why', path), nextTask: leadsTo, ...overrides }
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
