/** Test fixtures: a house in winter, and the device that heats it. */
import { type Device, HOUR, type Settings, type Surroundings } from '../../thermostat/device/device'
import { openAt } from '../../thermostat/device/testing'
import { createDeviceStore } from '../../thermostat/device-store'
import type { FloorId } from '../house/model'
import type { HouseSettings, SimulationState } from './model'
import { createSimulation } from './simulation-state'

/**
 * Wednesday, 5 February 2025. The week program raises the setpoint at 6:00 and 15:00, and lowers it at 8:00 and
 * 23:00.
 */
export const day = Date.UTC(2025, 1, 5)
export const noon = day + 12 * HOUR

export interface HouseSetup {
  readonly settings?: Partial<Settings>
  readonly surroundings?: Partial<Surroundings>
  readonly floor?: FloorId
  readonly area?: number | null
  /** Hours since the midnight of `day`. */
  readonly startHour?: number
}

export function deviceOf({ settings = {}, surroundings = {}, startHour = 12 }: HouseSetup): Device {
  return openAt('/home', { settings, surroundings, at: day + startHour * HOUR }).device
}

export function houseSettingsOf({ floor = 'screed', area = null }: HouseSetup): HouseSettings {
  return { floor, area }
}

/** Creates a device store whose inputs come at noon. */
export function storeOf(setup: HouseSetup) {
  return createDeviceStore(deviceOf(setup), () => noon)
}

/** Creates a simulation in which the house has adapted to the settings. */
export function settledState(setup: HouseSetup): SimulationState {
  return createSimulation(deviceOf(setup), houseSettingsOf(setup))
}

/** Creates a simulation that starts with floor and room at 19 degrees. */
export function coolState(setup: HouseSetup = {}): SimulationState {
  const device = deviceOf(setup)
  return createSimulation(device, houseSettingsOf(setup), device.clock, { floor: 19, room: 19 })
}
