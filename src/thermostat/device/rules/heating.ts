/**
 * Decides whether the relay is closed (behaviour 31.15 to 31.18). Only the simulated house uses it; no screen shows it.
 * The setpoint, or the reason why there is none, comes from `setpointOf` (setpoint.ts).
 */
import type { Device } from '../model'
import { MINUTE } from '../time'
import { adaptSetpoint, type PreheatState } from './adaptive-setpoint'
import { isPostHeating } from './in-force'
import { type LearningState, learn } from './learning'
import { isOperatingPause, isProgramActive, isVentilating } from './mode'
import { sensorLimits } from './sensor-choice'
import { isHeatingStoppedByFault, readingOf, sensorsInUse } from './sensors'
import { type NoSetpointReason, type Setpoint, setpointOf } from './setpoint'

export interface RegulatorState extends LearningState, PreheatState {
  /** True while the relay is closed. */
  readonly heating: boolean
  /** True while a limit of the sensor choice blocks the heating. */
  readonly overLimit: boolean
}

export const initialRegulatorState: RegulatorState = {
  heating: false,
  overLimit: false,
  minutesPerDegree: [],
  preheatEventAt: null,
  heatUp: null,
}

/** The hysteresis on either side of the setpoint, with a usual value of floor thermostats. */
const HYSTERESIS_TENTHS = 2
/** The heating continues only when the reading is this much below its limit. */
const LIMIT_HYSTERESIS_TENTHS = 5
/** The cycle of power control, counted on the device's clock. */
const POWER_CYCLE_MS = 20 * MINUTE

/** The reason why the relay stays open, independent of the readings. */
export type HeatingBlock =
  | 'fault'
  | NoSetpointReason
  | 'ventilation'
  | 'limit'
  | 'operatingPause'
  | 'noPower'
  | 'standby'

/** Returns the first reason that applies; `null` if heating is allowed (behaviour 31.16). */
export function heatingBlockOf(device: Device, setpoint = setpointOf(device)): HeatingBlock | null {
  if (isHeatingStoppedByFault(device) || isReadingMissing(device, setpoint)) return 'fault'
  // Off has a high priority, as among the modes of home; the other reasons for no setpoint have the lowest.
  if (setpoint === 'off') return 'off'
  if (isVentilating(device)) return 'ventilation'
  if (device.surroundings.floorOverLimit) return 'limit'
  if (isOperatingPause(device)) return 'operatingPause'
  if (setpoint === 'powerControl') return powerControlBlockOf(device)
  return typeof setpoint === 'number' ? null : setpoint
}

function powerControlBlockOf(device: Device): HeatingBlock | null {
  if (device.settings.powerControlValue === 0) return 'noPower'
  return isProgramActive(device) === false && !isPostHeating(device) ? 'standby' : null
}

/** True if the regulating sensor reads nothing. The fault code is not enough: E8 may hide a missing sensor. */
function isReadingMissing(device: Device, setpoint: Setpoint): boolean {
  return typeof setpoint === 'number' && regulatingReadingOf(device) === null
}

function regulatingReadingOf(device: Device): number | null {
  return readingOf(device, sensorsInUse(device)[0])
}

/** Returns the next state at the device's clock. */
export function regulate(device: Device, previousState: RegulatorState): RegulatorState {
  const setpoint = setpointOf(device)
  const block = heatingBlockOf(device, setpoint)
  // The operating time limit pauses the heating every hour, so the pause counts as part of a heat-up.
  if (block === 'operatingPause') return { ...previousState, heating: false, overLimit: false }
  if (block !== null) return { ...initialRegulatorState, minutesPerDegree: previousState.minutesPerDegree }
  return typeof setpoint === 'number'
    ? regulateToSetpoint(device, setpoint, previousState)
    : regulateByDutyCycle(device, previousState)
}

/** Power control: the relay is closed for its share of each cycle, from the start of the cycle (behaviour 31.17). */
function regulateByDutyCycle(
  { settings, clock }: Device,
  { minutesPerDegree }: RegulatorState,
): RegulatorState {
  const heating = clock % POWER_CYCLE_MS < (settings.powerControlValue / 100) * POWER_CYCLE_MS
  return { ...initialRegulatorState, minutesPerDegree, heating }
}

function regulateToSetpoint(
  device: Device,
  currentSetpoint: number,
  previousState: RegulatorState,
): RegulatorState {
  // Not `null`: `heatingBlockOf` returns a fault if the sensor reads nothing.
  const reading = regulatingReadingOf(device) as number
  const { setpoint, preheatEventAt } = adaptSetpoint(device, currentSetpoint, reading, previousState)
  const needsHeat = isBelow(reading, setpoint * 10, previousState.heating || previousState.overLimit)
  const overLimit = needsHeat && isLimitReached(device, previousState.overLimit)
  const heating = needsHeat && !overLimit
  return {
    heating,
    overLimit,
    preheatEventAt: preheatEventAt,
    ...learn(device, { setpoint, reading, heating, overLimit }, previousState),
  }
}

/** Compares with hysteresis: in between, the result stays `wasBelow`. Tenths of a degree. */
function isBelow(reading: number, setpoint: number, wasBelow: boolean): boolean {
  return wasBelow ? reading < setpoint + HYSTERESIS_TENTHS : reading <= setpoint - HYSTERESIS_TENTHS
}

/** True if the second sensor of a combined choice has reached its limit, or reads nothing (behaviour 31.15). */
function isLimitReached(device: Device, wasReached: boolean): boolean {
  const { sensorChoice } = device.settings
  if (sensorChoice !== 'roomSensorFloor' && sensorChoice !== 'floorSensorRoom') return false
  const reading = readingOf(device, sensorChoice === 'roomSensorFloor' ? 'floor' : 'room')
  const limit = sensorLimits[sensorChoice].max * 10
  return reading === null || (wasReached ? reading > limit - LIMIT_HYSTERESIS_TENTHS : reading >= limit)
}
