/**
 * Storage formats of the fields: the `storedForm` in the object under `state`, a string under the field's own key.
 * Reading returns an allowed value, or `undefined`. `null` is an allowed value of some fields.
 */
import { type FieldName, fields, type Settings } from '../../thermostat/device/device'

export type FieldValue = Settings[FieldName]
type StoredObject = Readonly<Record<string, unknown>>

const NONE_TEXT = 'undefined'

const fieldRules: Readonly<
  Record<
    FieldName,
    { readonly storedForm: (typeof fields)[FieldName]['storedForm']; allows(value: unknown): boolean }
  >
> = fields

/** Reads a field from the object under `state`; a number in quotes is not allowed there. */
export function readProperty(name: FieldName, state: StoredObject): FieldValue | undefined {
  const present = Object.hasOwn(state, name)
  const stored = present ? state[name] : undefined
  switch (fieldRules[name].storedForm) {
    case 'plain':
    case 'boolean':
      return allowedValue(name, stored)
    case 'absent':
      return present ? allowedNonNull(name, stored) : null
    case 'undefined':
      return isNone(stored) ? null : allowedNonNull(name, stored)
    case 'words':
      return parseBoolean(stored)
  }
}

/** Writes a field into the object for `state`. */
export function writeProperty(name: FieldName, value: FieldValue, state: Record<string, unknown>): void {
  const { storedForm } = fieldRules[name]
  if (value === null && storedForm === 'absent') delete state[name]
  else state[name] = value === null ? NONE_TEXT : storedForm === 'words' ? String(value) : value
}

/** Reads a field from the string under its own key. */
export function readKey(name: FieldName, stored: string | null | undefined): FieldValue | undefined {
  if (typeof stored !== 'string') return undefined
  switch (fieldRules[name].storedForm) {
    case 'plain':
      return allowedValue(name, stored) ?? allowedValue(name, parseCanonicalNumber(stored))
    case 'absent':
    case 'undefined':
      return isNone(stored) ? null : allowedNonNull(name, stored)
    case 'words':
    case 'boolean':
      return parseBoolean(stored)
  }
}

/** Returns the string for a field's own key. */
export function writeKey(value: FieldValue): string {
  return value === null ? NONE_TEXT : String(value)
}

/** Former spellings of values (behaviour 28.1). */
const legacySpellings: Readonly<Partial<Record<FieldName, Readonly<Record<string, FieldValue>>>>> = {
  floorType: { vinyl: 'plastic/vinyl' },
  // WiFi cards support 2.4 GHz only, so this network got a name without 5 GHz.
  wifiNetwork: { 'Home 5G': 'Aurora' },
}

function allowedValue(name: FieldName, value: unknown): FieldValue | undefined {
  const legacy = typeof value === 'string' && legacySpellings[name]
  const current = legacy && Object.hasOwn(legacy, value) ? legacy[value] : value
  return fieldRules[name].allows(current) ? (current as FieldValue) : undefined
}

function allowedNonNull(name: FieldName, value: unknown): FieldValue | undefined {
  return value === null ? undefined : allowedValue(name, value)
}

/** True for an empty string and the string 'undefined', which stand for no value (behaviour 28.1). */
function isNone(stored: unknown): boolean {
  return stored === NONE_TEXT || stored === ''
}

function parseBoolean(stored: unknown): boolean | undefined {
  return stored === 'true' ? true : stored === 'false' ? false : undefined
}

function parseCanonicalNumber(text: string): number | undefined {
  return String(Number(text)) === text ? Number(text) : undefined
}
