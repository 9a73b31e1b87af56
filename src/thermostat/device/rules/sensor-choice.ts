/** The installer's choice of sensors, their types and limits, and the reasons to refuse a choice (behaviour 9). */
import type { TextId } from '../../../common/texts/text'
import type { Device } from '../model'
import type { SensorChoice, SensorType } from '../names'
import { isFloorSensorWorking } from './sensors'

/** The reading that the screen “Sensor type” shows for each type, in degrees (behaviour 28.5). */
export const exampleReadingDegrees: Readonly<Record<SensorType, number>> = {
  NTC2K: -10.8,
  NTC10K: 19.0,
  NTC12K: 29.7,
  NTC15K: 35.0,
  NTC22K: 44.5,
  NTC33K: 55.2,
  NTC47K: 60.0,
  NTC100K: 60.0,
}

/** The limits of the second sensor in the combined choices, in degrees; `null` is off (behaviour 9.7). */
export const sensorLimits = {
  roomSensorFloor: { min: null, max: 30 },
  floorSensorRoom: { max: 25 },
} as const

/** Returns the reason why a choice is not allowed, or `null` (behaviour 9.4). */
export function refusalOf(device: Device, choice: SensorChoice): TextId | null {
  if (device.settings.application === 'powerControl') return 'sensorChoice.refused.powerControl'
  if (choice === 'roomSensor') return needsFloorLimit(device) ? 'sensorChoice.refused.floorNeedsLimit' : null
  return isFloorSensorWorking(device) ? null : 'sensorChoice.refused.noFloorSensor'
}

/** True if a floor sensor is connected and must limit the temperature, because the floor is wood or vinyl. */
function needsFloorLimit({ settings, surroundings }: Device): boolean {
  return surroundings.floorSensorConnected && settings.floorType !== 'tile/stone'
}
