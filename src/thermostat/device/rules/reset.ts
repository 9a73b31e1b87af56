/** Factory reset (behaviour 4.14). The storage adapter clears the storage when `restart` becomes true. */
import { change } from '../change'
import type { Device } from '../model'
import { resetTimestamps } from '../simulated-time'
import { createEntry, currentEntry, push, replace } from '../trail'
import { restartWithGuide } from './guide'

/** Restores the factory settings and opens the start screen, after which the guide starts. */
export function reset(device: Device): Device {
  // An overlay is replaced, so that back does not lead to it (behaviour 2.3).
  const addEntry = currentEntry(device.trail).overlay ? replace : push
  const trail = addEntry(device.trail, createEntry('/'))
  return resetTimestamps(change(restartWithGuide(device), { session: initialSession, trail }))
}

export const initialSession: Device['session'] = {
  changedAt: null,
  network: null,
  failed: false,
  reconnecting: null,
}
