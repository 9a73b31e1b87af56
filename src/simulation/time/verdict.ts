/** The steady state that a house approaches with the current settings and weather (behaviour 31.51). */
import {
  type Device,
  defaultSurroundings,
  HOUR,
  HOURS_PER_DAY,
  MINUTE,
  MINUTES_PER_HOUR,
} from '../../thermostat/device/device'
import {
  type HeatingBlock,
  heatingBlockOf,
  initialRegulatorState,
  regulate,
  regulatingSensorOf,
  sensorLimits,
  setpointOf,
} from '../../thermostat/device/regulation'
import { steadyStateOf } from '../house/house'
import type { MeasuredPlace, SimulationState, Verdict } from './model'
import { powerDensityOf, powerOf } from './power'
import { outdoorTemperatureFor } from './simulation-state'

/** The highest floor temperature for occupied areas (EN 1264-2). */
const HOT_FLOOR_DEGREES = 29

/** Blocks that are taken to end soon, so that the house still approaches the same state. `null` is no block. */
const temporaryBlocks: readonly (HeatingBlock | null)[] = [null, 'ventilation', 'limit', 'operatingPause']

/** True if the heating stays off: turned off, a drying floor, a fault, or power control at 0 % or in standby. */
export function isUnheated(device: Device): boolean {
  const setpoint = setpointOf(device)
  // The setpoint is checked separately, because `heatingBlockOf` reports a temporary block before drying.
  const hasTarget = typeof setpoint === 'number' || setpoint === 'powerControl'
  return !hasTarget || !temporaryBlocks.includes(heatingBlockOf(device))
}

/** @param windowOpen true to assume a window that stays open; otherwise it is taken to be closed soon */
export function verdictOf(
  state: Pick<SimulationState, 'device' | 'houseSettings' | 'house'>,
  windowOpen = false,
): Verdict {
  const { device, houseSettings } = state
  const outdoor = mean(hourlyDevicesOf(device).map(({ clock }) => outdoorTemperatureFor(device, clock)))
  const place = placeOf(state)
  const steadyState = steadyStateOf(state.house.construction, state.house.covering, outdoor, windowOpen)
  const temperatureAt = (measuredPlace: MeasuredPlace, heating: number) =>
    steadyState.temperatureAt(nodeOf(measuredPlace), heating)
  const heatingFor = (measuredPlace: MeasuredPlace, degrees: number) =>
    steadyState.heatingPowerFor(nodeOf(measuredPlace), degrees)
  if (isUnheated(device)) return { kind: 'unheated', place, degrees: temperatureAt(place, 0), outdoor }
  const { powerControlValue: percent, operatingTimeLimitation: pauseMinutes } = device.settings
  const maxHeating = powerDensityOf(powerOf(device, houseSettings))
  if (setpointOf(device) === 'powerControl') {
    const floor = temperatureAt('floor', maxHeating * heatedShareOf(device))
    return { kind: floor > HOT_FLOOR_DEGREES ? 'hot' : 'share', percent, floor, outdoor }
  }
  const setpoints = hourlyDevicesOf(device)
    .map(setpointOf)
    .filter((setpoint) => typeof setpoint === 'number')
  const highestSetpoint = Math.max(...setpoints)
  const neededHeating = heatingFor(place, highestSetpoint)
  const availableHeating = maxHeating * (1 - pauseMinutes / MINUTES_PER_HOUR)
  const limit = limitOf(state)
  const allowedHeating = limit ? heatingFor(limit.place, limit.degrees) : Number.POSITIVE_INFINITY
  if (limit && allowedHeating < Math.min(neededHeating, availableHeating)) {
    // The limit belongs to the second sensor; the other one regulates.
    const regulatedPlace = limit.place === 'floor' ? 'room' : 'floor'
    return {
      kind: 'limited',
      limit: limit.degrees,
      place: regulatedPlace,
      degrees: temperatureAt(regulatedPlace, allowedHeating),
    }
  }
  if (neededHeating > availableHeating)
    return { kind: 'weak', place, degrees: temperatureAt(place, availableHeating), outdoor }
  const hours = (HOURS_PER_DAY * heatingFor(place, mean(setpoints))) / maxHeating
  return hours > 0
    ? { kind: 'holds', setpoint: highestSetpoint, hours, outdoor }
    : { kind: 'warm', setpoint: highestSetpoint, outdoor }
}

/**
 * Returns the share of the next hour in which power control heats: its percentage, less what the operating time limit
 * takes from it. A pause for an open window or set in the panel is left out, because it ends soon.
 */
function heatedShareOf(device: Device): number {
  const undisturbed = { ...device, surroundings: defaultSurroundings }
  const isHeatingInMinutes = Array.from({ length: MINUTES_PER_HOUR }, (_, minute) => {
    const clock = device.clock + minute * MINUTE
    return regulate({ ...undisturbed, clock }, initialRegulatorState).heating
  })
  return isHeatingInMinutes.filter(Boolean).length / MINUTES_PER_HOUR
}

/** Returns the device at its clock and at the 23 following hours, without any input. */
function hourlyDevicesOf(device: Device): readonly Device[] {
  return Array.from({ length: HOURS_PER_DAY }, (_, hour) => ({
    ...device,
    clock: device.clock + hour * HOUR,
  }))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

const nodeOf = (place: MeasuredPlace) => (place === 'room' ? 'air' : 'slab')

/** Returns the place that the regulating sensor measures. */
function placeOf({ device, house }: Pick<SimulationState, 'device' | 'house'>): MeasuredPlace {
  if (house.construction === 'driveway') return 'ground'
  return regulatingSensorOf(device) === 'room' ? 'room' : 'floor'
}

/** Returns the temperature limit of the second sensor; `null` without one, and for a driveway, which has no room. */
function limitOf({ device, house }: Pick<SimulationState, 'device' | 'house'>): {
  readonly place: MeasuredPlace
  readonly degrees: number
} | null {
  if (house.construction === 'driveway') return null
  const { sensorChoice } = device.settings
  if (sensorChoice === 'roomSensorFloor') return { place: 'floor', degrees: sensorLimits[sensorChoice].max }
  if (sensorChoice === 'floorSensorRoom') return { place: 'room', degrees: sensorLimits[sensorChoice].max }
  return null
}
