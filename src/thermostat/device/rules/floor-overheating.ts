import type { Device } from '../model'
import { temperatureInForce } from './in-force'
import { regulatingSensorOf } from './sensors'

/** The maximum that manufacturers of wood and vinyl floors often specify. */
const USUAL_MAX_FLOOR_DEGREES = 27

/**
 * True for a wood or vinyl floor that is regulated to more than the usual maximum, or not limited by a floor sensor
 * (behaviour 21.5).
 */
export function canOverheatFloor(device: Device): boolean {
  const { floorType, sensorChoice } = device.settings
  if (floorType === 'tile/stone') return false
  const regulatingSensor = regulatingSensorOf(device)
  if (regulatingSensor === 'floor') return temperatureInForce(device) > USUAL_MAX_FLOOR_DEGREES
  const isPowerControl = regulatingSensor === undefined
  return isPowerControl || sensorChoice === 'roomSensor'
}
