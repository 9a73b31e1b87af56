/** Where home does not follow the buttons, and what leads out of it (behaviour 5.10, 5.11). */
import type { Button, Device } from '../model'
import { routes } from '../paths'
import { pathOf } from '../trail'
import { isLocked } from './keylock'
import { isGuestRoom } from './temperature'

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
