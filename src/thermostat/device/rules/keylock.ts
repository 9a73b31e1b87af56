/** The keypad lock: on home only, it disables previous and next, and confirm unlocks (behaviour 5.11). */
import { changeSettings } from '../change'
import type { Device } from '../model'
import { routes } from '../paths'
import { pathOf } from '../trail'

export function isLocked(device: Device): boolean {
  return device.settings.keylock === 'on'
}

export function unlock(device: Device): Device {
  return changeSettings(device, { keylock: 'off' })
}

/** Unlocks the keypad if home is in view: the action of holding previous and next for 3 s (behaviour 1.7). */
export function unlockOnHome(device: Device): Device {
  return isLocked(device) && pathOf(device) === routes.home ? unlock(device) : device
}
