/**
 * How each field is spelled in storage: typed in the object under `state`, as a string under its own key.
 * Reading gives an allowed value, or `undefined`. `null` is an allowed value of some fields.
 */
import { type FieldName, fields, type Settings } from '../../thermostat/device/device'

export type Value = Settings[FieldName]
type StoredObject = Readonly<Record<string, unknown>>

const NONE = 'undefined'

const rules: Readonly<
  Record<FieldName, { readonly form: (typeof fields)[FieldName]['form']; allows(value: unknown): boolean }>
> = fields

/** Reads a field from the object under `state`, where a number in quotes is not allowed. */
export function readProperty(name: FieldName, state: StoredObject): Value | undefined {
  const present = Object.hasOwn(state, name)
  const stored = present ? state[name] : undefined
  switch (rules[name].form) {
    case 'plain':
    case 'boolean':
      return allowed(name, stored)
    case 'absent':
      return present ? something(name, stored) : null
    case 'undefined':
      return isNone(stored) ? null : something(name, stored)
    case 'words':
      return flagOf(stored)
  }
}

/** Puts a field into the object for `state`. */
export function writeProperty(name: FieldName, value: Value, state: Record<string, unknown>): void {
  const { form } = rules[name]
  if (value === null && form === 'absent') delete state[name]
  else state[name] = value === null ? NONE : form === 'words' ? String(value) : value
}

/** Reads a field from the string under its own key. */
export function readKey(name: FieldName, stored: string | null | undefined): Value | undefined {
  if (typeof stored !== 'string') return undefined
  switch (rules[name].form) {
    case 'plain':
      return allowed(name, stored) ?? allowed(name, wholeNumber(stored))
    case 'absent':
    case 'undefined':
      return isNone(stored) ? null : something(name, stored)
    case 'words':
    case 'boolean':
      return flagOf(stored)
  }
}

/** Gives the string that stands under a field's own key. */
export function writeKey(value: Value): string {
  return value === null ? NONE : String(value)
}

/** Other spellings of a value (behaviour 28.1). */
const otherSpellings: Readonly<Partial<Record<FieldName, Readonly<Record<string, Value>>>>> = {
  floorType: { vinyl: 'plastic/vinyl' },
  // WiFi cards know 2.4 GHz only, so no network is called after 5 GHz any more.
  wifiNetwork: { 'Home 5G': 'Aurora' },
}

function allowed(name: FieldName, value: unknown): Value | undefined {
  const others = typeof value === 'string' && otherSpellings[name]
  const meant = others && Object.hasOwn(others, value) ? others[value] : value
  return rules[name].allows(meant) ? (meant as Value) : undefined
}

function something(name: FieldName, value: unknown): Value | undefined {
  return value === null ? undefined : allowed(name, value)
}

/** Whether nothing is stored: an empty string or the string 'undefined' (behaviour 28.1). */
function isNone(stored: unknown): boolean {
  return stored === NONE || stored === ''
}

function flagOf(stored: unknown): boolean | undefined {
  return stored === 'true' ? true : stored === 'false' ? false : undefined
}

function wholeNumber(text: string): number | undefined {
  return String(Number(text)) === text ? Number(text) : undefined
}
