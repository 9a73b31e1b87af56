/** The keypad lock, which is in force on home, and the two ways to release it (behaviour 5.11). */
import { set } from '../change'
import type { Button, Device } from '../model'
import { routes } from '../paths'
import { pathOf } from '../trail'
import { isGuestRoom } from './temperature'

export function isLocked(device: Device): boolean {
  return device.settings.keylock === 'on'
}

export function unlock(device: Device): Device {
  return set(device, { keylock: 'off' })
}

/** Whether a button went down that the lock keeps from acting. */
export function isRefusedByLock(before: Device, after: Device): boolean {
  if (!isLocked(after) || pathOf(after) !== routes.home) return false
  const wentDown = (button: Button) => before.hands[button] === null && after.hands[button] !== null
  return wentDown('previous') || wentDown('next')
}

/** What has to be held on home to get any further: both buttons while locked, confirm while turned off. */
export function holdToGoOn(device: Device): readonly Button[] | null {
  if (pathOf(device) !== routes.home) return null
  if (isLocked(device)) return BOTH
  return device.settings.power === 'off' && !isGuestRoom(device.settings) ? CENTRE : null
}

const BOTH: readonly Button[] = ['previous', 'next']
const CENTRE: readonly Button[] = ['confirm']

/** What holding previous and next together for 3 s does (behaviour 1.7). */
export function chord(device: Device): Device {
  return isLocked(device) && pathOf(device) === routes.home ? unlock(device) : device
}
