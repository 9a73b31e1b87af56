import type { Device } from '../model'
import { defaultSurroundings, type Surroundings } from '../surroundings'
import { uncalibratedReadingOf } from './sensors'

export const surroundingNames = Object.keys(defaultSurroundings) as readonly (keyof Surroundings)[]

/**
 * True if a part of the surroundings differs from the beginning of a visit (behaviour 17.7). A reading that equals the
 * stored one does not count.
 * @param names the parts to compare, by default all
 */
export function hasChangedSurroundings(device: Device, names = surroundingNames): boolean {
  const deviceAtStart = { ...device, surroundings: defaultSurroundings }
  return names.some((name) => surroundingValueOf(device, name) !== surroundingValueOf(deviceAtStart, name))
}

function surroundingValueOf(device: Device, name: keyof Surroundings) {
  return name === 'roomReading' || name === 'floorReading' || name === 'outdoorReading'
    ? uncalibratedReadingOf(device, name)
    : device.surroundings[name]
}
