/** Rules for home while previous and next are disabled: locked or turned off (behaviour 5.10, 5.11). */
import type { Button, Device } from '../model'
import { routes } from '../paths'
import { pathOf } from '../trail'
import { isLocked } from './keylock'
import { isGuestRoom } from './temperature'

/** True if previous or next went down on home while the keypad is locked. Confirm is not blocked: it unlocks. */
export function isPressBlockedByLock(before: Device, after: Device): boolean {
  if (!isLocked(after) || pathOf(after) !== routes.home) return false
  const wentDown = (button: Button) => before.holds[button] === null && after.holds[button] !== null
  return wentDown('previous') || wentDown('next')
}

/**
 * Returns the buttons to hold on home to unlock the keypad or to turn the device on; `null` if neither is needed, or on
 * another screen. A guest room cannot be turned on like this.
 */
export function buttonsToHold(device: Device): readonly Button[] | null {
  if (pathOf(device) !== routes.home) return null
  if (isLocked(device)) return PREVIOUS_AND_NEXT
  return device.settings.power === 'off' && !isGuestRoom(device.settings) ? CONFIRM : null
}

// Constants, so that each call returns the same array and React does not render again.
const PREVIOUS_AND_NEXT: readonly Button[] = ['previous', 'next']
const CONFIRM: readonly Button[] = ['confirm']
