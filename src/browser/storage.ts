/**
 * The device's settings in the browser's storage (decisions, 3): one object under `state`, and each changed field under its
 * own key. The device never waits for it, and works from memory where the browser refuses.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type FieldName, factorySettings, fieldNames, type Settings } from '../device/device'
import { type Area, type KeyValues, parseObject } from './area'
import type { DeviceStore } from './store'
import {
  isFieldName,
  readKey,
  readProperty,
  settingsFrom,
  type Value,
  writeKey,
  writeProperty,
} from './stored-form'

export const STATE = 'state'
/** What stood under `state` and was no settings of ours, kept for its owner. */
export const UNREADABLE = 'state.unreadable'

export interface Loaded {
  readonly settings: Settings
  /** No `state` at all, or a restart asked for: the device comes from the factory. */
  readonly first: boolean
}

/** Reads the settings: each field from `state`, else from its own key, else its first value. Writes nothing. */
export function loadSettings(area: Area): Loaded {
  const text = area.read(STATE)
  const asks = (name: 'restart' | 'reset') => readKey(name, area.read(name)) === true
  if (typeof text !== 'string') return { settings: { ...factorySettings, reset: asks('reset') }, first: true }
  const state = parseObject(text)
  const settings = settingsFrom((name) => {
    const property = state ? readProperty(name, state) : undefined
    const value = property === undefined ? readKey(name, area.read(name)) : property
    return value === undefined ? factorySettings[name] : value
  })
  const restart = settings.restart || asks('restart')
  return { settings: { ...settings, restart, reset: settings.reset || asks('reset') }, first: restart }
}

/** What of the browser's `storage` event is used. */
export type StorageNews = Pick<StorageEvent, 'key' | 'newValue'> & { readonly storageArea: KeyValues | null }

export interface Keeping {
  /**
   * Whether everything the visitor set so far is in `state`. Turns false with a refused write, and true again when a later one,
   * which then carries all that was refused, goes through.
   */
  readonly remembers: StoreApi<boolean>
  /** Hears of a change in another tab. */
  onStorage(news: StorageNews): void
  /** Takes over what other tabs stored while nobody told this one, as after a sleep in the browser's page cache. */
  refresh(): void
  dispose(): void
}

/** Writes what changes in the device, and tells the device what other tabs change. */
export function keepSettings(area: Area, store: DeviceStore, loaded: Loaded): Keeping {
  const remembers = createStore<boolean>(() => true)
  /** Changed, and not yet in `state`. */
  const owed = new Set<FieldName>()
  /** Changed, and not yet under their own keys. */
  const owedKeys = new Set<FieldName>()
  /** What this tab left last under each own key, `null` for nothing. */
  const written = new Map<string, string | null>()
  /** What is being taken over from another tab, and needs no writing. */
  let taking: Partial<Settings> = {}

  const settingsNow = () => store.getState().device.settings

  function save(): void {
    const saved = saveState()
    if (saved) {
      owed.clear()
      owedKeys.forEach(saveKey)
    }
    remembers.setState(saved, true)
  }

  /** Changes only the owed fields of what stands there now, so that two tabs never overwrite each other's. */
  function saveState(): boolean {
    const text = area.read(STATE)
    if (text === undefined) return false
    const stored = parseObject(text)
    if (text !== null && !stored && !backUp(text)) return false
    const state = { ...stored }
    const settings = settingsNow()
    for (const name of stored ? owed : fieldNames) writeProperty(name, settings[name], state)
    const next = JSON.stringify(state)
    return next === text || area.write(STATE, next)
  }

  function saveKey(name: FieldName): void {
    const text = writeKey(settingsNow()[name])
    if (!area.write(name, text)) return
    written.set(name, text)
    owedKeys.delete(name)
  }

  function owe(name: FieldName): void {
    owed.add(name)
    owedKeys.add(name)
  }

  function backUp(text: string): boolean {
    return typeof area.read(UNREADABLE) === 'string' || area.write(UNREADABLE, text)
  }

  function clear(): void {
    for (const key of [STATE, UNREADABLE, ...fieldNames]) if (area.remove(key)) written.set(key, null)
  }

  /** Mends what is missing or wrong in the storage, and writes what starting changed. */
  function settle(): void {
    const settings = settingsNow()
    if (loaded.settings.reset) clear()
    const state = parseObject(area.read(STATE))
    for (const name of fieldNames) {
      const value = settings[name]
      const copy = readKey(name, area.read(name))
      const copyMisleads = copy !== undefined && copy !== value
      const propertyDiffers = state !== null && readProperty(name, state) !== value
      if (value !== loaded.settings[name] || propertyDiffers || copyMisleads) owe(name)
    }
    if (!state || owed.size > 0) save()
  }

  /** As a first visit would: nothing stays of what the last visitor left. */
  function begin(): void {
    clear()
    owed.clear()
    owedKeys.clear()
    const settings = settingsNow()
    for (const name of fieldNames) if (settings[name] !== factorySettings[name]) owe(name)
    save()
  }

  function take(settings: Partial<Settings>): void {
    taking = settings
    store.getState().send({ type: 'stored', settings })
    taking = {}
  }

  function refresh(): void {
    const state = parseObject(area.read(STATE))
    if (!state) return
    const settings = settingsNow()
    const differing: [FieldName, Value][] = []
    for (const name of fieldNames) {
      const value = readProperty(name, state)
      if (value !== undefined && value !== settings[name] && !owed.has(name)) differing.push([name, value])
    }
    if (differing.length > 0) take(Object.fromEntries(differing))
  }

  function takeKey(name: FieldName, stored: string | null): void {
    // This tab wrote the key after the other one did, and the news of the other's write comes late.
    const current = area.read(name)
    if (current !== stored && current === written.get(name)) return
    const value = stored === null ? factorySettings[name] : readKey(name, stored)
    if (value !== undefined) take({ [name]: value })
  }

  function onStorage({ key, newValue, storageArea }: StorageNews): void {
    if (storageArea && !area.is(storageArea)) return
    if (key === null) take(factorySettings)
    else if (key === STATE) refresh()
    else if (isFieldName(key)) takeKey(key, newValue)
  }

  settle()
  const dispose = store.subscribe(({ device }, { device: deviceBefore }) => {
    const { settings } = device
    const { settings: before } = deviceBefore
    if (device.visitors !== deviceBefore.visitors) return begin()
    if (settings === before) return
    const isOwn = (name: FieldName) => taking[name] !== settings[name]
    if (settings.restart && !before.restart && isOwn('restart')) clear()
    for (const name of fieldNames) if (settings[name] !== before[name] && isOwn(name)) owe(name)
    if (owed.size > 0) save()
  })

  return { remembers, onStorage, refresh, dispose }
}
