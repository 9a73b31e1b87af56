/**
 * Keeps the settings in localStorage: one object under `state`, and each changed field under its own key.
 * Where the browser refuses, the device works from memory. `kept.ts` decides what to write and take over.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SafeStorage, StorageMethods } from '../../common/safe-storage'
import type { Settings } from '../../thermostat/device/device'
import type { DeviceStore } from '../../thermostat/device-store'
import { type Connection, connectionOf, type EventTargetLike, listen, onPageRestored } from './connection'
import {
  applyChanges,
  BACKUP_KEY,
  changedFields,
  changedFieldsInState,
  emptySnapshot,
  type LoadedSettings,
  STATE_KEY,
  type StoredSnapshot,
  settingsBeforeRestart,
  snapshotAfterClear,
  stateJson,
  storageKeys,
  unsavedFields,
} from './storage-sync'
import { writeKey } from './stored-fields'

export interface StorageConnection extends Connection {
  /** Whether `state` holds all settings: false after a refused write, until one goes through again. */
  readonly isSaved: StoreApi<boolean>
}

/** Writes what changes in the device, and tells the device what other tabs change. */
export function connectStorage(
  window: EventTargetLike,
  store: DeviceStore,
  storage: SafeStorage,
  loaded: LoadedSettings,
): StorageConnection {
  const settingsNow = () => store.getState().device.settings
  const { settings, snapshot: found } = loaded
  let kept = write(storage, settings.reset ? clearStorage(storage, settings) : found, settingsNow())
  const isAllSaved = () => unsavedFields(kept.state, settingsNow()).length === 0
  const remembers = createStore<boolean>(isAllSaved)

  function onStorage(event: Event): void {
    const { key, newValue, storageArea } = event as StorageEvent
    if (isOurs(storage, storageArea))
      takeOver(changedFields({ key, newValue }, kept, settingsNow(), storage.read))
  }

  function takeOver(changes: Partial<Settings>): void {
    if (Object.keys(changes).length === 0) return
    kept = applyChanges(kept, changes)
    store.getState().send({ type: 'stored', settings: changes })
  }

  function save(): void {
    kept = write(storage, kept, settingsNow())
    remembers.setState(isAllSaved(), true)
  }

  const unsubscribe = store.subscribe(({ device, isSandbox }, { device: before }) => {
    if (isSandbox) return
    const began = settingsBeforeRestart(before, device, kept)
    if (began) kept = clearStorage(storage, began)
    if (began || device.settings !== before.settings) save()
  })
  return {
    isSaved: remembers,
    ...connectionOf(
      unsubscribe,
      listen(window, 'storage', onStorage),
      onPageRestored(window, () =>
        takeOver(changedFieldsInState(storage.read(STATE_KEY), kept, settingsNow())),
      ),
    ),
  }
}

function isOurs(storage: SafeStorage, changed: StorageMethods | null): boolean {
  return changed === null || storage.isBackedBy(changed)
}

/** Removes every key of this product, and nothing else; what changed since is to be written. */
export function clearStorage(storage: SafeStorage, since: Settings): StoredSnapshot {
  const removed = storageKeys.map((key) => storage.remove(key))
  return removed.every(Boolean) ? snapshotAfterClear(since) : emptySnapshot
}

/** Writes what is owed: first to `state`, then to the fields' own keys. Gives what is stored then. */
function write(storage: SafeStorage, kept: StoredSnapshot, settings: Settings): StoredSnapshot {
  if (unsavedFields(kept.state, settings).length > 0 && !writeState(storage, kept, settings)) return kept
  const keys = { ...kept.keys }
  for (const name of unsavedFields(keys, settings)) {
    if (storage.write(name, writeKey(settings[name]))) Object.assign(keys, { [name]: settings[name] })
  }
  return { state: settings, keys }
}

/** Whether `state` holds the settings now. */
function writeState(storage: SafeStorage, kept: StoredSnapshot, settings: Settings): boolean {
  const text = storage.read(STATE_KEY)
  if (text === undefined) return false
  let next = stateJson(text, kept, settings)
  if (next === null && text !== null && backUp(storage, text)) next = stateJson(null, kept, settings)
  return next !== null && (next === text || storage.write(STATE_KEY, next))
}

function backUp(storage: SafeStorage, text: string): boolean {
  return typeof storage.read(BACKUP_KEY) === 'string' || storage.write(BACKUP_KEY, text)
}
