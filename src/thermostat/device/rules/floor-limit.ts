/** Whether a floor that must not get too warm may do so (behaviour 21.5). */
import type { Device } from '../model'
import { temperatureInForce } from './in-force'
import { sensorInCharge } from './sensors'

/** Degrees that makers of wood and vinyl floors often name as the most. */
const OFTEN_AT_MOST = 27

/** Whether nothing keeps a floor of wood or vinyl from more than its maker may allow. */
export function isFloorUnlimited(device: Device): boolean {
  const { floorType, sensorChoice } = device.settings
  if (floorType === 'tile/stone') return false
  const regulates = sensorInCharge(device)
  if (regulates === 'floor') return temperatureInForce(device) > OFTEN_AT_MOST
  return regulates !== 'room' || sensorChoice !== 'roomSensorFloor'
}
