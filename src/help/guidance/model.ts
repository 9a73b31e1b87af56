/** Types of tasks, of the ways to do them, and of the reasons why a task is impossible. */
import type {
  Button,
  Device,
  DeviceEvent,
  FieldName,
  Path,
  Picture,
  SettingName,
  Text,
  TimedDevice,
} from '../../thermostat/device/device'
import type { TaskId } from './tasks/ids'

/** The value of a task, as in the address parameter `value`. Calibrations are in tenths of a degree. */
export type TaskValue = string | number

/** The values of a task: a list that begins with the default, or a range. */
export type ValueOptions = readonly [TaskValue, ...TaskValue[]] | RangeWithDefault

/** The whole numbers `min`, `min + step`, and so on up to `max`. */
export interface RangeWithDefault {
  readonly defaultValue: number
  readonly min: number
  readonly max: number
  readonly step: number
}

export type TemperatureDirection = 'warmer' | 'cooler'

export type Group = 'everyday' | 'programs' | 'settings' | 'wifi' | 'installer' | 'why'

/** A goal of a visitor, stated as a question to the device. It never mentions presses (guidance G1). */
export interface Task {
  readonly group: Group
  /** Undefined if the visitor has nothing to choose. */
  readonly values?: ValueOptions
  /** Values relative to the device, such as "warmer"; `resolveValue` turns them into one of `values`. */
  readonly directions?: readonly TemperatureDirection[]
  /**
   * Resolves a direction, or the default value if no value is chosen, for one device.
   *
   * @returns `null` if the value needs no change, or the usual default applies
   */
  readonly resolveValue?: (device: Device, value: TaskValue | undefined) => TaskValue | null
  /** The setting whose name and value the final sentence gives. Without it, the sentence is the text `done.<task id>`. */
  readonly mainSetting?: SettingName | undefined
  /** The settings that a way may change. It changes others only to remove obstacles (guidance G6). */
  readonly changes: readonly FieldName[]
  /** The screens where the task is done. A way leads through these, the screens above them, and home. */
  readonly screens: readonly Path[]
  /** The screens for one value, if they depend on it. */
  readonly screensFor?: (value: TaskValue) => readonly Path[]
  /** True if the task is done on a separate device with factory settings (guidance G10). */
  readonly usesFreshDevice?: boolean
  /** True if the last press destroys something. A demonstration asks the visitor before that press. */
  readonly asksBeforeLastPress?: boolean
  /** True if the task only reads something on the display (guidance G29). */
  readonly onlyReads?: boolean
  /** True if simulated time can demonstrate the explanation of the task (`scenes/scenes.ts`). */
  readonly hasScene?: boolean
  /** The suggested next task; `null` if none helps. Every task of the group `why`, whose tasks explain, names it. */
  readonly nextTask?: TaskId | null
  /** The suggested next task on some devices; `null` falls back to `nextTask`. */
  readonly resolveNextTask?: (device: Device) => NextTask | null
  /** Recommended settings that the way also changes, although the goal does not require them (guidance G10). */
  readonly example?: ExampleSettings
  isDone(device: Device, value: TaskValue): boolean
}

export interface ExampleSettings {
  readonly changes: readonly FieldName[]
  /** Target numbers by the path of the screen that sets them. */
  readonly numbersByPath: Readonly<Partial<Record<string, number>>>
  isDone(device: Device): boolean
}

export interface TaskWithValue {
  readonly task: TaskId
  readonly value: TaskValue
}

/** A suggested task, and the one to go on with after it. */
export interface NextTask extends TaskWithValue {
  readonly followedBy?: TaskWithValue
}

/** Presses of one button, or one hold of one or two buttons. */
export interface Act {
  readonly buttons: readonly Button[]
  readonly times: number
  /** In ms; 0 for presses. */
  readonly holdMs: number
}

export interface Way {
  /** The visitor's device, or one with factory settings if the task uses that. */
  readonly start: TimedDevice
  readonly acts: readonly Act[]
  /** The number of presses; a hold counts as `HOLD_COST`. 0 if the goal is already reached. */
  readonly pressCount: number
  readonly end: TimedDevice
}

/** The acts that one sentence describes: "Press › three times to reach “Settings”". */
export interface WayStep {
  readonly acts: readonly [Act, ...Act[]]
  /** The device before the first act and after the last one, at rest. */
  readonly before: TimedDevice
  readonly after: TimedDevice
  /** Pictures that the last act shows and that disappear without a press: an overlay, the splash. */
  readonly transientPictures: readonly Picture[]
  /** True if the previous step was on another screen, and for the first step. */
  readonly isOnNewScreen: boolean
}

/** An event of the device, such as a change in its surroundings, or a task that is done on it. */
export type DeviceChange = { readonly deviceEvent: DeviceEvent } | TaskWithValue

/** A change to offer if something is impossible: one that makes it possible, the first of several, or another value. */
export type Fix = {
  readonly why: Text
  readonly label: Text
} & DeviceChange

/** The reason why something is impossible, with the fixes to offer. */
export interface Reason {
  readonly why: Text
  readonly fixes: readonly Fix[]
}
