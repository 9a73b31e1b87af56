/** What of its surroundings is not as at the beginning of a visit (behaviour 17.7). */
import type { Device } from '../model'
import { type Surroundings, usualSurroundings } from '../surroundings'
import { uncalibrated } from './sensors'

export const surroundingNames = Object.keys(usualSurroundings) as readonly (keyof Surroundings)[]

/** Whether any of these, or anything at all, is not as usual. A reading that was set back is. */
export function isChanged(device: Device, names = surroundingNames): boolean {
  const usual = { ...device, surroundings: usualSurroundings }
  return names.some((name) => readOf(device, name) !== readOf(usual, name))
}

function readOf(device: Device, name: keyof Surroundings) {
  return name === 'roomReading' || name === 'floorReading' || name === 'outdoorReading'
    ? uncalibrated(device, name)
    : device.surroundings[name]
}
