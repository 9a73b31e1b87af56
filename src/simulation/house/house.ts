/**
 * The thermal model of the house: the cables warm the floor, the floor warms the air, the air warms the walls, and
 * heat is lost outdoors and to the other rooms. Each flow is a temperature difference times a conductance in W/m²K.
 */
import { heatedLayers, roomConstants } from './constants'
import type { BoundaryConditions, Construction, Covering, House } from './model'
import { type ThermalNetwork, thermalNetworkOf } from './thermal-network'

/** The longest integration step. The shortest time constant is about five times as long. */
const MAX_STEP_S = 60

/** The values of a house that change with time. */
type ChangingValues = Omit<House, 'construction' | 'covering'>

/** The change per second of each value. */
type HouseRates = ChangingValues

/** The net heat flow into each node, and the flows out of the house, in W/m². */
type HeatFlows = ChangingValues

/** The temperatures with which a house begins, in degrees. */
export interface InitialTemperatures {
  readonly floor: number
  readonly room: number
  readonly outdoor: number
}

/** Creates a house with the given temperatures. Its walls are in equilibrium with the room and the outdoors. */
export function createHouse(
  construction: Construction,
  covering: Covering,
  { floor, room, outdoor }: InitialTemperatures,
): House {
  const { wallSurface, wallLoss } = roomConstants
  const walls = (wallSurface.value * room + wallLoss.value * outdoor) / (wallSurface.value + wallLoss.value)
  const temperatures = { slab: floor, base: floor, sensor: floor, air: room, walls }
  return { construction, covering, ...temperatures, heatToOutdoors: 0, heatToOtherRooms: 0 }
}

/** Creates a house in its steady state: as much heat flows into each node as out of it. */
export function createSteadyHouse(
  construction: Construction,
  covering: Covering,
  conditions: BoundaryConditions,
): House {
  const { heatingPower, outdoor } = conditions
  const { conductance } = thermalNetworkOf(construction, covering, conditions.windowOpen)
  const { slabToAir, slabToBase, baseToOutdoors, airToWalls, wallsToOutdoors, airToOtherRooms } = conductance
  const otherRooms = otherRoomsTemperatureAt(outdoor)
  // The conductances to the outdoors: directly, and through the base or the walls.
  const slabLoss = conductance.slabToOutdoors + seriesConductanceOf(slabToBase, baseToOutdoors)
  const airLoss = conductance.airToOutdoors + seriesConductanceOf(airToWalls, wallsToOutdoors)
  // The air temperature if the floor gave no heat. For a driveway, it is the temperature of the other rooms.
  const airWithoutFloor = weightedMeanOf(outdoor, otherRooms, airLoss, airToOtherRooms)
  // The conductance from the slab through the air to the outdoors and the other rooms.
  const slabLossThroughAir = seriesConductanceOf(slabToAir, airLoss + airToOtherRooms)
  const unheatedSlab = weightedMeanOf(outdoor, airWithoutFloor, slabLoss, slabLossThroughAir)
  const slab = unheatedSlab + heatingPower / (slabLoss + slabLossThroughAir)
  const air = weightedMeanOf(slab, airWithoutFloor, slabToAir, airLoss + airToOtherRooms)
  return {
    ...createHouse(construction, covering, { floor: slab, room: air, outdoor }),
    base: weightedMeanOf(outdoor, slab, baseToOutdoors, slabToBase),
  }
}

/** The steady temperatures of a house as a function of its heating. */
export interface SteadyState {
  /** Returns the temperature of a node in degrees. The heating power is in W/m². */
  readonly temperatureAt: (node: 'slab' | 'air', heatingPower: number) => number
  /** Returns the heating power in W/m² that keeps a node at a temperature; negative if it is warmer without heating. */
  readonly heatingPowerFor: (node: 'slab' | 'air', degrees: number) => number
}

/**
 * Returns the steady temperatures. For a driveway, `heatingPowerFor` is valid only for the node `slab`: the heating
 * does not warm the air.
 */
