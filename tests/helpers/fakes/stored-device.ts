/** A device with stored settings; tests change them. */
import { openSafeStorage } from '../../../src/common/safe-storage'
import { connectStorage } from '../../../src/site/browser/storage'
import { readSettings, STATE_KEY } from '../../../src/site/browser/storage-sync'
import { writeProperty } from '../../../src/site/browser/stored-fields'
import {
  type Device,
  factorySettings,
  fieldNames,
  type Input,
  type Settings,
} from '../../../src/thermostat/device/device'
import { createDeviceStore } from '../../../src/thermostat/device-store'
import { NOON } from './clock'
import { deviceAt } from './device'
import { FakeOrigin, type FakeStorage } from './storage'
import { FakeWindow } from './window'

/** The factory settings with this change, in the form stored under `state`. */
export function storedForm(change: Partial<Settings> = {}): Record<string, unknown> {
  const state: Record<string, unknown> = {}
  for (const name of fieldNames) writeProperty(name, { ...factorySettings, ...change }[name], state)
  return state
}

/** An origin with these stored values; values other than strings are stored as JSON. */
export function originWith(values: Record<string, unknown>): FakeOrigin {
  const origin = new FakeOrigin()
  for (const [key, value] of Object.entries(values)) {
    origin.values.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return origin
}

/** Opens a tab whose device takes over what other tabs store. */
export function openStoredDevice(
  origin: FakeOrigin,
  more: Partial<Settings> = {},
  refuses?: FakeStorage['refuses'],
) {
  const window = new FakeWindow({ origin })
  const storage = window.localStorage
  if (refuses) storage.refuses = refuses
  const safeStorage = openSafeStorage(() => storage)
  const loaded = readSettings(safeStorage.read)
  const device = { ...deviceAt('/home'), settings: { ...loaded.settings, ...more } }
  const advance = (before: Device, input: Input): Device =>
    input.type === 'stored' ? { ...before, settings: { ...before.settings, ...input.settings } } : before
  const store = createDeviceStore(device, () => NOON, advance)
  const connection = connectStorage(window, store, safeStorage, loaded)
  return {
    window,
    storage,
    values: origin.values,
    dispose: connection.dispose,
    remembers: () => connection.isSaved.getState(),
    change: (change: Partial<Settings>) =>
      store.setState(({ device }) => ({
        device: { ...device, settings: { ...device.settings, ...change } },
      })),
    /** Replaces the device by a sandbox, or back. */
    swapDevice: (isSandbox: boolean, settings: Settings) =>
      store.setState(({ device }) => ({ device: { ...device, settings }, isSandbox })),
    /** Changes the device but no setting. */
    touchDevice: () => store.setState(({ device }) => ({ device: { ...device } })),
    settings: () => store.getState().device.settings,
    state: (): unknown => JSON.parse(origin.values.get(STATE_KEY) ?? 'null'),
  }
}
