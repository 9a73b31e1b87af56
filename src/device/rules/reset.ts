/** Back to the factory (section 4, "Reset"). Clearing the storage follows from `restart`: the adapter sees it become true. */
import { change } from '../change'
import type { Device } from '../model'
import { here, placeAt, push, replace } from '../trail'
import { beginGuide } from './guide'

/** "Setting reset to true clears local storage and sets restart to true"; the start screen, also one in view, restarts the guide. */
export function reset(device: Device): Device {
  const lead = here(device.trail).overlay ? replace : push
  return change(beginGuide(device), { session: freshSession, trail: lead(device.trail, placeAt('/')) })
}

export const freshSession: Device['session'] = {
  changedAt: null,
  network: null,
  failed: false,
  reconnecting: null,
}
