/** Types of the settings' fields: the allowed values, and their form in storage. */
import type { Text, TextId } from '../../common/texts/text'
import { isPath, type Path } from './paths'

export interface FieldType<Value> {
  /** The value after a first start or a reset. */
  readonly initial: Value
  /** The allowed values as an ordered list or a range; `null` for a route. */
  readonly values: readonly Value[] | SteppedRange | null
  /** True if a value, for example from storage, is allowed. */
  allows(value: unknown): value is Value
  readonly storedForm: StoredForm
}

/**
 * The form in storage. `plain`: the value itself. `absent`: no key for `null`. `undefined`: the text 'undefined' for
 * `null`. `words`: the texts 'true' and 'false'. `boolean`: true and false.
 */
export type StoredForm = 'plain' | 'absent' | 'undefined' | 'words' | 'boolean'

/** A range of integers that are multiples of `step`, by default 1. */
export interface SteppedRange {
  readonly min: number
  readonly max: number
  readonly step?: number
}

/** The screen of a setting and its texts on the display. */
export type Setting<Value> = SettingScreen & ([Value] extends [number] ? NumberSetting : ChoiceSetting<Value>)

interface SettingScreen {
  /** The screen that sets the field. If no screen sets it, the screen that shows it. */
  readonly path: Path
  /** True if only the installation guide opens the screen: no menu leads to it. */
  readonly isOnlyInGuide?: boolean
}

interface NumberSetting {
  readonly name: Text
  readonly toText: (value: number) => Text
}

interface ChoiceSetting<Value> {
  readonly name: TextId
  /** The name of each value, in the display's order. */
  readonly valueNames: Readonly<Record<`${Value & (string | null)}`, Text>>
}

/** Returns each value that a visitor can choose and its name, in the display's order. `null` is left out. */
export function choicesIn(valueNames: Readonly<Record<string, Text>>): readonly (readonly [string, Text])[] {
  return Object.entries(valueNames).filter(([value]) => value !== 'null')
}

/** Defines a field that a screen sets or shows. */
export function setting<Value>(fieldType: FieldType<Value>, screen: Setting<Value>) {
  return { ...fieldType, setting: screen }
}

/** Defines a field without a setting screen. */
export function state<Value>(fieldType: FieldType<Value>) {
  return { ...fieldType, setting: null }
}

/** Defines a setting that a visitor turns on or off. */
export function onOff(initial: 'on' | 'off', screen: SettingScreen & { readonly name: TextId }) {
  return setting(oneOf(['on', 'off'], initial), { ...screen, valueNames: { on: 'word.on', off: 'word.off' } })
}

function oneOfValues<Value>(
  values: readonly Value[],
  initial: Value,
  storedForm: StoredForm,
): FieldType<Value> {
  return {
    initial,
    values,
    storedForm,
    allows: (value): value is Value => (values as readonly unknown[]).includes(value),
  }
}

export function oneOf<const Value extends string>(values: readonly Value[], initial: NoInfer<Value>) {
  return oneOfValues(values, initial, 'plain')
}

/** One of these values or `null`, which is the initial value. */
export function optional<const Value extends string>(
  values: readonly Value[],
  storedForm: StoredForm = 'absent',
): FieldType<Value | null> {
  return oneOfValues([null, ...values], null, storedForm)
}

export function flag(initial: boolean, storedForm: 'words' | 'boolean'): FieldType<boolean> {
  return oneOfValues([false, true], initial, storedForm)
}

export function integer(range: SteppedRange, initial: number): FieldType<number> {
  const { min, max, step = 1 } = range
  return {
    initial,
    values: range,
    storedForm: 'plain',
    allows: (value): value is number =>
      typeof value === 'number' && value >= min && value <= max && value % step === 0,
  }
}

/** A path or `null`, which is the initial value. */
export function route(): FieldType<string | null> {
  return {
    initial: null,
    values: null,
    storedForm: 'absent',
    allows: (value): value is string | null => value === null || isPath(value),
  }
}
