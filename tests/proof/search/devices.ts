/** Collects every device that the search finds, for proofs that begin at each of them. */
import { vi } from 'vitest'
import type * as Change from '../../../src/thermostat/device/change'
import type { Device } from '../../../src/thermostat/device/device'
import type { Core } from './moves'
import { watchedChange } from './record-reads'
import { type SearchListener, type SearchResult, searchDevices } from './search'

const changeModule = '../../../src/thermostat/device/change'

/** Searches with a device that records what it reads. Call `unwatch` when the proof is done with it. */
export async function searchAll(watch: (core: Core) => SearchListener): Promise<SearchResult> {
  vi.resetModules()
  const actual = await vi.importActual<typeof Change>(changeModule)
  vi.doMock(changeModule, () => watchedChange(actual))
  const core = await import('../../../src/thermostat/device/device')
  return searchDevices(core, seeds(core), watch(core))
}

export function unwatch(): void {
  vi.doUnmock(changeModule)
  vi.resetModules()
}

export async function allDevices(): Promise<readonly Device[]> {
  const devices: Device[] = []
  await searchAll(() => ({ onState: (device) => devices.push(device), onStep: () => {} }))
  unwatch()
  return devices
}

/** Returns a first start, and every address opened from it, with every overlay. */
function seeds(core: Core): readonly Device[] {
  const at = Date.UTC(2025, 2, 12, 12)
  const first = core.start({
    settings: core.factorySettings,
    isFirstStart: true,
    address: { path: '/', status: null, context: null },
    trail: null,
    session: null,
    fallbackLanguage: 'en',
    at,
  })
  const overlays = [null, 'start', 'save', 'stop', 'connecting', 'connected']
  const addresses = [...core.paths, '/nowhere'].flatMap((path) =>
    overlays.map((status) => ({ path, status, context: 'installer' })),
  )
  return [
    first,
    ...addresses.map((address) => core.step(first, { type: 'address', ...address, index: 0, at })),
  ]
}
