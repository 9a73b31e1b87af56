/** Decides which settings a tab writes to storage, and which it takes over from other tabs. Pure. */
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
/** The backup of a `state` that could not be read as settings. */
export const BACKUP_KEY = 'state.unreadable'
/** Every localStorage key of this product. */
export const storageKeys: readonly string[] = [STATE_KEY, BACKUP_KEY, ...fieldNames]

/** The storage's content as far as this tab knows. A missing field is unknown or was not allowed. */
export interface StoredSnapshot {
  /** The fields in the object under `state`. */
  readonly state: Partial<Settings>
  /** The fields under their own keys. A key that was never written counts as up to date. */
  readonly keys: Partial<Settings>
}

/** After all keys were removed: the whole `state` must be written, and the own keys of fields changed since. */
export function snapshotAfterClear(before: Settings): StoredSnapshot {
  return { state: {}, keys: before }
}

/** Requires all fields to be written, for example after the browser refused to remove some keys. */
export const emptySnapshot: StoredSnapshot = { state: {}, keys: {} }

export interface LoadedSettings {
  readonly settings: Settings
  /** True if the device starts with factory settings: there is no `state`, or a restart was requested. */
  readonly isFirstStart: boolean
  readonly snapshot: StoredSnapshot
}

/**
 * Reads the settings: each field from `state`, else from its own key, else its factory value. `restart` and `reset` are
 * true if either place says so. Without `state` all fields have factory values, except `reset`.
 */
export function readSettings(read: SafeStorage['read']): LoadedSettings {
  const text = read(STATE_KEY)
  const object = parseObject(text)
  const state = object ? collectFields((name) => readProperty(name, object)) : {}
  const copies = collectFields((name) => readKey(name, read(name)))
  const snapshotWith = (settings: Settings): StoredSnapshot => ({ state, keys: { ...settings, ...copies } })
  if (typeof text !== 'string') {
    const settings = { ...factorySettings, reset: copies.reset === true }
    return { settings, isFirstStart: true, snapshot: snapshotWith(settings) }
  }
  const merged = { ...factorySettings, ...copies, ...state }
  const restart = merged.restart || copies.restart === true
  const settings = { ...merged, restart, reset: merged.reset || copies.reset === true }
  return { settings, isFirstStart: restart, snapshot: snapshotWith(settings) }
}

/** Returns the fields whose stored value differs from the device's. */
export function unsavedFields(stored: Partial<Settings>, settings: Settings): readonly FieldName[] {
  return fieldNames.filter((name) => stored[name] !== settings[name])
}

/**
 * Returns the JSON for `state`. Only unsaved fields change, so that two tabs do not overwrite each other's.
 * @param text the stored JSON, `null` for none
 * @returns `null` if the stored text is not an object, or is nested too deep to be written again
 */
export function stateJson(text: string | null, snapshot: StoredSnapshot, settings: Settings): string | null {
  const stored = text === null ? {} : parseObject(text)
  if (!stored) return null
  const state = { ...stored }
  const names = text === null ? fieldNames : unsavedFields(snapshot.state, settings)
  for (const name of names) writeProperty(name, settings[name], state)
  return attempt(() => JSON.stringify(state)) ?? null
}

/**
 * Detects that this tab's device restarts, so that the storage must be cleared. A restart that another tab stored is
 * already in the snapshot.
 * @returns the settings before the restart; `null` without one
 */
export function settingsBeforeRestart(
  before: Device,
  device: Device,
  snapshot: StoredSnapshot,
): Settings | null {
  const isRestart = device.settings.restart && !before.settings.restart && snapshot.state.restart !== true
  return isRestart ? before.settings : null
}

export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>

/** Returns the fields that another tab changed. An event without a key means a cleared storage. */
export function changedFields(
  { key, newValue }: StorageChange,
  snapshot: StoredSnapshot,
  settings: Settings,
  read: SafeStorage['read'],
): Partial<Settings> {
  if (key === null) return collectFields((name) => factorySettings[name], sharedFields)
  if (key === STATE_KEY) return changedFieldsInState(read(STATE_KEY), snapshot, settings)
  const name = sharedFields.find((name) => name === key)
  if (!name) return {}
  const value = changedValueInKey(name, newValue, read(name), snapshot)
  return value === undefined ? {} : { [name]: value }
}

/** Returns the fields that differ in `state`, except those that this tab still has to write. */
export function changedFieldsInState(
  text: string | null | undefined,
  snapshot: StoredSnapshot,
  settings: Settings,
): Partial<Settings> {
  const state = parseObject(text)
  if (!state) return {}
  return collectFields((name) => {
    const value = readProperty(name, state)
    const isUnsaved = snapshot.state[name] !== settings[name]
    return isUnsaved || value === settings[name] ? undefined : value
  }, sharedFields)
}

/** @param storedValue the key's current value; if it differs from the event's and is known, the event is old */
function changedValueInKey(
  name: FieldName,
  eventValue: string | null,
  storedValue: string | null | undefined,
  snapshot: StoredSnapshot,
): FieldValue | undefined {
  const isOld = storedValue !== eventValue && keyValue(name, storedValue) === snapshot.keys[name]
  return isOld ? undefined : keyValue(name, eventValue)
}

/** Parses the value of a key; a removed key stands for the factory value. */
function keyValue(name: FieldName, stored: string | null | undefined): FieldValue | undefined {
  return stored === null ? factorySettings[name] : readKey(name, stored)
}

/** Returns the snapshot after another tab's changes. */
export function applyChanges(snapshot: StoredSnapshot, changes: Partial<Settings>): StoredSnapshot {
  return { state: { ...snapshot.state, ...changes }, keys: { ...snapshot.keys, ...changes } }
}

/** Collects the fields for which `valueIn` returns a value. */
function collectFields(
  valueIn: (name: FieldName) => FieldValue | undefined,
  names: readonly FieldName[] = fieldNames,
): Partial<Settings> {
  const read = names.map((name) => [name, valueIn(name)] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}
