/**
 * Stores the settings in localStorage: one object under `state`, and each changed field under its own key.
 * If the browser refuses, the device works from memory. `storage-sync.ts` decides what to write and take over.
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
  /** True if `state` has all settings; false after a refused write, until one succeeds. */
  readonly isSaved: StoreApi<boolean>
}

/** Writes changed settings, and sends the device what other tabs change. */
export function connectStorage(
  window: EventTargetLike,
  store: DeviceStore,
  storage: SafeStorage,
  loaded: LoadedSettings,
): StorageConnection {
  const settingsNow = () => store.getState().device.settings
  const { settings, snapshot: loadedSnapshot } = loaded
  let snapshot = write(
    storage,
    settings.reset ? clearStorage(storage, settings) : loadedSnapshot,
    settingsNow(),
  )
  const isAllSaved = () => unsavedFields(snapshot.state, settingsNow()).length === 0
  const isSaved = createStore<boolean>(isAllSaved)

  function onStorage(event: Event): void {
    const { key, newValue, storageArea } = event as StorageEvent
    if (isOurs(storage, storageArea))
      takeOver(changedFields({ key, newValue }, snapshot, settingsNow(), storage.read))
  }

  function takeOver(changes: Partial<Settings>): void {
    if (Object.keys(changes).length === 0) return
    snapshot = applyChanges(snapshot, changes)
    store.getState().send({ type: 'stored', settings: changes })
  }

  function save(): void {
    snapshot = write(storage, snapshot, settingsNow())
    isSaved.setState(isAllSaved(), true)
  }

  const unsubscribe = store.subscribe(({ device, isSandbox }, { device: before }) => {
    if (isSandbox) return
    const beforeRestart = settingsBeforeRestart(before, device, snapshot)
    if (beforeRestart) snapshot = clearStorage(storage, beforeRestart)
    if (beforeRestart || device.settings !== before.settings) save()
  })
  return {
    isSaved,
    ...connectionOf(
      unsubscribe,
      listen(window, 'storage', onStorage),
      onPageRestored(window, () =>
        takeOver(changedFieldsInState(storage.read(STATE_KEY), snapshot, settingsNow())),
      ),
    ),
  }
}

function isOurs(storage: SafeStorage, changed: StorageMethods | null): boolean {
  return changed === null || storage.isBackedBy(changed)
}

/**
 * Removes the keys of this product only.
 * @param before the settings before; only fields that differ from them get their own keys again
 */
export function clearStorage(storage: SafeStorage, before: Settings): StoredSnapshot {
  const removed = storageKeys.map((key) => storage.remove(key))
  return removed.every(Boolean) ? snapshotAfterClear(before) : emptySnapshot
}

/** Writes unsaved fields, first to `state`, then to their own keys. Returns the new snapshot. */
function write(storage: SafeStorage, snapshot: StoredSnapshot, settings: Settings): StoredSnapshot {
  if (unsavedFields(snapshot.state, settings).length > 0 && !writeState(storage, snapshot, settings))
    return snapshot
  const keys = { ...snapshot.keys }
  for (const name of unsavedFields(keys, settings)) {
    if (storage.write(name, writeKey(settings[name]))) Object.assign(keys, { [name]: settings[name] })
  }
  return { state: settings, keys }
}

/** @returns true if `state` now has the settings */
function writeState(storage: SafeStorage, snapshot: StoredSnapshot, settings: Settings): boolean {
  const text = storage.read(STATE_KEY)
  if (text === undefined) return false
  let next = stateJson(text, snapshot, settings)
  if (next === null && text !== null && backUp(storage, text)) next = stateJson(null, snapshot, settings)
  return next !== null && (next === text || storage.write(STATE_KEY, next))
}

function backUp(storage: SafeStorage, text: string): boolean {
  return typeof storage.read(BACKUP_KEY) === 'string' || storage.write(BACKUP_KEY, text)
}
