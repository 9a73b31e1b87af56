/** What a visitor may want of the device, and the ways there. Plain data: knows the device, and no page. */
import type {
  Button,
  Device,
  FieldName,
  Happening,
  Moment,
  Path,
  Picture,
  SettingName,
  Text,
} from '../../thermostat/device/device'
import type { TaskId } from './tasks/ids'

/** A value of a task, as an address has it: a field's own value, tenths of a degree for calibrations. */
export type Value = string | number

/** Values to choose from, the usual one first. */
export type ValueOptions = readonly [Value, ...Value[]] | DefaultedRange

/** Whole numbers from `min` to `max`, in steps. */
export interface DefaultedRange {
  readonly defaultValue: number
  readonly min: number
  readonly max: number
  readonly step: number
}

export type TemperatureDirection = 'warmer' | 'cooler'

export type Group = 'everyday' | 'programs' | 'settings' | 'wifi' | 'installer' | 'why'

/** Something a visitor wants, as a question to the device (guidance G1). It never speaks of presses. */
export interface Task {
  readonly group: Group
  /** The values to choose from; none where there is nothing to choose. */
  readonly values?: ValueOptions
  /** Further values that each mean one of these, depending on the device: "warmer". */
  readonly directions?: readonly TemperatureDirection[]
  /**
   * What a direction means on a device, or what is usual there where nothing was chosen.
   *
   * @returns `null` where the value stands as it is, or the same is usual on every device
   */
  readonly resolveValue?: (device: Device, value: Value | undefined) => Value | null
  /** The setting that it sets, by whose name its end is told; without it, by the text `done.` and the task's id. */
  readonly sets?: SettingName | undefined
  /** The settings that reaching it may change; no way changes any other without need. */
  readonly changes: readonly FieldName[]
  /** The screens where it is reached. A way leads through these, the screens above them, and home. */
  readonly screens: readonly Path[]
  /** Those of them where one value is reached, if the others reach other values. */
  readonly screensFor?: (value: Value) => readonly Path[]
  /** Whether it is done on a device fresh from the factory, beside the visitor's own. */
  readonly onFreshDevice?: boolean
  /** Whether the last press destroys something: the visitor is asked before it is shown. */
  readonly asksBefore?: boolean
  /** Whether it only reads something off the display: it ends there. */
  readonly onlyReads?: boolean
  /** What is done next. A task that only explains always says so. */
  readonly leadsTo?: TaskId
  /** What it leads to on some devices instead. */
  readonly leadsToOn?: (device: Device) => { readonly task: TaskId; readonly value: Value } | null
  /** What its way does besides, as a good example, where the goal leaves that open. */
  readonly example?: Example
  /** Whether the device is as it should be. */
  isDone(device: Device, value: Value): boolean
}

/** Settings that a way makes without being asked to: what somebody would do who means it. */
export interface Example {
  readonly changes: readonly FieldName[]
  /** The numbers that its screens count to. */
  readonly numbers: Readonly<Partial<Record<string, number>>>
  isDone(device: Device): boolean
}

/** A task with one of its values. */
export interface TaskTarget {
  readonly task: TaskId
  readonly value: Value
}

/** What a hand does once: presses a button so many times, or holds one or two. */
export interface Act {
  readonly buttons: readonly Button[]
  readonly times: number
  /** How long the buttons are held, in ms; 0 for presses. */
  readonly holdMs: number
}

export interface Way {
  /** Where it begins: the visitor's device, or a fresh one where the task is done on one. */
  readonly start: Moment
  readonly acts: readonly Act[]
  /** How many presses it takes; a hold counts as three. 0 where the goal holds already. */
  readonly presses: number
  /** The device at its end. */
  readonly end: Moment
}

/** What a visitor is told at once, in one sentence: "Press › three times to reach “Settings”". */
export interface WayStep {
  readonly acts: readonly [Act, ...Act[]]
  /** The device before its first act and after its last one, at rest. */
  readonly before: Moment
  readonly after: Moment
  /** What its last act shows that passes by itself: an overlay, the splash. */
  readonly transient: readonly Picture[]
  /** Whether the step before it was on another screen. */
  readonly isOnNewScreen: boolean
}

/** A change beside the device, or a task that is done. */
export type DeviceChange = { readonly happening: Happening } | TaskTarget

/** What makes something possible: a change beside the device, or another task first. */
export type Fix = {
  /** What is missing where it helps. */
  readonly why: Text
  readonly label: Text
} & DeviceChange

/** Why something is not possible, and what can be done about it. */
export interface Reason {
  readonly why: Text
  readonly fixes: readonly Fix[]
}
