/** Home while the keypad lock or turning off blocks its buttons (behaviour 5.10, 5.11). */
import type { Button, Device } from '../model'
import { routes } from '../paths'
import { pathOf } from '../trail'
import { isLocked } from './keylock'
import { isGuestRoom } from './temperature'

/** True if a button went down that the keypad lock blocks. */
export function isPressBlockedByLock(before: Device, after: Device): boolean {
  if (!isLocked(after) || pathOf(after) !== routes.home) return false
  const wentDown = (button: Button) => before.holds[button] === null && after.holds[button] !== null
  return wentDown('previous') || wentDown('next')
}

/** Returns the buttons that must be held on home to unlock the keypad or turn on; `null` if neither applies. */
export function buttonsToHold(device: Device): readonly Button[] | null {
  if (pathOf(device) !== routes.home) return null
  if (isLocked(device)) return PREVIOUS_AND_NEXT
  return device.settings.power === 'off' && !isGuestRoom(device.settings) ? CONFIRM : null
}

const PREVIOUS_AND_NEXT: readonly Button[] = ['previous', 'next']
const CONFIRM: readonly Button[] = ['confirm']
