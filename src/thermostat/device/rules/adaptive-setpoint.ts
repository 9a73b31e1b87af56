/** The adaptive function: heats early, so that the house is warm at the next week event (behaviour 31.18). */
import type { Device } from '../model'
import { HOUR, type Instant, MINUTE } from '../time'
import { isFollowingWeekProgram } from './in-force'
import { averageMinutesPerDegreeOf, type LearningState } from './learning'
import { setpointOf } from './setpoint'
import { nextWeekEventTime } from './week'

const MAX_LEAD_MS = 6 * HOUR

export interface PreheatState {
  /** The time of the week event for which the device heats early; `null` if it does not heat early. */
  readonly preheatEventAt: Instant | null
}

interface AdaptedSetpoint extends PreheatState {
  /** Degrees. */
  readonly setpoint: number
}

/**
 * Returns the setpoint of the next week event if the device must already heat for it, else the current setpoint. Home
 * and the chart show the current setpoint until the event, because the specification mentions no other.
 * @param setpoint the current setpoint in degrees, from `setpointOf`
 * @param readingTenths the reading of the regulating sensor, in tenths of a degree
 */
export function adaptSetpoint(
  device: Device,
  setpoint: number,
  readingTenths: number,
  previousState: LearningState & PreheatState,
): AdaptedSetpoint {
  const unchanged: AdaptedSetpoint = { setpoint, preheatEventAt: null }
  if (device.settings.adaptiveFunction === 'off' || !isFollowingWeekProgram(device)) return unchanged
  const eventAt = nextWeekEventTime(device.clock)
  const nextSetpoint = setpointOf({ ...device, clock: eventAt })
  if (typeof nextSetpoint !== 'number' || nextSetpoint <= setpoint) return unchanged
  const missingDegrees = nextSetpoint - readingTenths / 10
  const leadMs = Math.min(MAX_LEAD_MS, missingDegrees * averageMinutesPerDegreeOf(previousState) * MINUTE)
  // The lead gets shorter as the house warms up, but preheating that has begun continues until the event.
  const isPreheating = previousState.preheatEventAt === eventAt || device.clock > eventAt - leadMs
  return isPreheating ? { setpoint: nextSetpoint, preheatEventAt: eventAt } : unchanged
}
