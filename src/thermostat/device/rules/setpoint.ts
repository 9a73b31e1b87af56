/**
 * The setpoint: the temperature that heating aims at, or the reason why there is none (behaviour 31.15, 31.16). Relay,
 * heating block, adaptive function and chart all use `setpointOf`.
 */
import type { Device } from '../model'
import { programInForce } from './drying'
import { temperatureInForce } from './in-force'

/** The reason why there is no setpoint; it blocks the heating. */
export type NoSetpointReason = 'off' | 'drying'

/** A number is in degrees. With `powerControl`, the device heats for a share of the time, at any temperature. */
export type Setpoint = number | NoSetpointReason | 'powerControl'

/** Returns the setpoint at the device's clock. For a later time, pass a device with a later clock. */
export function setpointOf(device: Device): Setpoint {
  const { power, application } = device.settings
  if (power === 'off') return 'off'
  if (programInForce(device) === 'delayedStartup') return 'drying'
  return application === 'powerControl' ? 'powerControl' : temperatureInForce(device)
}
