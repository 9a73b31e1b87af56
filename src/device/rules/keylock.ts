/** The keypad lock, which is in force on home, and the two ways to release it (decision 5). */
import { set } from '../change'
import type { Device } from '../model'
import { routes } from '../paths'
import { pathOf } from '../trail'

export function isLocked(device: Device): boolean {
  return device.settings.keylock === 'on'
}

export function unlock(device: Device): Device {
  return set(device, { keylock: 'off' })
}

/** What holding left and right together for 3 s does. */
export function chord(device: Device): Device {
  return isLocked(device) && pathOf(device) === routes.home ? unlock(device) : device
}
