/** The fragment of a link that shares a device, and such links opened where the product is open already. */
import { openSafeStorage, type SafeStorage, type StorageMethods } from '../../common/safe-storage'
import { fieldNames } from '../../thermostat/device/device'
import { unpackDevice } from '../share/pack-device'
import { type Connection, connectionOf, type EventTargetLike, listen } from './connection'
import { repairedAddress } from './repair-address'
import { SESSION_KEY } from './session'
import { STATE_KEY } from './storage-sync'

/** Before what `src/site/share/` packs. */
const FRAGMENT_PREFIX = '#d='

/** What of the browser's window is used. */
export interface LinkWindow extends EventTargetLike {
  readonly history: Pick<History, 'replaceState'>
  readonly location: Pick<Location, 'reload'>
}

/** The same, of a page that begins. The mere mention of its storage may throw. */
export interface SharedStartWindow {
  readonly history: Pick<History, 'state'>
  readonly sessionStorage: Parameters<SafeStorage['isBackedBy']>[0]
}

/** Gives what a fragment says of a device, whatever that is; `null` for a fragment of something else. */
export function packedDeviceOf(hash: string): string | null {
  return hash.startsWith(FRAGMENT_PREFIX) ? hash.slice(FRAGMENT_PREFIX.length) : null
}

/** A link that is opened begins a way of its own: its back must not lead to the visitor's own device. */
export function forgetOwnTrail(window: SharedStartWindow): void {
  if (window.history.state === null) openSafeStorage(() => window.sessionStorage).remove(SESSION_KEY)
}

/** A device that somebody shared: it has a storage of its own, of which no other tab hears. */
export interface SharedDevice {
  readonly fragment: string
  readonly storage: StorageMethods
}

/**
 * Gives the device that a link shares.
 * @param fragment the fragment of the address
 * @param packed what it says of a device, which may be anything
 * @returns `null` where it shares none
 */
export function readSharedDevice(fragment: string, packed: string): SharedDevice | null {
  const settings = unpackDevice(packed)
  if (!settings) return null
  // The storage adapter spells them as it stores them, as soon as it is connected.
  const own = fieldNames.map((name) => [name, String(settings[name] ?? undefined)] as const)
  return { fragment, storage: createMemoryStorage([[STATE_KEY, JSON.stringify(settings)], ...own]) }
}

/** A storage that lasts as long as the page, and of which no other tab hears. */
function createMemoryStorage(first: readonly (readonly [key: string, value: string])[]): StorageMethods {
  const values = new Map(first)
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/**
 * The page begins anew where a link is opened in it, or left by the browser's back: the address decides whose
 * device is in view. Steps between the places of one device have another path, and change nothing.
 */
export function connectLinks(window: LinkWindow): Connection {
  return connectionOf(
    listen(window, 'hashchange', (event) => reloadOnDeviceChange(window, event as HashChangeEvent)),
  )
}

function reloadOnDeviceChange({ history, location }: LinkWindow, { oldURL, newURL }: HashChangeEvent): void {
  const [before, after] = [new URL(repairedAddress(oldURL)), new URL(repairedAddress(newURL))]
  if (before.pathname !== after.pathname || packedDeviceOf(before.hash) === packedDeviceOf(after.hash)) return
  // The address adapter has written its own address over it.
  history.replaceState(null, '', newURL)
  location.reload()
}
