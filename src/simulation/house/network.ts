/** The house as a network: how much heat flows between its parts for each degree, and what they hold. */
import { base, common, coverings, ofBuild, openSurface } from './constants'
import type { Build, Covering, Part } from './model'

export interface Network {
  /** W/m²K; 0 where nothing flows. */
  readonly transfer: {
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
  /** J/m²K. */
  readonly capacity: Readonly<Record<Part, number>>
}

/** Each network is made once. */
const made = new Map<string, Network>()

export function networkOf(build: Build, covering: Covering, windowOpen: boolean): Network {
  const key = `${build} ${covering} ${windowOpen}`
  const known = made.get(key)
  if (known) return known
  const network = { transfer: transferOf(build, covering, windowOpen), capacity: capacityOf(build) }
  made.set(key, network)
  return network
}

/** The sensor takes next to nothing of the floor's heat. In J/m²K. */
const SENSOR_CAPACITY = 1

function transferOf(build: Build, covering: Covering, windowOpen: boolean): Network['transfer'] {
  const toGround = ofBuild[build].groundLoss.value
  const slabToSensor = SENSOR_CAPACITY / (60 * common.sensorLag.value)
  if (build === 'driveway') return { ...nothing, slabToSensor, slabToOutdoors: openSurface.value + toGround }
  const isBare = build === 'bare'
  return {
    slabToAir: 1 / (1 / common.floorSurface.value + coverings[covering].value),
    slabToBase: isBare ? base.transfer.value : 0,
    slabToSensor,
    slabToOutdoors: isBare ? 0 : toGround,
    baseToOutdoors: isBare ? toGround : 0,
    airToWalls: common.wallSurface.value,
    airToOutdoors: airLoss(windowOpen),
    airToOtherRooms: common.otherRooms.value,
    wallsToOutdoors: common.wallLoss.value,
  }
}

const nothing: Network['transfer'] = {
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

/** What the air loses through windows and with the air that is changed. */
function airLoss(windowOpen: boolean): number {
  const change = windowOpen ? common.windowAirChange : common.airChange
  const heatOfAir = 1000 * common.airHeat.value * common.roomHeight.value
  return common.windowLoss.value + (heatOfAir * change.value) / 3600
}

function capacityOf(build: Build): Network['capacity'] {
  return {
    slab: layerCapacity(ofBuild[build]),
    base: layerCapacity(base),
    sensor: SENSOR_CAPACITY,
    air: 1000 * common.airCapacity.value,
    walls: 1000 * common.wallCapacity.value,
  }
}

type Layer = Readonly<Record<'thickness' | 'density' | 'specificHeat', { readonly value: number }>>

function layerCapacity({ thickness, density, specificHeat }: Layer): number {
  return (thickness.value / 1000) * density.value * specificHeat.value
}
