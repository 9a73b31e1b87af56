/**
 * By how much the heat demand of a day differs with variants of the settings (behaviour 31.28). The same day is
 * simulated repeatedly with the device's own rules, until two successive days lose almost the same heat.
 */
import {
  type Device,
  HOURS_PER_DAY,
  MINUTE,
  MINUTES_PER_HOUR,
  midnightOf,
  type Settings,
} from '../../thermostat/device/device'
import {
  readingOf,
  regulatingSensorOf,
  setpointOf,
  temperatureRangeOf,
} from '../../thermostat/device/regulation'
import { floors } from '../house/model'
import type { HouseSettings, SimulationState, Variant, VariantComparison } from './model'
import { powerOf } from './power'
import { advanceTo, createSteadySimulation, withDevice, withoutDisturbances } from './simulation-state'
import { isUnheated } from './verdict'

/** Most houses settle within a few days. The limit is for slow ones, such as houses with too little power. */
const MAX_SIMULATED_DAYS = 30

/**
 * The largest difference in heat loss between two steady days, as a share. It cannot be 0, because the relay never
 * switches at exactly the same times.
 */
const STEADY_TOLERANCE = 0.001

/** Variants with a smaller difference, in percent, are not worth showing, unless they do not reach their setpoint. */
const MIN_DIFFERENCE_PERCENT = 3

/** Returns the degrees added to the setpoint in an hour of the day. */
type SetpointShift = (hour: number) => number

const noShift: SetpointShift = () => 0

const NIGHT_SETBACK_DEGREES = 2
const NIGHT_HOURS = { from: 22, to: 6 }
const WARMER_DEGREES = 1

const setpointShifts: Readonly<Partial<Record<Variant, SetpointShift>>> = {
  night: (hour) => (hour < NIGHT_HOURS.to || hour >= NIGHT_HOURS.from ? -NIGHT_SETBACK_DEGREES : 0),
  warmer: () => WARMER_DEGREES,
}

interface SimulatedDay {
  /** The state at the end of the day. */
  readonly state: SimulationState
  /** The heat lost outdoors, in J/m². */
  readonly heatLoss: number
  /** The lowest and the highest setpoint of the day, including the shift, in degrees. */
  readonly lowestSetpoint: number
  readonly highestSetpoint: number
  /** True if the temperature reached the highest setpoint during the day. */
  readonly isSetpointReached: boolean
}

/**
 * Compares a day with variants of its settings. Yields after at most two simulated days, which take some milliseconds,
 * so that the browser is never blocked for long. The result depends on settings, weather, floor and area, but not on
 * the house's temperatures.
 * @returns `null` while the heating stays off (`isUnheated`), and with power control
 */
export function* compareDays(
  device: Device,
  houseSettings: HouseSettings,
): Generator<undefined, readonly VariantComparison[] | null> {
  if (isUnheated(device) || typeof setpointOf(device) !== 'number') return null
  const deviceAtMidnight = withoutDisturbances(device, midnightOf(device.clock))
  const { area } = powerOf(device, houseSettings)
  const currentDay = yield* simulateUntilSteady(deviceAtMidnight, houseSettings, noShift)
  if (!currentDay.isSetpointReached) {
    // A variant of the setpoint is assumed not to reach it either. For other floors, there is no current heat demand to
    // compare with.
    return setpointVariantsOf(currentDay).map((variant) => ({ variant, differencePercent: null }))
  }
  const variants: VariantComparison[] = []
  for (const variant of [...setpointVariantsOf(currentDay), ...floorVariantsOf(currentDay)]) {
    const floor = variant === 'night' || variant === 'warmer' ? houseSettings.floor : variant
    // `area` may be derived from the current floor's typical power. It stays the same on another floor.
    const day = yield* simulateUntilSteady(
      deviceAtMidnight,
      { floor, area },
      setpointShifts[variant] ?? noShift,
    )
    const differencePercent = currentDay.heatLoss > 0 ? (day.heatLoss / currentDay.heatLoss - 1) * 100 : 0
    variants.push({ variant, differencePercent: day.isSetpointReached ? differencePercent : null })
  }
  return variants
}

