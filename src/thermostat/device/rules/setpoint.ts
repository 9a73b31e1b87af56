/**
 * The setpoint: the degrees that are regulated to, or the reason why there are none (behaviour 31.15, 31.16). Relay,
 * heating block, adaptive function and chart all use this one function.
 */
import type { Device } from '../model'
import { programInForce } from './drying'
import { temperatureInForce } from './in-force'

/** The reason why there is no setpoint; it blocks the heating. */
export type NoSetpointReason = 'off' | 'drying'

/** Degrees; power control heats for a share of the time instead, independent of the readings. */
export type Setpoint = number | NoSetpointReason | 'powerControl'

/** Returns the setpoint at the device's clock. The adaptive function passes a device with a later clock. */
export function setpointOf(device: Device): Setpoint {
  const { power, application } = device.settings
  if (power === 'off') return 'off'
  if (programInForce(device) === 'delayedStartup') return 'drying'
  return application === 'powerControl' ? 'powerControl' : temperatureInForce(device)
}
