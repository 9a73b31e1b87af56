/**
 * The thermal model of the house: the cables warm the floor, the floor warms the air, the air warms the walls, and
 * heat is lost outdoors and to the other rooms. Each flow is a temperature difference times a conductance in W/m²K.
 */
import { heatedLayers, roomConstants } from './constants'
import type { BoundaryConditions, Construction, Covering, House } from './model'
import { type ThermalNetwork, thermalNetworkOf } from './thermal-network'

/** Longer steps are divided. The shortest time constant, with a window open, is over five times as long. */
const MAX_STEP_S = 60

/** The values that change with time, in degrees and J/m², or their rates per second. */
type StateVariables = Omit<House, 'construction' | 'covering'>

/** Temperatures to start with, in degrees. */
export interface HouseTemperatures {
  readonly floor: number
  readonly room: number
  readonly outdoor: number
}

/** Creates a house with the given temperatures. Its walls are in equilibrium with the room and the outdoors. */
export function createHouse(
  construction: Construction,
  covering: Covering,
  { floor, room, outdoor }: HouseTemperatures,
): House {
  const { wallSurface, wallLoss } = roomConstants
  const walls = (wallSurface.value * room + wallLoss.value * outdoor) / (wallSurface.value + wallLoss.value)
  const temperatures = { slab: floor, base: floor, sensor: floor, air: room, walls }
  return { construction, covering, ...temperatures, heatToOutdoors: 0, heatToOtherRooms: 0 }
}

/** Returns the house in its steady state: the heat that flows into each node also flows out of it. */
export function steadyHouse(
  construction: Construction,
  covering: Covering,
  conditions: BoundaryConditions,
): House {
  const { heating, outdoor } = conditions
  const { conductance } = thermalNetworkOf(construction, covering, conditions.windowOpen)
  const { slabToAir, slabToBase, baseToOutdoors, airToWalls, wallsToOutdoors, airToOtherRooms } = conductance
  const otherRooms = otherRoomsTemperatureAt(outdoor)
  const slabLoss = conductance.slabToOutdoors + conductanceInSeries(slabToBase, baseToOutdoors)
  const airLoss = conductance.airToOutdoors + conductanceInSeries(airToWalls, wallsToOutdoors)
  // The air temperature without heat from the floor. Without a room, that of the other rooms.
  const airWithoutFloor = weightedMean(outdoor, otherRooms, airLoss, airToOtherRooms)
  const slabToRoom = conductanceInSeries(slabToAir, airLoss + airToOtherRooms)
  const slab =
    weightedMean(outdoor, airWithoutFloor, slabLoss, slabToRoom) + heating / (slabLoss + slabToRoom)
  const air = weightedMean(slab, airWithoutFloor, slabToAir, airLoss + airToOtherRooms)
  return {
    ...createHouse(construction, covering, { floor: slab, room: air, outdoor }),
    base: weightedMean(outdoor, slab, baseToOutdoors, slabToBase),
  }
}

/** The steady temperatures of a house as a function of its heating. */
export interface SteadyState {
  /** Returns the degrees of a node, heated with so many W/m². */
  readonly temperatureAt: (node: 'slab' | 'air', heating: number) => number
  /** Returns the W/m² that keep a node at so many degrees: negative if it is warmer without heating. */
  readonly heatingFor: (node: 'slab' | 'air', degrees: number) => number
}

/** Not for the air of a driveway, which is not heated. */
export function steadyStateOf(construction: Construction, covering: Covering, outdoor: number): SteadyState {
  const at = (heating: number) => steadyHouse(construction, covering, { heating, outdoor, windowOpen: false })
  const [unheated, heated] = [at(0), at(1)]
  // The model is linear: each watt raises a temperature by the same amount.
  const perWatt = (node: 'slab' | 'air') => heated[node] - unheated[node]
  return {
    temperatureAt: (node, heating) => unheated[node] + heating * perWatt(node),
    heatingFor: (node, degrees) => (degrees - unheated[node]) / perWatt(node),
  }
}

/** Returns the house with another floor or covering, at the same temperatures. */
export function withFloor(house: House, construction: Construction, covering: Covering): House {
  return { ...house, construction, covering }
}

/**
 * Returns the house after a time of any length.
 * @param conditions constant for the whole time: while the weather changes, call this every few minutes
 */
export function advanceHouse(house: House, conditions: BoundaryConditions, seconds: number): House {
  const network = thermalNetworkOf(house.construction, house.covering, conditions.windowOpen)
  const steps = Math.ceil(seconds / MAX_STEP_S)
  let now = house
  for (let step = 0; step < steps; step++) now = stepRungeKutta(now, network, conditions, seconds / steps)
  return now
}

