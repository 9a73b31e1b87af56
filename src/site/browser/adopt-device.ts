/** The visitor's own device while a link shows another one: that one takes its place, or it comes back. */
import { openSafeStorage, type StorageMethods } from '../../common/safe-storage'
import { fieldNames } from '../../thermostat/device/device'
import type { SharedDevice } from './shared-link'
import { BACKUP_KEY, emptySnapshot, readSettings, STATE_KEY, stateJson } from './storage-sync'
import { writeKey } from './stored-fields'

/** What of the browser's window is used. The mere mention of its storage may throw. */
export interface AdoptDeviceWindow {
  readonly localStorage: StorageMethods
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'reload'>
}

/** Where it is tried whether there is room. */
const ROOM_TEST_KEY = 'state.room'

/** The visitor's own device comes back: the page begins anew, without the link. */
export function returnToOwnDevice({ history, location }: AdoptDeviceWindow): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  location.reload()
}

/**
 * The shared device becomes the visitor's own, also in other tabs: all of it, or nothing.
 * @returns whether the browser stored it
 */
export function adoptSharedDevice(window: AdoptDeviceWindow, shared: SharedDevice): boolean {
  const isStored = replaceOwnDevice(window, shared)
  if (isStored) returnToOwnDevice(window)
  return isStored
}

/** Changes nothing unless there is room for all of it, and then one write decides: `state` has every setting. */
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
  // Only copies: those that are refused are made at the next start, as any refused copy (behaviour 18).
  for (const copy of copies) own.write(...copy)
  return true
}
