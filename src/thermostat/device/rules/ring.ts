/** The colour of home's ring (behaviour 5.16). It depends on what is set, not on the heating. */
import type { Home } from '../body'
import type { Device } from '../model'
import { remainingTimerHours, temperatureInForce } from './in-force'

/** The lowest set temperature with a red ring. */
export const WARM_FROM_DEGREES = 20

export function ringToneOf(device: Device): Home['tone'] {
  return isWarm(device) ? 'warm' : 'cool'
}

function isWarm(device: Device): boolean {
  const { application, powerControlValue } = device.settings
  if (application === 'groundHeating') return remainingTimerHours(device) > 0
  if (application === 'powerControl') return powerControlValue > 0
  return temperatureInForce(device) >= WARM_FROM_DEGREES
}
