/** Back to the factory (behaviour 4.14). Its adapter clears the storage when `restart` becomes true. */
import { change } from '../change'
import type { Device } from '../model'
import { beginAnew } from '../passing'
import { here, placeAt, push, replace } from '../trail'
import { beginGuide } from './guide'

/** Gives every field its factory value and leads to the start screen, which begins the guide. */
export function reset(device: Device): Device {
  const lead = here(device.trail).overlay ? replace : push
  const trail = lead(device.trail, placeAt('/'))
  return beginAnew(change(beginGuide(device), { session: freshSession, trail }))
}

export const freshSession: Device['session'] = {
  changedAt: null,
  network: null,
  failed: false,
  reconnecting: null,
}
