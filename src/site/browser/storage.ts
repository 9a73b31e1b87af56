/**
 * Keeps the settings in localStorage: one object under `state`, and each changed field under its own key.
 * Where the browser refuses, the device works from memory. `kept.ts` decides what to write and take over.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SafeStorage, StorageMethods } from '../../common/safe-storage'
import type { Settings } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { type Connection, connectionOf, type Listening, listen, onReturn } from './connection'
import {
  beganAgainFrom,
  clearedSince,
  heard,
  type Kept,
  type Loaded,
  newsInState,
  newsOf,
  nothingKnown,
  owed,
  ownKeys,
  STATE,
  stateText,
  UNREADABLE,
} from './kept'
import { writeKey } from './stored-form'

export interface StorageConnection extends Connection {
  /** Whether `state` holds all settings: false after a refused write, until one goes through again. */
  readonly remembers: StoreApi<boolean>
}

/** Writes what changes in the device, and tells the device what other tabs change. */
export function connectStorage(
  window: Listening,
  store: DeviceStore,
  storage: SafeStorage,
  loaded: Loaded,
): StorageConnection {
  const settingsNow = () => store.getState().device.settings
  const { settings, kept: found } = loaded
  let kept = write(storage, settings.reset ? clearStorage(storage, settings) : found, settingsNow())
  const isSaved = () => owed(kept.state, settingsNow()).length === 0
  const remembers = createStore<boolean>(isSaved)

  function onStorage(event: Event): void {
    const { key, newValue, storageArea } = event as StorageEvent
    if (isOurs(storage, storageArea)) take(newsOf({ key, newValue }, kept, settingsNow(), storage.read))
  }

  function take(news: Partial<Settings>): void {
    if (Object.keys(news).length === 0) return
    kept = heard(kept, news)
    store.getState().send({ type: 'stored', settings: news })
  }

  function save(): void {
    kept = write(storage, kept, settingsNow())
    remembers.setState(isSaved(), true)
  }

  const unsubscribe = store.subscribe(({ device, isSandbox }, { device: before }) => {
    if (isSandbox) return
    const began = beganAgainFrom(before, device, kept)
    if (began) kept = clearStorage(storage, began)
    if (began || device.settings !== before.settings) save()
  })
  return {
    remembers,
    ...connectionOf(
      unsubscribe,
      listen(window, 'storage', onStorage),
      onReturn(window, () => take(newsInState(storage.read(STATE), kept, settingsNow()))),
    ),
  }
}

function isOurs(storage: SafeStorage, eventStorage: StorageMethods | null): boolean {
  return eventStorage === null || storage.isBackedBy(eventStorage)
}

/** Removes every key of this product, and nothing else; what changed since is to be written. */
export function clearStorage(storage: SafeStorage, since: Settings): Kept {
  const removed = ownKeys.map((key) => storage.remove(key))
  return removed.every(Boolean) ? clearedSince(since) : nothingKnown
}

/** Writes what is owed: first to `state`, then to the fields' own keys. Gives what is stored then. */
function write(storage: SafeStorage, kept: Kept, settings: Settings): Kept {
  if (owed(kept.state, settings).length > 0 && !writeState(storage, kept, settings)) return kept
  const keys = { ...kept.keys }
  for (const name of owed(keys, settings)) {
    if (storage.write(name, writeKey(settings[name]))) Object.assign(keys, { [name]: settings[name] })
  }
  return { state: settings, keys }
}

/** Whether `state` holds the settings now. */
function writeState(storage: SafeStorage, kept: Kept, settings: Settings): boolean {
  const text = storage.read(STATE)
  if (text === undefined) return false
  let next = stateText(text, kept, settings)
  if (next === null && text !== null && backUp(storage, text)) next = stateText(null, kept, settings)
  return next !== null && (next === text || storage.write(STATE, next))
}

function backUp(storage: SafeStorage, text: string): boolean {
  return typeof storage.read(UNREADABLE) === 'string' || storage.write(UNREADABLE, text)
}
