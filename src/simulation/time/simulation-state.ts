/** Simulates a device and the house that it heats. */
import {
  DAY,
  type Device,
  defaultSurroundings,
  type Instant,
  MINUTE,
  midnightOf,
  SECOND,
  step,
  weekday,
} from '../../thermostat/device/device'
import {
  endDryingIfOver,
  initialRegulatorState,
  regulate,
  regulatingSensorOf,
  setpointOf,
} from '../../thermostat/device/regulation'
import {
  advanceHouse,
  createHouse,
  createSteadyHouse,
  type InitialTemperatures,
  readingsOf,
  steadyStateOf,
  withFloor,
} from '../house/house'
import type { House } from '../house/model'
import { MEAN_OUTDOOR_TEMPERATURE, outdoorTemperatureAt } from '../house/weather'
import type { HouseSettings, SimulationState } from './model'
import { constructionOf, coveringOf, powerDensityOf, powerOf } from './power'

/** The time simulated before the start, so that walls and concrete have adapted to the settings. */
const SETTLING_TIME_MS = 2 * DAY

export type IndoorTemperatures = Omit<InitialTemperatures, 'outdoor'>

/**
 * Creates a simulation. Without `temperatures`, the house has already adapted to the settings,
 * as if the device had been turned on and undisturbed.
 * @param at the instant to which the device's clock moves first
 * @param temperatures the indoor temperatures at the start, in degrees
 */
export function createSimulation(
  device: Device,
  houseSettings: HouseSettings,
  at: Instant = device.clock,
  temperatures?: IndoorTemperatures,
): SimulationState {
  const house = temperatures
    ? createHouseAt(device, houseSettings, at, temperatures)
    : createSettledHouseAt(device, houseSettings, at)
  return updateRegulator(
    syncDevice({ device, houseSettings, house, regulator: initialRegulatorState, heatedMs: 0 }, at),
  )
}

function createHouseAt(
  device: Device,
  houseSettings: HouseSettings,
  at: Instant,
  temperatures: IndoorTemperatures,
): House {
  const outdoor = outdoorTemperatureFor(device, at)
  return createHouse(constructionOf(device, houseSettings), coveringOf(device), { ...temperatures, outdoor })
}

function createSettledHouseAt(device: Device, houseSettings: HouseSettings, at: Instant): House {
  const start = createSteadySimulation(withoutDisturbances(device, at - SETTLING_TIME_MS), houseSettings)
  return advance(start, SETTLING_TIME_MS).house
}

/**
 * Returns the device at another time: turned on, with no manual override of the temperature, and in default
 * surroundings except for the outdoor reading.
 */
export function withoutDisturbances(device: Device, clock: Instant): Device {
  const { outdoorReading } = device.surroundings
  // Drying that is over ends first: without the simulated time, it would start again.
  const { settings } = endDryingIfOver(device)
  return {
    ...device,
    clock,
    simulatedTime: null,
    session: { ...device.session, changedAt: null },
    settings: { ...settings, power: 'on' },
    surroundings: { ...defaultSurroundings, outdoorReading },
  }
}

/** Creates a simulation whose house is in a steady state: it constantly receives the device's average heat. */
export function createSteadySimulation(device: Device, houseSettings: HouseSettings): SimulationState {
  const { outdoorReading } = device.surroundings
  const outdoor = outdoorReading === null ? MEAN_OUTDOOR_TEMPERATURE : outdoorReading / 10
  const createSteadyHouseWith = (heatingPower: number) =>
    createSteadyHouse(constructionOf(device, houseSettings), coveringOf(device), {
      heatingPower,
      outdoor,
      windowOpen: false,
    })
  const unheated = {
    device,
    houseSettings,
    house: createSteadyHouseWith(0),
    regulator: initialRegulatorState,
    heatedMs: 0,
  }
  // The setpoint may come from a week program, which is in force only once the device has received the time.
  const started = syncDevice(unheated, device.clock)
  const house = createSteadyHouseWith(averageHeatingOf(started.device, houseSettings, outdoor))
  return updateRegulator(syncDevice({ ...started, house }, device.clock))
}

/**
 * Returns the average heat from the cables in W/m²: the heat that the setpoint needs, at most the full power; with
 * power control, its share of the full power; 0 if the heating is off.
 */
