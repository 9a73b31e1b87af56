/** Looking at a device that a link shares: it has a storage of its own, which only taking over copies. */
import type { SharedDevice } from '../browser/shared-link'
import type { Device } from '../device/device'
import { forgetOwn, replaceOwn, type StorageWindow } from './own-device'

/** What of the browser's window is used. The mere mention of a storage may throw. */
export interface LookingWindow extends StorageWindow {
  readonly self: unknown
  readonly parent: unknown
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly location: Pick<Location, 'pathname' | 'search' | 'reload'>
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
