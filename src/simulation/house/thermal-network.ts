/** The house as a thermal network: the conductance between its nodes, and the heat capacity of each node. */
import { concreteBase, coveringResistances, heatedLayers, openSurface, roomConstants } from './constants'
import type { Construction, Covering, ThermalNode } from './model'

export interface ThermalNetwork {
  /**
   * In W/m²K; 0 where no heat flows. `slab` is the layer with the cables, which may be a thin mat; `base` is the
   * concrete below a mat. Heat lost to the ground counts as lost outdoors.
   */
  readonly conductance: {
    readonly slabToAir: number
    readonly slabToBase: number
    readonly slabToSensor: number
    readonly slabToOutdoors: number
    readonly baseToOutdoors: number
    readonly airToWalls: number
    readonly airToOutdoors: number
    readonly airToOtherRooms: number
    readonly wallsToOutdoors: number
  }
  /** In J/m²K. */
  readonly heatCapacity: Readonly<Record<ThermalNode, number>>
}

const SECONDS_PER_MINUTE = 60
const SECONDS_PER_HOUR = 3600
const MM_PER_M = 1000
const J_PER_KJ = 1000

const cache = new Map<string, ThermalNetwork>()

/** Returns the network of a house. Calls with equal arguments return the same, cached object. */
export function thermalNetworkOf(
  construction: Construction,
  covering: Covering,
  windowOpen: boolean,
): ThermalNetwork {
  const key = `${construction} ${covering} ${windowOpen}`
  const cached = cache.get(key)
  if (cached) return cached
  const network = {
    conductance: conductanceOf(construction, covering, windowOpen),
    heatCapacity: heatCapacityOf(construction),
  }
  cache.set(key, network)
  return network
}

/** In J/m²K. The value is small, so that the sensor takes hardly any heat from the floor. */
const SENSOR_HEAT_CAPACITY = 1

function conductanceOf(
  construction: Construction,
  covering: Covering,
  windowOpen: boolean,
): ThermalNetwork['conductance'] {
  const groundLoss = heatedLayers[construction].groundLoss.value
  const sensorTimeConstantS = SECONDS_PER_MINUTE * roomConstants.sensorLag.value
  // A time constant is heat capacity divided by conductance.
  const slabToSensor = SENSOR_HEAT_CAPACITY / sensorTimeConstantS
  if (construction === 'driveway')
    return { ...NO_CONDUCTANCE, slabToSensor, slabToOutdoors: openSurface.value + groundLoss }
  const isBare = construction === 'bare'
  return {
    slabToAir: 1 / (1 / roomConstants.floorSurface.value + coveringResistances[covering].value),
    slabToBase: isBare ? concreteBase.transfer.value : 0,
    slabToSensor,
    slabToOutdoors: isBare ? 0 : groundLoss,
    baseToOutdoors: isBare ? groundLoss : 0,
    airToWalls: roomConstants.wallSurface.value,
    airToOutdoors: airToOutdoorsConductanceOf(windowOpen),
    airToOtherRooms: roomConstants.otherRooms.value,
    wallsToOutdoors: roomConstants.wallLoss.value,
  }
}

const NO_CONDUCTANCE: ThermalNetwork['conductance'] = {
  slabToAir: 0,
  slabToBase: 0,
  slabToSensor: 0,
  slabToOutdoors: 0,
  baseToOutdoors: 0,
  airToWalls: 0,
  airToOutdoors: 0,
  airToOtherRooms: 0,
  wallsToOutdoors: 0,
}

/** Returns the conductance of the windows and of the air change, in W/m²K. */
function airToOutdoorsConductanceOf(windowOpen: boolean): number {
  const airChange = windowOpen ? roomConstants.windowAirChange : roomConstants.airChange
  const airHeatCapacity = J_PER_KJ * roomConstants.airHeat.value * roomConstants.roomHeight.value
  return roomConstants.windowLoss.value + (airHeatCapacity * airChange.value) / SECONDS_PER_HOUR
}

function heatCapacityOf(construction: Construction): ThermalNetwork['heatCapacity'] {
  return {
    slab: layerHeatCapacityOf(heatedLayers[construction]),
    base: layerHeatCapacityOf(concreteBase),
    sensor: SENSOR_HEAT_CAPACITY,
    air: J_PER_KJ * roomConstants.airCapacity.value,
    walls: J_PER_KJ * roomConstants.wallCapacity.value,
  }
}

type Layer = Readonly<Record<'thickness' | 'density' | 'specificHeat', { readonly value: number }>>

function layerHeatCapacityOf({ thickness, density, specificHeat }: Layer): number {
  return (thickness.value / MM_PER_M) * density.value * specificHeat.value
}
