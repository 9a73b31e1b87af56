/** Reads a shared device from the fragment of a link, and follows such links in an open page. */
import { openSafeStorage, type SafeStorage, type StorageMethods } from '../../common/safe-storage'
import { fieldNames } from '../../thermostat/device/device'
import { unpackDevice } from '../share/pack-device'
import { type Connection, connectionOf, type EventTargetLike, listen } from './connection'
import { repairedAddress } from './repair-address'
import { SESSION_KEY } from './session'
import { STATE_KEY } from './storage-sync'

/** The packed device of `src/site/share/` follows. */
const FRAGMENT_PREFIX = '#d='

export interface LinkWindow extends EventTargetLike {
  readonly history: Pick<History, 'replaceState'>
  readonly location: Pick<Location, 'reload'>
}

/** Reading `sessionStorage` throws where storage is blocked. */
export interface SharedStartWindow {
  readonly history: Pick<History, 'state'>
  readonly sessionStorage: Parameters<SafeStorage['isBackedBy']>[0]
}

/** Returns the packed device of a fragment, valid or not; `null` for any other fragment. */
export function packedDeviceOf(hash: string): string | null {
  return hash.startsWith(FRAGMENT_PREFIX) ? hash.slice(FRAGMENT_PREFIX.length) : null
}

/** Removes the own device's session when a link is opened: back must not lead to places of that device. */
export function forgetOwnSession(window: SharedStartWindow): void {
  if (window.history.state === null) openSafeStorage(() => window.sessionStorage).remove(SESSION_KEY)
}

/** A device from a link, with a storage of its own that other tabs do not see. */
export interface SharedDevice {
  readonly fragment: string
  readonly storage: StorageMethods
}

/**
 * Reads the device of a link.
 * @param fragment the fragment of the address
 * @param packed the packed device in it, which may be anything
 * @returns `null` if `packed` cannot be read
 */
export function readSharedDevice(fragment: string, packed: string): SharedDevice | null {
  const settings = unpackDevice(packed)
  if (!settings) return null
  // This JSON has not the format of `state`. What cannot be read from it is read from the own keys, and the storage
  // adapter writes the right format as soon as it is connected.
  const own = fieldNames.map((name) => [name, String(settings[name] ?? undefined)] as const)
  return { fragment, storage: createMemoryStorage([[STATE_KEY, JSON.stringify(settings)], ...own]) }
}

function createMemoryStorage(first: readonly (readonly [key: string, value: string])[]): StorageMethods {
  const values = new Map(first)
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/**
 * Reloads the page when a shared link is opened in it, or left by the browser's back: the address decides which device
 * is shown. Steps between the places of one device change the path, so they do not reload.
 */
export function connectLinks(window: LinkWindow): Connection {
  return connectionOf(
    listen(window, 'hashchange', (event) => reloadOnDeviceChange(window, event as HashChangeEvent)),
  )
}

function reloadOnDeviceChange({ history, location }: LinkWindow, { oldURL, newURL }: HashChangeEvent): void {
  const [before, after] = [new URL(repairedAddress(oldURL)), new URL(repairedAddress(newURL))]
  if (before.pathname !== after.pathname || packedDeviceOf(before.hash) === packedDeviceOf(after.hash)) return
  // The address adapter has replaced the address with its own.
  history.replaceState(null, '', newURL)
  location.reload()
}
