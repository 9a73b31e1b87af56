/**
 * Whether the device heats now (behaviour 31.15 to 31.18). No display shows it; a house feels it.
 * To change the degrees that it regulates to, or when there are none, change `setpointOf` (setpoint.ts).
 */
import type { Device } from '../model'
import { MINUTE } from '../time'
import { adaptedSetpoint, type Early } from './adaptive'
import { isPostHeating } from './in-force'
import { type Learned, learn } from './learning'
import { isActive, isOperatingPause, isVentilating } from './mode'
import { sensorLimits } from './sensor-choice'
import { isFaultStopping, readingOf, sensorsInUse } from './sensors'
import { type NothingToKeep, type Setpoint, setpointOf } from './setpoint'

/** What the regulation remembers. */
export interface Regulator extends Learned, Early {
  /** Whether the relay is closed. */
  readonly heating: boolean
  /** Whether a limit of the sensor choice holds the heating back. */
  readonly overLimit: boolean
}

/** A regulation that has not begun. */
export const restingRegulator: Regulator = {
  heating: false,
  overLimit: false,
  minutesPerDegree: [],
  earlyFor: null,
  heatUp: null,
}

/** Tenths of a degree on either side of the setpoint: as usual for floor thermostats. */
const HYSTERESIS = 2
/** Tenths of a degree below a limit at which it lets the heating go on. */
const LIMIT_HYSTERESIS = 5
/** Power control switches once in so much time of the clock. */
const CYCLE = 20 * MINUTE

/** Why nothing heats, whatever the sensors read. */
export type HoldBack =
  | 'fault'
  | NothingToKeep
  | 'ventilation'
  | 'limit'
  | 'operatingPause'
  | 'noPower'
  | 'standby'

/** What holds the heating back, the first that applies; `null` where it may heat (behaviour 31.16). */
export function holdsBack(device: Device, setpoint = setpointOf(device)): HoldBack | null {
  if (isFaultStopping(device) || isBlind(device, setpoint)) return 'fault'
  // Off is an early one, as among home's modes; any other reason to keep nothing comes last.
  if (setpoint === 'off') return 'off'
  if (isVentilating(device)) return 'ventilation'
  if (device.surroundings.floorOverLimit) return 'limit'
  if (isOperatingPause(device)) return 'operatingPause'
  if (setpoint === 'powerControl') return holdsPowerBack(device)
  return typeof setpoint === 'number' ? null : setpoint
}

function holdsPowerBack(device: Device): HoldBack | null {
  if (device.settings.powerControlValue === 0) return 'noPower'
  return isActive(device) === false && !isPostHeating(device) ? 'standby' : null
}

/** Whether it regulates by a sensor that is missing: a fault that stops nothing may hide that. */
function isBlind(device: Device, setpoint: Setpoint): boolean {
  return typeof setpoint === 'number' && regulatingReading(device) === null
}

function regulatingReading(device: Device): number | null {
  return readingOf(device, sensorsInUse(device)[0])
}

/** The regulation at the device's clock, after what it was before. */
export function regulate(device: Device, before: Regulator): Regulator {
  const setpoint = setpointOf(device)
  const held = holdsBack(device, setpoint)
  // The operating time limit pauses every hour: that is part of every heat-up.
  if (held === 'operatingPause') return { ...before, heating: false, overLimit: false }
  if (held !== null) return { ...restingRegulator, minutesPerDegree: before.minutesPerDegree }
  return typeof setpoint === 'number' ? regulateTo(device, setpoint, before) : regulateByShare(device, before)
}

/** Power control: on for its share of each cycle, beginning with it (behaviour 31.17). */
function regulateByShare({ settings, clock }: Device, { minutesPerDegree }: Regulator): Regulator {
  const heating = clock % CYCLE < (settings.powerControlValue / 100) * CYCLE
  return { ...restingRegulator, minutesPerDegree, heating }
}

function regulateTo(device: Device, asSet: number, before: Regulator): Regulator {
  // One that reads nothing would have held it back.
  const reading = regulatingReading(device) as number
  const { setpoint, earlyFor } = adaptedSetpoint(device, asSet, reading, before)
  const isWanted = isBelow(reading, setpoint * 10, before.heating || before.overLimit)
  const overLimit = isWanted && isLimited(device, before.overLimit)
  const heating = isWanted && !overLimit
  return { heating, overLimit, earlyFor, ...learn(device, { setpoint, reading, heating, overLimit }, before) }
}

/** Between the two ends of the hysteresis it stays as it was. Tenths of a degree. */
function isBelow(reading: number, setpoint: number, was: boolean): boolean {
  return was ? reading < setpoint + HYSTERESIS : reading <= setpoint - HYSTERESIS
}

/** Whether the second sensor of a combined choice reads its limit, or nothing to go by (behaviour 31.15). */
function isLimited(device: Device, was: boolean): boolean {
  const { sensorChoice } = device.settings
  if (sensorChoice !== 'roomSensorFloor' && sensorChoice !== 'floorSensorRoom') return false
  const reading = readingOf(device, sensorChoice === 'roomSensorFloor' ? 'floor' : 'room')
  const limit = sensorLimits[sensorChoice].max * 10
  return reading === null || (was ? reading > limit - LIMIT_HYSTERESIS : reading >= limit)
}
