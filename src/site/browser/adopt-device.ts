/** Leaves a shared device: for the visitor's own one, or by making the shared one the visitor's own. */
import { openSafeStorage, type StorageMethods } from '../../common/safe-storage'
import { fieldNames } from '../../thermostat/device/device'
import { ARRIVAL_PARAMETER, type OwnDeviceArrival } from './launch'
import type { SharedDevice } from './shared-link'
import { BACKUP_KEY, emptySnapshot, readSettings, STATE_KEY, stateJson } from './storage-sync'
import { writeKey } from './stored-fields'

/** Reading `localStorage` throws where storage is blocked. */
export interface AdoptDeviceWindow {
  readonly localStorage: StorageMethods
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'reload'>
}

/** A temporary key, written to find out if there is room. */
const ROOM_TEST_KEY = 'state.room'

/** Reloads the page without the link's fragment; the page then says whose device it shows. */
export function returnToOwnDevice(window: AdoptDeviceWindow): void {
  reloadAsOwn(window, 'returned')
}

function reloadAsOwn({ history, location }: AdoptDeviceWindow, arrival: OwnDeviceArrival): void {
  const parameters = new URLSearchParams(location.search)
  parameters.set(ARRIVAL_PARAMETER, arrival)
  history.replaceState(history.state, '', `${location.pathname}?${parameters}`)
  location.reload()
}

/**
 * Makes the shared device the visitor's own, also in other tabs: all of its settings, or none.
 * @returns true if the browser stored it
 */
export function adoptSharedDevice(window: AdoptDeviceWindow, shared: SharedDevice): boolean {
  const isStored = replaceOwnDevice(window, shared)
  if (isStored) reloadAsOwn(window, 'adopted')
  return isStored
}

/** Changes nothing unless there is room for everything. One write decides, since `state` has every setting. */
function replaceOwnDevice(window: AdoptDeviceWindow, { storage }: SharedDevice): boolean {
  const own = openSafeStorage(() => window.localStorage)
  const text = own.read(STATE_KEY)
  if (text === undefined) return false
  const { settings } = readSettings(openSafeStorage(() => storage).read)
  const merged = stateJson(text, emptySnapshot, settings)
  const state = merged ?? stateJson(null, emptySnapshot, settings)
  if (state === null) return false
  const backup = merged === null && typeof own.read(BACKUP_KEY) !== 'string' ? text : null
  const copies = fieldNames.map((name) => [name, writeKey(settings[name])] as const)
  const hasRoom = own.write(ROOM_TEST_KEY, [state, backup, ...copies.flat()].join(''))
  own.remove(ROOM_TEST_KEY)
  if (!hasRoom || (backup !== null && !own.write(BACKUP_KEY, backup))) return false
  if (!own.write(STATE_KEY, state)) {
    if (backup !== null) own.remove(BACKUP_KEY)
    return false
  }
  // Copies only: `state` has priority, and the next start corrects an old copy (behaviour 18.3).
  for (const copy of copies) own.write(...copy)
  return true
}