export function steadyStateOf(
  construction: Construction,
  covering: Covering,
  outdoor: number,
  windowOpen = false,
): SteadyState {
  const houseWith = (heatingPower: number) =>
    createSteadyHouse(construction, covering, { heatingPower, outdoor, windowOpen })
  const [unheated, heatedByOneWatt] = [houseWith(0), houseWith(1)]
  // The model is linear: each additional W/m² raises a temperature by the same amount.
  const degreesPerWatt = (node: 'slab' | 'air') => heatedByOneWatt[node] - unheated[node]
  return {
    temperatureAt: (node, heatingPower) => unheated[node] + heatingPower * degreesPerWatt(node),
    heatingPowerFor: (node, degrees) => (degrees - unheated[node]) / degreesPerWatt(node),
  }
}

/** Returns the house with another floor or covering, at the same temperatures. */
export function withFloor(house: House, construction: Construction, covering: Covering): House {
  return { ...house, construction, covering }
}

/**
 * Returns the house after a time of any length.
 * @param conditions the conditions during the whole time. Call the function every few minutes if the weather changes.
 */
export function advanceHouse(house: House, conditions: BoundaryConditions, seconds: number): House {
  const network = thermalNetworkOf(house.construction, house.covering, conditions.windowOpen)
  const steps = Math.ceil(seconds / MAX_STEP_S)
  let current = house
  for (let step = 0; step < steps; step++)
    current = advanceByRungeKutta(current, network, conditions, seconds / steps)
  return current
}

/** Returns the sensors' readings in whole tenths of a degree. The room sensor of a driveway is in an indoor room. */
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
function advanceByRungeKutta(
  house: House,
  network: ThermalNetwork,
  conditions: BoundaryConditions,
  seconds: number,
): House {
  const startRates = ratesOf(house, network, conditions)
  const middleRates = ratesOf(addChanges(house, startRates, seconds / 2), network, conditions)
  const correctedMiddleRates = ratesOf(addChanges(house, middleRates, seconds / 2), network, conditions)
  const endRates = ratesOf(addChanges(house, correctedMiddleRates, seconds), network, conditions)
  const meanRateOf = (name: keyof HouseRates) =>
    (startRates[name] + 2 * middleRates[name] + 2 * correctedMiddleRates[name] + endRates[name]) / 6
  const meanRates = {
    slab: meanRateOf('slab'),
    base: meanRateOf('base'),
    sensor: meanRateOf('sensor'),
    air: meanRateOf('air'),
    walls: meanRateOf('walls'),
    heatToOutdoors: meanRateOf('heatToOutdoors'),
    heatToOtherRooms: meanRateOf('heatToOtherRooms'),
  }
  return addChanges(house, meanRates, seconds)
}

function addChanges(house: House, rates: HouseRates, seconds: number): House {
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
function ratesOf(house: House, network: ThermalNetwork, conditions: BoundaryConditions): HouseRates {
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

function heatFlowsOf(
  house: House,
  { conductance }: ThermalNetwork,
  { heatingPower, outdoor }: BoundaryConditions,
): HeatFlows {
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
    slab: heatingPower - slabToAir - slabToBase - slabToSensor - slabToOutdoors,
    base: slabToBase - baseToOutdoors,
    sensor: slabToSensor,
    air: slabToAir - airToWalls - airToOutdoors - airToOtherRooms,
    walls: airToWalls - wallsToOutdoors,
    heatToOutdoors: slabToOutdoors + baseToOutdoors + airToOutdoors + wallsToOutdoors,
    heatToOtherRooms: airToOtherRooms,
  }
}

function seriesConductanceOf(first: number, second: number): number {
  return first + second === 0 ? 0 : (first * second) / (first + second)
}

/** Returns the weighted mean of two temperatures, or the second one if both weights are 0. */
function weightedMeanOf(first: number, second: number, firstWeight: number, secondWeight: number): number {
  return firstWeight + secondWeight === 0
    ? second
    : (first * firstWeight + second * secondWeight) / (firstWeight + secondWeight)
}

/** Returns the temperature of the other rooms in degrees. They are heated but not cooled. */
function otherRoomsTemperatureAt(outdoor: number): number {
  return Math.max(roomConstants.otherRoomsTemperature.value, outdoor)
}

/** Returns whole tenths of a degree. Adding 0 turns -0 into 0, because -0 would be displayed with its sign. */
function toTenths(degrees: number): number {
  return Math.round(degrees * 10) + 0
}