/** Returns the variants whose setpoints the device allows. */
function setpointVariantsOf({ state, lowestSetpoint, highestSetpoint }: SimulatedDay): readonly Variant[] {
  const { min, max } = temperatureRangeOf(state.device.settings)
  return [
    ...(lowestSetpoint - NIGHT_SETBACK_DEGREES < min ? [] : (['night'] as const)),
    ...(highestSetpoint + WARMER_DEGREES > max ? [] : (['warmer'] as const)),
  ]
}

function floorVariantsOf({ state: { house } }: SimulatedDay): readonly Variant[] {
  return house.construction === 'driveway' ? [] : floors.filter((floor) => floor !== house.construction)
}

/**
 * Returns the comparisons with the largest differences, in their original order, without those that hardly differ. A
 * variant that does not reach its setpoint counts as the largest difference.
 */
export function selectMostDifferent(
  comparisons: readonly VariantComparison[],
  count: number,
): readonly VariantComparison[] {
  const differenceOf = ({ differencePercent }: VariantComparison) =>
    differencePercent === null ? Number.MAX_VALUE : Math.abs(differencePercent)
  const sorted = comparisons
    .filter((comparison) => differenceOf(comparison) >= MIN_DIFFERENCE_PERCENT)
    .sort((a, b) => differenceOf(b) - differenceOf(a))
  const selected = new Set(sorted.slice(0, count))
  return comparisons.filter((comparison) => selected.has(comparison))
}

function* simulateUntilSteady(
  deviceAtMidnight: Device,
  houseSettings: HouseSettings,
  shift: SetpointShift,
): Generator<undefined, SimulatedDay> {
  let day = simulateDay(createSteadySimulation(deviceAtMidnight, houseSettings), shift)
  for (let dayCount = 1; dayCount < MAX_SIMULATED_DAYS; dayCount++) {
    yield
    // The clock goes back to midnight, so the times that the regulator stored during the day are no longer valid.
    const regulator = { ...day.state.regulator, preheatEventAt: null, heatUp: null }
    const nextDay = simulateDay(withDevice({ ...day.state, regulator }, deviceAtMidnight), shift)
    if (Math.abs(nextDay.heatLoss - day.heatLoss) <= STEADY_TOLERANCE * day.heatLoss) return nextDay
    day = nextDay
  }
  return day
}

/** @param start the state at the beginning of the day */
function simulateDay(start: SimulationState, shift: SetpointShift): SimulatedDay {
  const { device, house } = start
  const setpoints = new Set<number>()
  const reachedSetpoints = new Set<number>()
  let state = start
  for (let hour = 0; hour < HOURS_PER_DAY; hour++) {
    const shiftDegrees = shift(hour)
    state = withDevice(state, {
      ...state.device,
      settings: settingsWithLoweredCalibration(device, shiftDegrees),
    })
    for (let minute = 0; minute < MINUTES_PER_HOUR; minute++) {
      // Always a number: `compareDays` makes no comparison otherwise.
      const setpoint = Number(setpointOf(state.device))
      // The shift is in the calibration: the reading includes it, and the setpoint does not.
      const shiftedSetpoint = setpoint + shiftDegrees
      setpoints.add(shiftedSetpoint)
      if (regulatingReadingOf(state.device) >= setpoint * 10) reachedSetpoints.add(shiftedSetpoint)
      state = advanceTo(state, state.device.clock + MINUTE)
    }
  }
  const highestSetpoint = Math.max(...setpoints)
  const heatLoss = state.house.heatToOutdoors - house.heatToOutdoors
  return {
    state,
    heatLoss,
    lowestSetpoint: Math.min(...setpoints),
    highestSetpoint,
    isSetpointReached: reachedSetpoints.has(highestSetpoint),
  }
}

/**
 * Returns settings whose sensor calibration is lowered by `degrees`. This has the effect of a setpoint raised by
 * `degrees`, and works for every source of the setpoint.
 */
function settingsWithLoweredCalibration(device: Device, degrees: number): Settings {
  const { settings } = device
  const calibrationName =
    regulatingSensorOf(device) === 'room' ? 'roomSensorCalibrationValue' : 'floorSensorCalibrationValue'
  return { ...settings, [calibrationName]: settings[calibrationName] - degrees * 10 }
}

/** Returns tenths of a degree, or `NaN` without a reading. */
function regulatingReadingOf(device: Device): number {
  return readingOf(device, regulatingSensorOf(device) ?? 'floor') ?? Number.NaN
}
