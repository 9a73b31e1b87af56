/**
 * Decides whether the relay is closed (behaviour 31.15 to 31.18). Only the simulated house uses it; no screen shows it.
 * The setpoint, or the reason why there is none, comes from `setpointOf` (setpoint.ts).
 */
import type { Device } from '../model'
import { MINUTE } from '../time'
import { adaptSetpoint, type PreheatState } from './adaptive-setpoint'
import { isPostHeating } from './in-force'
import { type LearningState, learnFromSample } from './learning'
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

/** The hysteresis on each side of the setpoint. A usual value of floor thermostats. */
const HYSTERESIS_TENTHS = 2
/** After a sensor has reached its limit, heating resumes when the reading is this far below the limit. */
const LIMIT_HYSTERESIS_TENTHS = 5
/** The length of a cycle of power control. Cycles are aligned with the device's clock. */
const POWER_CYCLE_MS = 20 * MINUTE

/** The reasons that keep the relay open at any temperature. */
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
  // `off` has a high priority, as in `modeOf`. The other reasons for a missing setpoint have the lowest.
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

/** True if the regulating sensor has no reading. The fault code does not always tell: E8 hides a missing sensor. */
function isReadingMissing(device: Device, setpoint: Setpoint): boolean {
  return typeof setpoint === 'number' && regulatingReadingOf(device) === null
}

function regulatingReadingOf(device: Device): number | null {
  return readingOf(device, sensorsInUse(device)[0])
}

/** Returns the state at the device's clock. */
export function regulate(device: Device, previousState: RegulatorState): RegulatorState {
  const setpoint = setpointOf(device)
  const block = heatingBlockOf(device, setpoint)
  // The operating time limit pauses the heating every hour. A heat-up continues after the pause.
  if (block === 'operatingPause') return { ...previousState, heating: false, overLimit: false }
  if (block !== null) return { ...initialRegulatorState, minutesPerDegree: previousState.minutesPerDegree }
  return typeof setpoint === 'number'
    ? regulateToSetpoint(device, setpoint, previousState)
    : regulateByDutyCycle(device, previousState)
}

/** Power control closes the relay at the start of each cycle, for the set share of the cycle (behaviour 31.17). */
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
  // Not `null`: `heatingBlockOf` returns a fault if the sensor has no reading.
  const reading = regulatingReadingOf(device) as number
  const { setpoint, preheatEventAt } = adaptSetpoint(device, currentSetpoint, reading, previousState)
  const needsHeat = isBelow(reading, setpoint * 10, previousState.heating || previousState.overLimit)
  const overLimit = needsHeat && isLimitReached(device, previousState.overLimit)
  const heating = needsHeat && !overLimit
  return {
    heating,
    overLimit,
    preheatEventAt,
    ...learnFromSample(device, { setpoint, reading, heating, overLimit }, previousState),
  }
}

/** Compares tenths of a degree with hysteresis: close to the setpoint, the result stays `wasBelow`. */
function isBelow(reading: number, setpoint: number, wasBelow: boolean): boolean {
  return wasBelow ? reading < setpoint + HYSTERESIS_TENTHS : reading <= setpoint - HYSTERESIS_TENTHS
}

/** True if the second of two chosen sensors has reached its limit or has no reading (behaviour 31.15). */
function isLimitReached(device: Device, wasReached: boolean): boolean {
  const { sensorChoice } = device.settings
  if (sensorChoice !== 'roomSensorFloor' && sensorChoice !== 'floorSensorRoom') return false
  const reading = readingOf(device, sensorChoice === 'roomSensorFloor' ? 'floor' : 'room')
  const limit = sensorLimits[sensorChoice].max * 10
  return reading === null || (wasReached ? reading > limit - LIMIT_HYSTERESIS_TENTHS : reading >= limit)
}
