import type { Device } from '../model'
import { temperatureInForce } from './in-force'
import { regulatingSensorOf } from './sensors'

/** The maximum that manufacturers of wood and vinyl floors often specify. */
const USUAL_MAX_FLOOR_DEGREES = 27

/** True if a wood or vinyl floor can get warmer than manufacturers usually allow (behaviour 21.5). */
export function canOverheatFloor(device: Device): boolean {
  const { floorType, sensorChoice } = device.settings
  if (floorType === 'tile/stone') return false
  const sensor = regulatingSensorOf(device)
  if (sensor === 'floor') return temperatureInForce(device) > USUAL_MAX_FLOOR_DEGREES
  return sensor !== 'room' || sensorChoice !== 'roomSensorFloor'
}
