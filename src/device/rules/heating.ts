/** Whether the device heats now (behaviour 31.15 to 31.18). No display shows it; a house feels it. */
import type { Device } from '../model'
import { type Instant, MINUTE } from '../time'
import { aimOf } from './adaptive'
import { programInForce } from './drying'
import { isPostHeating, temperatureInForce } from './in-force'
import { learn } from './learning'
import { isActive, isOperatingPause, isVentilating } from './mode'
import { sensorLimits } from './sensor-choice'
import { isFaultStopping, readingOf, type Sensor, sensorInCharge } from './sensors'

/** What the regulation remembers. */
export interface Regulator {
  /** Whether the relay is closed. */
  readonly heating: boolean
  /** Whether a limit of the sensor choice holds the heating back. */
  readonly overLimit: boolean
  /** How many minutes a degree took in the last heat-ups, the latest last. */
  readonly minutesPerDegree: readonly number[]
  /** The event of the week program for which it began early, `null` while it did for none. */
  readonly earlyFor: Instant | null
  /** The heat-up that it learns from. */
  readonly heatUp: HeatUp | null
}

/** A heat-up on its way. Temperatures in degrees. */
export interface HeatUp {
  readonly since: Instant
  readonly from: number
  readonly to: number
}

/** A regulation that has not begun. */
export const restingRegulator: Regulator = {
  heating: false,
  overLimit: false,
  minutesPerDegree: [],
  earlyFor: null,
  heatUp: null,
}

/** Tenths of a degree on either side of what is set: as usual for floor thermostats. */
const HYSTERESIS = 2
/** Tenths of a degree below a limit at which it lets the heating go on. */
const LIMIT_HYSTERESIS = 5
/** Power control switches once in so much time of the clock. */
const CYCLE = 20 * MINUTE

/** The degrees that are regulated to; `null` where there are none: off, drying, power control. */
export function setpointInForce(device: Device): number | null {
  const { power, application } = device.settings
  const isRegulated =
    power === 'on' && application !== 'powerControl' && programInForce(device) !== 'delayedStartup'
  return isRegulated ? temperatureInForce(device) : null
}

/** Why nothing heats, whatever the sensors read. */
export type HoldBack =
  | 'fault'
  | 'off'
  | 'ventilation'
  | 'limit'
  | 'operatingPause'
  | 'drying'
  | 'noPower'
  | 'standby'

/** What holds the heating back, the first that applies; `null` where it may heat (behaviour 31.16). */
export function holdsBack(device: Device): HoldBack | null {
  const { settings, surroundings } = device
  if (isFaultStopping(device) || isBlind(device)) return 'fault'
  if (settings.power === 'off') return 'off'
  if (isVentilating(device)) return 'ventilation'
  if (surroundings.floorOverLimit) return 'limit'
  if (isOperatingPause(device)) return 'operatingPause'
  if (programInForce(device) === 'delayedStartup') return 'drying'
  if (settings.application !== 'powerControl') return null
  if (settings.powerControlValue === 0) return 'noPower'
  return isActive(device) === false && !isPostHeating(device) ? 'standby' : null
}

/** Whether the sensor in charge is missing: a fault that stops nothing may hide that. */
function isBlind(device: Device): boolean {
  const sensor = sensorInCharge(device)
  return sensor !== undefined && readingOf(device, sensor) === null
}

/**
 * The regulation at the device's clock, after what it was before.
 * @param offset degrees more than what is set: what it would be with another setting
 */
export function regulate(device: Device, before: Regulator, offset = 0): Regulator {
  const held = holdsBack(device)
  // The operating time limit pauses every hour: that is part of every heat-up.
  if (held === 'operatingPause') return { ...before, heating: false, overLimit: false }
  if (held !== null) return { ...restingRegulator, minutesPerDegree: before.minutesPerDegree }
  const sensor = sensorInCharge(device)
  return sensor ? regulateBy(device, sensor, before, offset) : regulateByShare(device, before)
}

/** Power control: on for its share of each cycle, beginning with it (behaviour 31.17). */
function regulateByShare({ settings, clock }: Device, { minutesPerDegree }: Regulator): Regulator {
  const heating = clock % CYCLE < (settings.powerControlValue / 100) * CYCLE
  return { ...restingRegulator, minutesPerDegree, heating }
}

function regulateBy(device: Device, sensor: Sensor, before: Regulator, offset: number): Regulator {
  const reading = readingOf(device, sensor) as number
  const { aim: asSet, earlyFor } = aimOf(device, reading - offset * 10, before)
  const aim = asSet + offset
  const isWanted = isBelow(reading, aim * 10, before.heating || before.overLimit)
  const overLimit = isWanted && isLimited(device, before.overLimit)
  const heating = isWanted && !overLimit
  return { heating, overLimit, earlyFor, ...learn(device, { aim, reading, heating, overLimit }, before) }
}

/** Between the two ends of the hysteresis it stays as it was. Tenths of a degree. */
function isBelow(reading: number, setpoint: number, was: boolean): boolean {
  return was ? reading < setpoint + HYSTERESIS : reading <= setpoint - HYSTERESIS
}

/** Whether the second sensor of a combined choice reads its limit, or nothing to go by (behaviour 31.13). */
function isLimited(device: Device, was: boolean): boolean {
  const { sensorChoice } = device.settings
  if (sensorChoice !== 'roomSensorFloor' && sensorChoice !== 'floorSensorRoom') return false
  const reading = readingOf(device, sensorChoice === 'roomSensorFloor' ? 'floor' : 'room')
  const limit = sensorLimits[sensorChoice].max * 10
  return reading === null || (was ? reading > limit - LIMIT_HYSTERESIS : reading >= limit)
}
