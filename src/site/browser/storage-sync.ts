/** Decides what a tab has to write to storage, and what it takes over from other tabs. Pure. */
import { attempt, parseObject, type SafeStorage } from '../../common/safe-storage'
import {
  type Device,
  type FieldName,
  factorySettings,
  fieldNames,
  type Settings,
  sharedFields,
} from '../../thermostat/device/device'
import { type FieldValue, readKey, readProperty, writeProperty } from './stored-fields'

export const STATE_KEY = 'state'
/** The backup of what stood under `state` and was not readable as settings. */
export const BACKUP_KEY = 'state.unreadable'
/** Every key of this product. */
export const storageKeys: readonly string[] = [STATE_KEY, BACKUP_KEY, ...fieldNames]

/** What the storage holds as far as this tab knows. A missing field is unknown, or was not allowed. */
export interface StoredSnapshot {
  /** The fields in the object under `state`. */
  readonly state: Partial<Settings>
  /** The fields under their own keys. A key that never was written counts as right. */
  readonly keys: Partial<Settings>
}

/** After all keys were removed: `state` must be written whole, and own keys for what changed since. */
export function snapshotAfterClear(before: Settings): StoredSnapshot {
  return { state: {}, keys: before }
}

/** After the browser refused to remove some keys: everything must be written. */
export const emptySnapshot: StoredSnapshot = { state: {}, keys: {} }

export interface LoadedSettings {
  readonly settings: Settings
  /** Whether the device starts as from the factory: there is no `state`, or a restart was asked for. */
  readonly first: boolean
  readonly snapshot: StoredSnapshot
}

/** Reads the settings: each field from `state`, else from its own key, else its factory value. */
export function readSettings(read: SafeStorage['read']): LoadedSettings {
  const text = read(STATE_KEY)
  const object = parseObject(text)
  const state = object ? collectFields((name) => readProperty(name, object)) : {}
  const copies = collectFields((name) => readKey(name, read(name)))
  const keptWith = (settings: Settings): StoredSnapshot => ({ state, keys: { ...settings, ...copies } })
  if (typeof text !== 'string') {
    const settings = { ...factorySettings, reset: copies.reset === true }
    return { settings, first: true, snapshot: keptWith(settings) }
  }
  const known = { ...factorySettings, ...copies, ...state }
  const restart = known.restart || copies.restart === true
  const settings = { ...known, restart, reset: known.reset || copies.reset === true }
  return { settings, first: restart, snapshot: keptWith(settings) }
}

/** Gives the names of the fields that are not stored as the device has them. */
export function unsavedFields(stored: Partial<Settings>, settings: Settings): readonly FieldName[] {
  return fieldNames.filter((name) => stored[name] !== settings[name])
}

/**
 * Gives the text for `state`. Only owed fields change, so that two tabs never overwrite each other's.
 * @param text what stands there now, `null` for nothing
 * @returns `null` where that cannot be kept: no object, or one nested too deep to be written again
 */
export function stateJson(text: string | null, kept: StoredSnapshot, settings: Settings): string | null {
  const stored = text === null ? {} : parseObject(text)
  if (!stored) return null
  const state = { ...stored }
  const names = text === null ? fieldNames : unsavedFields(kept.state, settings)
  for (const name of names) writeProperty(name, settings[name], state)
  return attempt(() => JSON.stringify(state)) ?? null
}

/**
 * Whether this tab's device restarts, so that the storage must be cleared.
 * @returns the settings since which changes are owed
 */
export function settingsBeforeRestart(before: Device, device: Device, kept: StoredSnapshot): Settings | null {
  const isRestart = device.settings.restart && !before.settings.restart && kept.state.restart !== true
  return isRestart ? before.settings : null
}

/** What of the browser's `storage` event is used. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>

/** Gives the fields that another tab changed. An event without a key says that it cleared the storage. */
export function changedFields(
  { key, newValue }: StorageChange,
  kept: StoredSnapshot,
  settings: Settings,
  read: SafeStorage['read'],
): Partial<Settings> {
  if (key === null) return collectFields((name) => factorySettings[name], sharedFields)
  if (key === STATE_KEY) return changedFieldsInState(read(STATE_KEY), kept, settings)
  const name = sharedFields.find((name) => name === key)
  if (!name) return {}
  const value = changedValueInKey(name, newValue, read(name), kept)
  return value === undefined ? {} : { [name]: value }
}

/** Gives the fields that differ in `state`, except those that this tab still has to write. */
export function changedFieldsInState(
  text: string | null | undefined,
  kept: StoredSnapshot,
  settings: Settings,
): Partial<Settings> {
  const state = parseObject(text)
  if (!state) return {}
  return collectFields((name) => {
    const value = readProperty(name, state)
    const isOwed = kept.state[name] !== settings[name]
    return isOwed || value === settings[name] ? undefined : value
  }, sharedFields)
}

/** @param storedValue what stands under the key by now; where that is known already, the event is out of date */
function changedValueInKey(
  name: FieldName,
  eventValue: string | null,
  storedValue: string | null | undefined,
  kept: StoredSnapshot,
): FieldValue | undefined {
  const isOld = storedValue !== eventValue && keyValue(name, storedValue) === kept.keys[name]
  return isOld ? undefined : keyValue(name, eventValue)
}

/** A key that was removed stands for the factory value. */
function keyValue(name: FieldName, stored: string | null | undefined): FieldValue | undefined {
  return stored === null ? factorySettings[name] : readKey(name, stored)
}

/** Gives what the storage holds after another tab's changes. */
export function applyChanges(kept: StoredSnapshot, changes: Partial<Settings>): StoredSnapshot {
  return { state: { ...kept.state, ...changes }, keys: { ...kept.keys, ...changes } }
}

/** Gives the fields that have a value, by their names. */
function collectFields(
  valueIn: (name: FieldName) => FieldValue | undefined,
  names: readonly FieldName[] = fieldNames,
): Partial<Settings> {
  const read = names.map((name) => [name, valueIn(name)] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}
