/** Kinds of fields of the settings: what each may hold, and how that is stored. */
import type { Text, TextId } from '../../common/texts/text'
import { isPath, type Path } from './paths'

export interface FieldType<Value> {
  /** The value after a first start or a reset. */
  readonly initial: Value
  /** What it may be: a list in its order, a range; `null` for what is no choice. */
  readonly values: readonly Value[] | SteppedRange | null
  /** Whether a value, from anywhere, is one of the allowed ones. */
  allows(value: unknown): value is Value
  /** How the value stands in storage: `'true'` for a flag of the table, nothing for `null`. */
  readonly storedForm: StoredForm
}

/** As it is; absent for none; 'undefined' for none; the words 'true' and 'false'; true and false. */
export type StoredForm = 'plain' | 'absent' | 'undefined' | 'words' | 'boolean'

/** Whole numbers, whole multiples of a step. */
export interface SteppedRange {
  readonly min: number
  readonly max: number
  readonly step?: number
}

/** The screen where somebody sets a field, and the words that the display has for it. */
export type Setting<Value> = SettingScreen & ([Value] extends [number] ? NumberSetting : ChoiceSetting<Value>)

interface SettingScreen {
  /** The screen that sets it, or that shows it where none does. */
  readonly path: Path
  /** Whether no menu leads to that screen: only the installation guide asks for it. */
  readonly isOnlyInGuide?: boolean
}

interface NumberSetting {
  readonly name: Text
  readonly toText: (value: number) => Text
}

interface ChoiceSetting<Value> {
  readonly name: TextId
  /** Each value by its name, in the display's order. */
  readonly names: Readonly<Record<`${Value & (string | null)}`, Text>>
}

/** The values that somebody may choose, each with its name, in the display's order: not that nothing is chosen. */
export function choicesIn(names: Readonly<Record<string, Text>>): readonly (readonly [string, Text])[] {
  return Object.entries(names).filter(([value]) => value !== 'null')
}

/** A field that somebody sets. */
export function setting<Value>(kind: FieldType<Value>, said: Setting<Value>) {
  return { ...kind, setting: said }
}

/** A field that nobody sets: it follows from others, is read or remembered, or is around the device. */
export function state<Value>(kind: FieldType<Value>) {
  return { ...kind, setting: null }
}

/** A function that somebody turns on or off. */
export function onOff(initial: 'on' | 'off', place: SettingScreen & { readonly name: TextId }) {
  return setting(oneOf(['on', 'off'], initial), { ...place, names: { on: 'word.on', off: 'word.off' } })
}

function oneOfValues<Value>(values: readonly Value[], initial: Value, form: StoredForm): FieldType<Value> {
  return {
    initial,
    values,
    storedForm: form,
    allows: (value): value is Value => (values as readonly unknown[]).includes(value),
  }
}

export function oneOf<const Value extends string>(values: readonly Value[], initial: NoInfer<Value>) {
  return oneOfValues(values, initial, 'plain')
}

export function optional<const Value extends string>(
  values: readonly Value[],
  form: StoredForm = 'absent',
): FieldType<Value | null> {
  return oneOfValues([null, ...values], null, form)
}

export function flag(initial: boolean, form: 'words' | 'boolean'): FieldType<boolean> {
  return oneOfValues([false, true], initial, form)
}

export function integer(values: SteppedRange, initial: number): FieldType<number> {
  const { min, max, step = 1 } = values
  return {
    initial,
    values,
    storedForm: 'plain',
    allows: (value): value is number =>
      typeof value === 'number' && value >= min && value <= max && value % step === 0,
  }
}

export function route(): FieldType<string | null> {
  return {
    initial: null,
    values: null,
    storedForm: 'absent',
    allows: (value): value is string | null => value === null || isPath(value),
  }
}
