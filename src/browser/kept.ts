/** What the storage holds as far as this tab knows, and what that leaves to write or to take over. Pure. */
import { type Device, type FieldName, factorySettings, fieldNames, type Settings } from '../device/device'
import { type Area, parseObject } from './area'
import { readKey, readProperty, type Value, writeProperty } from './stored-form'

export const STATE = 'state'
/** What stood under `state` and was no settings of ours, kept for its owner. */
export const UNREADABLE = 'state.unreadable'
/** Every key of this product. */
export const ownKeys: readonly string[] = [STATE, UNREADABLE, ...fieldNames]

/** The fields as they were last read, written or heard of. One that is missing is unknown or wrong. */
export interface Kept {
  readonly state: Partial<Settings>
  /** Under the fields' own keys; a key that is not there is no copy to correct. */
  readonly keys: Partial<Settings>
}

/** After this tab removed its keys: all is to be written into `state`, and own keys for what is not as at first. */
export const cleared: Kept = { state: {}, keys: factorySettings }
/** After the browser refused to remove them: all is to be written. */
export const nothingKnown: Kept = { state: {}, keys: {} }

export interface Loaded {
  readonly settings: Settings
  /** No `state` at all, or a restart asked for: the device comes from the factory. */
  readonly first: boolean
  readonly kept: Kept
}

/** Reads the settings: each field from `state`, else from its own key, else its first value. */
export function load(read: Area['read']): Loaded {
  const text = read(STATE)
  const object = parseObject(text)
  const state = object ? fieldsWhere((name) => readProperty(name, object)) : {}
  const copies = fieldsWhere((name) => readKey(name, read(name)))
  const keptWith = (settings: Settings): Kept => ({ state, keys: { ...settings, ...copies } })
  if (typeof text !== 'string') {
    const settings = { ...factorySettings, reset: copies.reset === true }
    return { settings, first: true, kept: keptWith(settings) }
  }
  const known = { ...factorySettings, ...copies, ...state }
  const restart = known.restart || copies.restart === true
  const settings = { ...known, restart, reset: known.reset || copies.reset === true }
  return { settings, first: restart, kept: keptWith(settings) }
}

/** Gives the fields that are not stored as the device has them. */
export function owed(stored: Partial<Settings>, settings: Settings): readonly FieldName[] {
  return fieldNames.filter((name) => stored[name] !== settings[name])
}

/**
 * Gives what must stand under `state`: only the owed fields change, so that two tabs never overwrite each other's.
 * @param text what stands there now, `null` for nothing
 */
export function stateText(text: string | null, kept: Kept, settings: Settings): string {
  const stored = parseObject(text)
  const state = { ...stored }
  const names = stored ? owed(kept.state, settings) : fieldNames
  for (const name of names) writeProperty(name, settings[name], state)
  return JSON.stringify(state)
}

/** Whether this tab's device began again, for a restart or the next visitor: nothing stays of what was stored before. */
export function beganAgain(before: Device, device: Device, kept: Kept): boolean {
  const isRestart = device.settings.restart && !before.settings.restart
  return device.visitors !== before.visitors || (isRestart && kept.state.restart !== true)
}

/** What each tab has for itself: where it was last, and what it edits. */
const tabsOwn: readonly FieldName[] = ['previousRoute', 'editComfortHeating', 'editOperatingTimeLimitation']
const shared = fieldNames.filter((name) => !tabsOwn.includes(name))

/** What of the browser's `storage` event is used. */
export type StorageNews = Pick<StorageEvent, 'key' | 'newValue'>

/** Gives the fields that another tab changed, as its event says; one without a key says that it cleared the storage. */
export function newsOf(
  { key, newValue }: StorageNews,
  kept: Kept,
  settings: Settings,
  read: Area['read'],
): Partial<Settings> {
  if (key === null) return fieldsWhere((name) => factorySettings[name], shared)
  if (key === STATE) return newsInState(read(STATE), kept, settings)
  const name = shared.find((name) => name === key)
  if (!name) return {}
  const value = newsInKey(name, newValue, read(name), kept)
  return value === undefined ? {} : { [name]: value }
}

/** Gives the fields that `state` has otherwise than this tab, but for those that this tab has yet to write. */
export function newsInState(
  text: string | null | undefined,
  kept: Kept,
  settings: Settings,
): Partial<Settings> {
  const state = parseObject(text)
  if (!state) return {}
  return fieldsWhere((name) => {
    const value = readProperty(name, state)
    const isOwed = kept.state[name] !== settings[name]
    return isOwed || value === settings[name] ? undefined : value
  }, shared)
}

/** @param now what stands under the key by now: where that is known, what the event tells was overwritten since */
function newsInKey(
  name: FieldName,
  told: string | null,
  now: string | null | undefined,
  kept: Kept,
): Value | undefined {
  const isOld = now !== told && keyValue(name, now) === kept.keys[name]
  return isOld ? undefined : keyValue(name, told)
}

/** A key that was removed stands for the field's first value. */
function keyValue(name: FieldName, stored: string | null | undefined): Value | undefined {
  return stored === null ? factorySettings[name] : readKey(name, stored)
}

/** Gives what is known to be stored once another tab told of its changes. */
export function heard(kept: Kept, news: Partial<Settings>): Kept {
  return { state: { ...kept.state, ...news }, keys: { ...kept.keys, ...news } }
}

/** Gives those of the fields that are read as a value, by their names. */
function fieldsWhere(
  valueIn: (name: FieldName) => Value | undefined,
  names: readonly FieldName[] = fieldNames,
): Partial<Settings> {
  const read = names.map((name) => [name, valueIn(name)] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}
