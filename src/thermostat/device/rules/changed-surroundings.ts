import type { Device } from '../model'
import { defaultSurroundings, type Surroundings } from '../surroundings'
import { uncalibratedReadingOf } from './sensors'

export const surroundingNames = Object.keys(defaultSurroundings) as readonly (keyof Surroundings)[]

/**
 * True if the surroundings differ from those at the start of a visit (behaviour 17.7). A reading set in the
 * panel counts only if it differs from the reading that it replaces.
 * @param names the properties to compare, by default all
 */
export function hasChangedSurroundings(device: Device, names = surroundingNames): boolean {
  const deviceWithDefaults = { ...device, surroundings: defaultSurroundings }
  return names.some(
    (name) => surroundingValueOf(device, name) !== surroundingValueOf(deviceWithDefaults, name),
  )
}

function surroundingValueOf(device: Device, name: keyof Surroundings) {
  return name === 'roomReading' || name === 'floorReading' || name === 'outdoorReading'
    ? uncalibratedReadingOf(device, name)
    : device.surroundings[name]
}
