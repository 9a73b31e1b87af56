/** The visitor's own device while a link shows another one: that one takes its place, or it comes back. */
import { openSafeStorage, type StorageMethods } from '../../common/safe-storage'
import { fieldNames } from '../../thermostat/device/device'
import { nothingKnown, readSettings, STATE, stateText, UNREADABLE } from './kept'
import type { SharedDevice } from './shared-link'
import { writeKey } from './stored-form'

/** What of the browser's window is used. The mere mention of its storage may throw. */
export interface OwnWindow {
  readonly localStorage: StorageMethods
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'reload'>
}

/** Where it is tried whether there is room. */
const ROOM = 'state.room'

/** The visitor's own device comes back: the page begins anew, without the link. */
export function backToOwn({ history, location }: OwnWindow): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  location.reload()
}

/**
 * The shared device becomes the visitor's own, also in other tabs: all of it, or nothing.
 * @returns whether the browser stored it
 */
export function takeOver(window: OwnWindow, shared: SharedDevice): boolean {
  const isStored = replaceOwn(window, shared)
  if (isStored) backToOwn(window)
  return isStored
}

/** Changes nothing unless there is room for all of it, and then one write decides: `state` has every setting. */
function replaceOwn(window: OwnWindow, { storage }: SharedDevice): boolean {
  const own = openSafeStorage(() => window.localStorage)
  const text = own.read(STATE)
  if (text === undefined) return false
  const { settings } = readSettings(openSafeStorage(() => storage).read)
  const merged = stateText(text, nothingKnown, settings)
  const state = merged ?? stateText(null, nothingKnown, settings)
  if (state === null) return false
  const backup = merged === null && typeof own.read(UNREADABLE) !== 'string' ? text : null
  const copies = fieldNames.map((name) => [name, writeKey(settings[name])] as const)
  const hasRoom = own.write(ROOM, [state, backup, ...copies.flat()].join(''))
  own.remove(ROOM)
  if (!hasRoom || (backup !== null && !own.write(UNREADABLE, backup))) return false
  if (!own.write(STATE, state)) {
    if (backup !== null) own.remove(UNREADABLE)
    return false
  }
  // Only copies: those that are refused are made at the next start, as any refused copy (behaviour 18).
  for (const copy of copies) own.write(...copy)
  return true
}
