/** Looking at a device that a link shares: it has a storage of its own, which only taking over copies. */
import type { SharedDevice } from '../browser/connect'
import { type Device, fieldNames } from '../device/device'
import { unpackDevice } from '../share/packed'
import { forgetOwn, type KeyValues, replaceOwn, STATE, type StorageWindow } from './own-device'

/** What of the browser's window is used. The mere mention of a storage may throw. */
export interface LookingWindow extends StorageWindow {
  readonly self: unknown
  readonly parent: unknown
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'reload'>
}

/**
 * Gives the device that a link shares.
 * @param link the fragment of the address
 * @param packed what it says of a device, which may be anything
 * @returns `null` where it shares none
 */
export function sharedDevice(link: string, packed: string): SharedDevice | null {
  const settings = unpackDevice(packed)
  if (!settings) return null
  // The storage adapter spells them as it stores them, as soon as it is connected.
  const own = fieldNames.map((name) => [name, String(settings[name] ?? undefined)] as const)
  return { link, storage: inMemory([[STATE, JSON.stringify(settings)], ...own]) }
}

/** A storage that lasts as long as the page, and of which no other tab hears. */
function inMemory(first: readonly (readonly [key: string, value: string])[]): KeyValues {
  const values = new Map(first)
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** The visitor's own device comes back: the page begins anew, without the link. */
export function backToOwn({ history, location }: LookingWindow): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  location.reload()
}

/**
 * What is looked at becomes the visitor's own device, also in other tabs: all of it, or nothing.
 * @returns whether the browser stored it
 */
export function takeOver(window: LookingWindow, { storage }: SharedDevice): boolean {
  const isStored = replaceOwn(window, storage)
  if (isStored) backToOwn(window)
  return isStored
}

/** The next visitor of a showroom finds neither this device nor the one of who looked at it. */
export function forgetFor(window: LookingWindow, device: Device, before: Device): void {
  if (device.visitors === before.visitors) return
  forgetOwn(window)
  backToOwn(window)
}
