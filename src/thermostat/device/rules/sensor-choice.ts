/** What an installer chooses among: sensors, their types and limits, and what is refused (behaviour 9). */
import type { TextId } from '../../../common/texts/text'
import type { Device } from '../model'
import type { SensorChoice, SensorType } from '../names'
import { isFloorSensorSound } from './sensors'

/** Degrees that a sensor of each type would report in the sample installation (behaviour 28.5). */
export const referenceReadings: Readonly<Record<SensorType, number>> = {
  NTC2K: -10.8,
  NTC10K: 19.0,
  NTC12K: 29.7,
  NTC15K: 35.0,
  NTC22K: 44.5,
  NTC33K: 55.2,
  NTC47K: 60.0,
  NTC100K: 60.0,
}

/** Degrees of the combined choices; `null` is off (behaviour 9.7). */
export const sensorLimits = {
  roomSensorFloor: { min: null, max: 30 },
  floorSensorRoom: { max: 25 },
} as const

/** Why a choice is not allowed now, or `null` (behaviour 9.4). */
export function refusalOf(device: Device, choice: SensorChoice): TextId | null {
  if (device.settings.application === 'powerControl') return 'sensorChoice.refused.powerControl'
  if (choice === 'roomSensor') return needsFloorLimit(device) ? 'sensorChoice.refused.floorNeedsLimit' : null
  return isFloorSensorSound(device) ? null : 'sensorChoice.refused.noFloorSensor'
}

/** Whether the floor has a sensor that must go on limiting its temperature. */
function needsFloorLimit({ settings, surroundings }: Device): boolean {
  return surroundings.floorSensorConnected && settings.floorType !== 'tile/stone'
}