/** Returns the sensors' readings in whole tenths of a degree. A driveway's room sensor is in a room that it does not heat. */
export function readingsOf(
  house: House,
  outdoor: number,
): { readonly floor: number; readonly room: number; readonly outdoor: number } {
  return { floor: toTenths(house.sensor), room: toTenths(house.air), outdoor: toTenths(outdoor) }
}

/** Returns the typical power of the cables in W/m². */
export function typicalPowerDensityOf(construction: Construction): number {
  return heatedLayers[construction].power.value
}

/** Advances by one step of the classical Runge-Kutta method (RK4). */
function stepRungeKutta(
  house: House,
  network: ThermalNetwork,
  conditions: BoundaryConditions,
  seconds: number,
): House {
  const first = ratesOf(house, network, conditions)
  const second = ratesOf(addChanges(house, first, seconds / 2), network, conditions)
  const third = ratesOf(addChanges(house, second, seconds / 2), network, conditions)
  const fourth = ratesOf(addChanges(house, third, seconds), network, conditions)
  const mean = (name: keyof StateVariables) =>
    (first[name] + 2 * second[name] + 2 * third[name] + fourth[name]) / 6
  const rates = {
    slab: mean('slab'),
    base: mean('base'),
    sensor: mean('sensor'),
    air: mean('air'),
    walls: mean('walls'),
    heatToOutdoors: mean('heatToOutdoors'),
    heatToOtherRooms: mean('heatToOtherRooms'),
  }
  return addChanges(house, rates, seconds)
}

function addChanges(house: House, rates: StateVariables, seconds: number): House {
  return {
    construction: house.construction,
    covering: house.covering,
    slab: house.slab + rates.slab * seconds,
    base: house.base + rates.base * seconds,
    sensor: house.sensor + rates.sensor * seconds,
    air: house.air + rates.air * seconds,
    walls: house.walls + rates.walls * seconds,
    heatToOutdoors: house.heatToOutdoors + rates.heatToOutdoors * seconds,
    heatToOtherRooms: house.heatToOtherRooms + rates.heatToOtherRooms * seconds,
  }
}

/** Returns the rates of change per second: heat flow divided by heat capacity. */
function ratesOf(house: House, network: ThermalNetwork, conditions: BoundaryConditions): StateVariables {
  const flows = heatFlowsOf(house, network, conditions)
  const { slab, base, sensor, air, walls } = network.heatCapacity
  return {
    slab: flows.slab / slab,
    base: flows.base / base,
    sensor: flows.sensor / sensor,
    air: flows.air / air,
    walls: flows.walls / walls,
    heatToOutdoors: flows.heatToOutdoors,
    heatToOtherRooms: flows.heatToOtherRooms,
  }
}

/** Returns the net heat flow into each node and out of the house, in W/m². */
function heatFlowsOf(
  house: House,
  { conductance }: ThermalNetwork,
  { heating, outdoor }: BoundaryConditions,
): StateVariables {
  const { slab, base, sensor, air, walls } = house
  const slabToAir = (slab - air) * conductance.slabToAir
  const slabToBase = (slab - base) * conductance.slabToBase
  const slabToSensor = (slab - sensor) * conductance.slabToSensor
  const slabToOutdoors = (slab - outdoor) * conductance.slabToOutdoors
  const baseToOutdoors = (base - outdoor) * conductance.baseToOutdoors
  const airToWalls = (air - walls) * conductance.airToWalls
  const airToOutdoors = (air - outdoor) * conductance.airToOutdoors
  const airToOtherRooms = (air - otherRoomsTemperatureAt(outdoor)) * conductance.airToOtherRooms
  const wallsToOutdoors = (walls - outdoor) * conductance.wallsToOutdoors
  return {
    slab: heating - slabToAir - slabToBase - slabToSensor - slabToOutdoors,
    base: slabToBase - baseToOutdoors,
    sensor: slabToSensor,
    air: slabToAir - airToWalls - airToOutdoors - airToOtherRooms,
    walls: airToWalls - wallsToOutdoors,
    heatToOutdoors: slabToOutdoors + baseToOutdoors + airToOutdoors + wallsToOutdoors,
    heatToOtherRooms: airToOtherRooms,
  }
}

function conductanceInSeries(first: number, second: number): number {
  return first + second === 0 ? 0 : (first * second) / (first + second)
}

/** Returns the mean of two temperatures weighted by conductance, or the second one if both weights are 0. */
function weightedMean(first: number, second: number, toFirst: number, toSecond: number): number {
  return toFirst + toSecond === 0 ? second : (first * toFirst + second * toSecond) / (toFirst + toSecond)
}

/** Returns degrees. The other rooms are heated but not cooled. */
function otherRoomsTemperatureAt(outdoor: number): number {
  return Math.max(roomConstants.otherRoomsTemperature.value, outdoor)
}

/** Rounds to tenths. Adding 0 turns -0 into 0, which would otherwise be displayed with its sign. */
function toTenths(degrees: number): number {
  return Math.round(degrees * 10) + 0
}
