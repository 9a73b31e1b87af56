/** A device whose settings are kept in a storage, changed as the test says. */
import { type Device, factorySettings, fieldNames, type Input, type Settings } from '../../device/device'
import { openArea } from '../area'
import { keepSettings, loadSettings, STATE } from '../storage'
import { createDeviceStore } from '../store'
import { writeProperty } from '../stored-form'
import { NOON } from './clock'
import { deviceAt } from './device'
import { FakeOrigin, type FakeStorage } from './storage'

/** The settings as the table spells them under `state`. */
export function spelled(change: Partial<Settings> = {}): Record<string, unknown> {
  const state: Record<string, unknown> = {}
  for (const name of fieldNames) writeProperty(name, { ...factorySettings, ...change }[name], state)
  return state
}

export function storageWith(values: Record<string, unknown>, origin = new FakeOrigin()): FakeStorage {
  for (const [key, value] of Object.entries(values)) {
    origin.values.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return origin.tab()
}

/** A device that takes over what other tabs store, and changes as the test says. */
export function keep(storage: FakeStorage | null, more: Partial<Settings> = {}) {
  const area = openArea(() => storage)
  const loaded = loadSettings(area)
  const device = deviceAt('/home')
  const advance = (before: Device, input: Input): Device =>
    input.type === 'stored' ? { ...before, settings: { ...before.settings, ...input.settings } } : before
  const store = createDeviceStore(
    { ...device, settings: { ...loaded.settings, ...more } },
    () => NOON,
    advance,
  )
  const keeping = keepSettings(area, store, loaded)
  return {
    ...keeping,
    loaded,
    change: (change: Partial<Settings>) =>
      store.setState(({ device }) => ({
        device: { ...device, settings: { ...device.settings, ...change } },
      })),
    /** Changes the device, and no setting. */
    stir: () => store.setState(({ device }) => ({ device: { ...device } })),
    settings: () => store.getState().device.settings,
    hear: () => {
      for (const { key, newValue } of storage?.news.splice(0) ?? []) {
        keeping.onStorage({ key, newValue, storageArea: storage })
      }
    },
  }
}

export const stateOf = (storage: FakeStorage): unknown => JSON.parse(storage.values.get(STATE) ?? 'null')
