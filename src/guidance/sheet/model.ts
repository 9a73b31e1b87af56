/** The hand-over sheet as data: what differs from the factory, and the presses that make it. */
import type { FieldName, Happening, Moment, Text } from '../../device/device'
import type { Act } from '../model'

/** What a hand does: on the buttons, or around the device. */
export type Doing =
  | { readonly acts: readonly Act[] }
  /** What is said of it besides, and what the device is told of it. */
  | { readonly around: Text; readonly happenings: readonly Happening[] }

/** One setting that a person sets. */
export interface Row {
  readonly field: FieldName
  /** As the display has it. */
  readonly name: Text
  readonly value: Text
  /** What makes it, from where the row before it ended; empty where no presses do. */
  readonly doings: readonly Doing[]
}

export interface Sheet {
  /** What must be around the device before the first row, in whole sentences. */
  readonly around: readonly Text[]
  /** A factory device at home, with that around it. */
  readonly begin: Moment
  readonly rows: readonly Row[]
  /** Where the presses of all rows lead. */
  readonly end: Moment
  /** Of all rows together; a hold counts as three. */
  readonly presses: number
}
