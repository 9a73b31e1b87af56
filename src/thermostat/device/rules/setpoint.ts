/**
 * The setpoint: the degrees that are regulated to, or why there are none (behaviour 31.15, 31.16). The only place
 * that decides it: the relay, what holds the heating back, the adaptive function and the chart all ask here.
 */
import type { Device } from '../model'
import { programInForce } from './drying'
import { temperatureInForce } from './in-force'

/** Why nothing is to be kept: this holds the heating back. */
export type NothingToKeep = 'off' | 'drying'

/** Degrees; power control heats for its share instead, whatever the sensors read. */
export type Setpoint = number | NothingToKeep | 'powerControl'

/** The setpoint at the device's clock, and at any other with that clock: the adaptive function looks ahead. */
export function setpointOf(device: Device): Setpoint {
  const { power, application } = device.settings
  if (power === 'off') return 'off'
  if (programInForce(device) === 'delayedStartup') return 'drying'
  return application === 'powerControl' ? 'powerControl' : temperatureInForce(device)
}