function averageHeatingOf(device: Device, houseSettings: HouseSettings, outdoor: number): number {
  const maxHeating = powerDensityOf(powerOf(device, houseSettings))
  const setpoint = setpointOf(device)
  if (setpoint === 'powerControl') return (maxHeating * device.settings.powerControlValue) / 100
  if (typeof setpoint !== 'number') return 0
  const construction = constructionOf(device, houseSettings)
  const node = regulatingSensorOf(device) === 'room' && construction !== 'driveway' ? 'air' : 'slab'
  const neededHeating = steadyStateOf(construction, coveringOf(device), outdoor).heatingPowerFor(
    node,
    setpoint,
  )
  return Math.max(0, Math.min(neededHeating, maxHeating))
}

/** Returns the simulation with another floor or area. Another floor resets what the regulator has learned. */
export function withHouseSettings(state: SimulationState, houseSettings: HouseSettings): SimulationState {
  const changedState = matchHouseToSettings({ ...state, houseSettings })
  return houseSettings.floor === state.houseSettings.floor
    ? changedState
    : updateRegulator({ ...changedState, regulator: initialRegulatorState })
}

/** Updates the regulator, and tells the device whether a temperature limit now blocks the heating. */
function updateRegulator(state: SimulationState): SimulationState {
  const { device } = state
  return syncDevice({ ...state, regulator: regulate(device, state.regulator) }, device.clock)
}

/** Returns the simulation after a time of any length, without any input to the device. */
export function advance(state: SimulationState, ms: number): SimulationState {
  const end = state.device.clock + ms
  let current = state
  while (current.device.clock < end) current = advanceTo(current, nextStepEnd(current.device.clock, end))
  return current
}

/** Returns the end of the next step: the next full minute, when the clock on the display changes, but at most `end`. */
export function nextStepEnd(now: Instant, end: Instant): Instant {
  return Math.min(end, (Math.floor(now / MINUTE) + 1) * MINUTE)
}

/**
 * Advances by one step to `end`: the device sets the relay, the house follows, and the device reads the sensors.
 * @param end at most the end of the clock's minute; see `nextStepEnd`
 */
export function advanceTo(state: SimulationState, end: Instant): SimulationState {
  const { device, houseSettings } = state
  const ms = end - device.clock
  const regulator = regulate(device, state.regulator)
  const conditions = {
    heatingPower: regulator.heating ? powerDensityOf(powerOf(device, houseSettings)) : 0,
    outdoor: outdoorTemperatureFor(device, device.clock),
    windowOpen: device.surroundings.windowOpen,
  }
  const house = advanceHouse(state.house, conditions, ms / SECOND)
  const heatedMs = state.heatedMs + (regulator.heating ? ms : 0)
  return syncDevice({ ...state, house, regulator, heatedMs }, end)
}

/** Returns the simulation with a changed device, which receives the readings of its house. */
export function withDevice(state: SimulationState, device: Device): SimulationState {
  return syncDevice(matchHouseToSettings({ ...state, device }), device.clock)
}

/** Returns the simulation with the construction and covering that the device's and the house's settings define. */
export function matchHouseToSettings(state: SimulationState): SimulationState {
  const { device, houseSettings, house } = state
  const [construction, covering] = [constructionOf(device, houseSettings), coveringOf(device)]
  if (construction === house.construction && covering === house.covering) return state
  const [isDriveway, wasDriveway] = [construction === 'driveway', house.construction === 'driveway']
  // A driveway cannot take over the temperatures of a room, nor a room those of a driveway.
  if (isDriveway !== wasDriveway)
    return { ...state, house: createSettledHouseAt(device, houseSettings, device.clock) }
  return { ...state, house: withFloor(house, construction, covering) }
}

/** Sends the device the time, the sensor readings and the state of the temperature limit. */
function syncDevice(state: SimulationState, clock: Instant): SimulationState {
  const { device, house, regulator } = state
  const readings = readingsOf(house, outdoorTemperatureFor(device, clock))
  // `at` is real time, on which screen delays depend. Simulated time does not change it.
  const at = device.view.since
  const { overLimit } = regulator
  return { ...state, device: step(device, { type: 'advance-time', clock, house: readings, overLimit, at }) }
}

/** Returns degrees: the outdoor reading if it is set manually, else the weather (behaviour 31.2). */
export function outdoorTemperatureFor({ surroundings }: Device, at: Instant): number {
  const { outdoorReading } = surroundings
  return outdoorReading === null ? outdoorTemperatureAt(at) : outdoorReading / 10
}

/** Returns the next instant with this weekday (1 is Monday) and minute of the day, or `now` during that minute. */
export function nextOccurrence(
  now: Instant,
  { weekday: day, minute }: { weekday: number; minute: number },
): Instant {
  const at = midnightOf(now) + ((day - weekday(now) + 7) % 7) * DAY + minute * MINUTE
  if (at > now) return at
  return now - at < MINUTE ? now : at + 7 * DAY
}
