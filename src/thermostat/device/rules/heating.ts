/**
 * Decides whether the relay is closed (behaviour 31.15 to 31.18), for the simulation. Of the result, the device shows
 * only `overLimit`, as the mode `limited`.
 */
import type { Device } from '../model'
import { MINUTE } from '../time'
import { adaptSetpoint, type PreheatState } from './adaptive-setpoint'
import { isPostHeating } from './in-force'
import { type LearningState, learnFromSample } from './learning'
import { activityOf, isOperatingPause, isVentilating } from './mode'
import { sensorLimits } from './sensor-choice'
import { isHeatingStoppedByFault, readingOf, sensorsInUse } from './sensors'
import { type NoSetpointReason, type Setpoint, setpointOf } from './setpoint'

export interface RegulatorState extends LearningState, PreheatState {
  /** True while the relay is closed. */
  readonly heating: boolean
  /** True while the second of two chosen sensors blocks the heating: at its limit, or without a reading. */
  readonly overLimit: boolean
}

export const initialRegulatorState: RegulatorState = {
  heating: false,
  overLimit: false,
  heatUpRates: [],
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
  /** The panel's “Floor above its limit”. A limit that a sensor has reached is `overLimit` of the regulator. */
  | 'limit'
  | 'operatingPause'
  | 'noPower'
  | 'standby'

/** Returns the first reason that applies; `null` if heating is allowed (behaviour 31.16). */
export function heatingBlockOf(device: Device, setpoint = setpointOf(device)): HeatingBlock | null {
  if (isHeatingStoppedByFault(device) || isNeededReadingMissing(device, setpoint)) return 'fault'
  // `off` has a high priority, as in `modeOf`. `drying`, the other reason for a missing setpoint, has the lowest.
  if (setpoint === 'off') return 'off'
  if (isVentilating(device)) return 'ventilation'
  if (device.surroundings.floorOverLimit) return 'limit'
  if (isOperatingPause(device)) return 'operatingPause'
  if (setpoint === 'powerControl') return powerControlBlockOf(device)
  return typeof setpoint === 'number' ? null : setpoint
}

function powerControlBlockOf(device: Device): HeatingBlock | null {
  if (device.settings.powerControlValue === 0) return 'noPower'
  return activityOf(device) === 'standby' && !isPostHeating(device) ? 'standby' : null
}

/**
 * True if the setpoint needs a reading that is missing. Usually a fault reports this and stops the heating: E4, if the
 * floor sensor is not connected. But a fault from the panel that does not stop the heating, such as E8, replaces E4.
 */
function isNeededReadingMissing(device: Device, setpoint: Setpoint): boolean {
  return typeof setpoint === 'number' && regulatingReadingOf(device) === null
}

/** Returns tenths of a degree; `null` if there is no reading. */
function regulatingReadingOf(device: Device): number | null {
  return readingOf(device, sensorsInUse(device)[0])
}

/** Returns the state at the device's clock. */
export function regulate(device: Device, previousState: RegulatorState): RegulatorState {
  const setpoint = setpointOf(device)
  const block = heatingBlockOf(device, setpoint)
  // The operating time limit pauses the heating every hour, so its pause keeps the heat-up and the preheating in
  // progress. All other blocks discard both.
  if (block === 'operatingPause') return { ...previousState, heating: false, overLimit: false }
  if (block !== null) return { ...initialRegulatorState, heatUpRates: previousState.heatUpRates }
  return typeof setpoint === 'number'
    ? regulateToSetpoint(device, setpoint, previousState)
    : regulateByDutyCycle(device, previousState)
}

/** Power control closes the relay at the start of each cycle, for the set share of the cycle (behaviour 31.17). */
function regulateByDutyCycle({ settings, clock }: Device, { heatUpRates }: RegulatorState): RegulatorState {
  const heating = clock % POWER_CYCLE_MS < (settings.powerControlValue / 100) * POWER_CYCLE_MS
  return { ...initialRegulatorState, heatUpRates, heating }
}

function regulateToSetpoint(
  device: Device,
  currentSetpoint: number,
  previousState: RegulatorState,
): RegulatorState {
  // Not `null`: `heatingBlockOf` returns a fault if the sensor has no reading.
  const readingTenths = regulatingReadingOf(device) as number
  const { setpoint, preheatEventAt } = adaptSetpoint(device, currentSetpoint, readingTenths, previousState)
  // A limit opens the relay although the device needs heat.
  const neededHeat = previousState.heating || previousState.overLimit
  const needsHeat = isBelow(readingTenths, setpoint * 10, neededHeat)
  const overLimit = needsHeat && isLimitReached(device, previousState.overLimit)
  const heating = needsHeat && !overLimit
  return {
    heating,
    overLimit,
    preheatEventAt,
    ...learnFromSample(device, { setpoint, readingTenths, heating, overLimit }, previousState),
  }
}

/** Compares with hysteresis: close to the setpoint, the result stays `wasBelow`. */
function isBelow(readingTenths: number, setpointTenths: number, wasBelow: boolean): boolean {
  return wasBelow
    ? readingTenths < setpointTenths + HYSTERESIS_TENTHS
    : readingTenths <= setpointTenths - HYSTERESIS_TENTHS
}

/** True if the second of two chosen sensors has reached its limit or has no reading (behaviour 31.15). */
function isLimitReached(device: Device, wasReached: boolean): boolean {
  const { sensorChoice } = device.settings
  if (sensorChoice !== 'roomSensorFloor' && sensorChoice !== 'floorSensorRoom') return false
  const readingTenths = readingOf(device, sensorChoice === 'roomSensorFloor' ? 'floor' : 'room')
  const limitTenths = sensorLimits[sensorChoice].max * 10
  if (readingTenths === null) return true
  return wasReached ? readingTenths > limitTenths - LIMIT_HYSTERESIS_TENTHS : readingTenths >= limitTenths
}
