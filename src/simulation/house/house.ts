/**
 * The house as a small thermal network: the cables warm the floor, the floor the air, the air the walls,
 * and heat is lost outdoors and to the other rooms. Each flow is a difference of temperatures times W/m²K.
 */
import { common, ofBuild } from './constants'
import type { Build, Covering, House, Influence } from './model'
import { type Network, networkOf } from './network'

/** Longer steps are divided. The quickest change, with a window open, takes over five times as long. */
const LONGEST_STEP = 60

/** What changes while time passes: degrees and J/m², or how much of them in a second. */
type State = Omit<House, 'build' | 'covering'>

/** How warm a house is said to be, in degrees. */
export interface Said {
  readonly floor: number
  readonly room: number
  readonly outdoor: number
}

/** A house as warm as somebody says; its walls are as such a room makes them in the end. */
export function beginHouse(build: Build, covering: Covering, { floor, room, outdoor }: Said): House {
  const { wallSurface, wallLoss } = common
  const walls = (wallSurface.value * room + wallLoss.value * outdoor) / (wallSurface.value + wallLoss.value)
  const temperatures = { slab: floor, base: floor, sensor: floor, air: room, walls }
  return { build, covering, ...temperatures, lost: 0, shared: 0 }
}

/**
 * A house in which nothing changes any more, because the same has acted on it for weeks: what flows into each of
 * its parts flows out again.
 */
export function settledHouse(build: Build, covering: Covering, influence: Influence): House {
  const { heating, outdoor } = influence
  const { transfer } = networkOf(build, covering, influence.windowOpen)
  const { slabToAir, slabToBase, baseToOutdoors, airToWalls, wallsToOutdoors, airToOtherRooms } = transfer
  const otherRooms = otherRoomsAt(outdoor)
  const slabLoss = transfer.slabToOutdoors + inSeries(slabToBase, baseToOutdoors)
  const airLoss = transfer.airToOutdoors + inSeries(airToWalls, wallsToOutdoors)
  // The air as warm as it were over a floor that gives it nothing; without any room, as the other rooms.
  const airBySelf = between(outdoor, otherRooms, airLoss, airToOtherRooms)
  const slabToRoom = inSeries(slabToAir, airLoss + airToOtherRooms)
  const slab = between(outdoor, airBySelf, slabLoss, slabToRoom) + heating / (slabLoss + slabToRoom)
  const air = between(slab, airBySelf, slabToAir, airLoss + airToOtherRooms)
  return {
    ...beginHouse(build, covering, { floor: slab, room: air, outdoor }),
    base: between(outdoor, slab, baseToOutdoors, slabToBase),
  }
}

/** What a house comes to in the end, with any heating. */
export interface Ending {
  /** Degrees of a part, with so many W/m². */
  readonly degrees: (part: 'slab' | 'air', heating: number) => number
  /** The W/m² that keep a part at so many degrees: less than nothing where it is warmer by itself. */
  readonly heating: (part: 'slab' | 'air', degrees: number) => number
}

/** The air of a driveway has no heating: it is of another room. */
export function endingOf(build: Build, covering: Covering, outdoor: number): Ending {
  const at = (heating: number) => settledHouse(build, covering, { heating, outdoor, windowOpen: false })
  const [unheated, heated] = [at(0), at(1)]
  // Each watt makes a part warmer by the same.
  const perWatt = (part: 'slab' | 'air') => heated[part] - unheated[part]
  return {
    degrees: (part, heating) => unheated[part] + heating * perWatt(part),
    heating: (part, degrees) => (degrees - unheated[part]) / perWatt(part),
  }
}

/** The same house with another floor or covering, as warm as it is. */
export function rebuilt(house: House, build: Build, covering: Covering): House {
  return { ...house, build, covering }
}

/**
 * The house after any time.
 * @param influence what acts on it all the while; changing weather is to be told anew every few minutes
 */
export function advanceHouse(house: House, influence: Influence, seconds: number): House {
  const network = networkOf(house.build, house.covering, influence.windowOpen)
  const steps = Math.ceil(seconds / LONGEST_STEP)
  let now = house
  for (let step = 0; step < steps; step++) now = afterStep(now, network, influence, seconds / steps)
  return now
}

/** What the sensors read, in whole tenths of a degree. The thermostat of a driveway hangs in another room. */
export function readingsOf(
  house: House,
  outdoor: number,
): { readonly floor: number; readonly room: number; readonly outdoor: number } {
  return { floor: tenths(house.sensor), room: tenths(house.air), outdoor: tenths(outdoor) }
}

/** The usual power of the cables in such a floor, in W per square metre. */
export function usualPower(build: Build): number {
  return ofBuild[build].power.value
}

/** One step by the classical Runge-Kutta method: the mean rate at its beginning, middle and end. */
function afterStep(house: House, network: Network, influence: Influence, seconds: number): House {
  const first = ratesOf(house, network, influence)
  const second = ratesOf(after(house, first, seconds / 2), network, influence)
  const third = ratesOf(after(house, second, seconds / 2), network, influence)
  const fourth = ratesOf(after(house, third, seconds), network, influence)
  const mean = (name: keyof State) => (first[name] + 2 * second[name] + 2 * third[name] + fourth[name]) / 6
  const rates = {
    slab: mean('slab'),
    base: mean('base'),
    sensor: mean('sensor'),
    air: mean('air'),
    walls: mean('walls'),
    lost: mean('lost'),
    shared: mean('shared'),
  }
  return after(house, rates, seconds)
}

function after(house: House, rates: State, seconds: number): House {
  return {
    build: house.build,
    covering: house.covering,
    slab: house.slab + rates.slab * seconds,
    base: house.base + rates.base * seconds,
    sensor: house.sensor + rates.sensor * seconds,
    air: house.air + rates.air * seconds,
    walls: house.walls + rates.walls * seconds,
    lost: house.lost + rates.lost * seconds,
    shared: house.shared + rates.shared * seconds,
  }
}

/** How fast each part gets warmer: the heat that it takes in, by what it holds. */
function ratesOf(house: House, network: Network, influence: Influence): State {
  const taken = heatTaken(house, network, influence)
  const { slab, base, sensor, air, walls } = network.capacity
  return {
    slab: taken.slab / slab,
    base: taken.base / base,
    sensor: taken.sensor / sensor,
    air: taken.air / air,
    walls: taken.walls / walls,
    lost: taken.lost,
    shared: taken.shared,
  }
}

/** The heat that each part takes in, and what leaves the house, in W/m². */
function heatTaken(house: House, { transfer }: Network, { heating, outdoor }: Influence): State {
  const { slab, base, sensor, air, walls } = house
  const slabToAir = (slab - air) * transfer.slabToAir
  const slabToBase = (slab - base) * transfer.slabToBase
  const slabToSensor = (slab - sensor) * transfer.slabToSensor
  const slabToOutdoors = (slab - outdoor) * transfer.slabToOutdoors
  const baseToOutdoors = (base - outdoor) * transfer.baseToOutdoors
  const airToWalls = (air - walls) * transfer.airToWalls
  const airToOutdoors = (air - outdoor) * transfer.airToOutdoors
  const airToOtherRooms = (air - otherRoomsAt(outdoor)) * transfer.airToOtherRooms
  const wallsToOutdoors = (walls - outdoor) * transfer.wallsToOutdoors
  return {
    slab: heating - slabToAir - slabToBase - slabToSensor - slabToOutdoors,
    base: slabToBase - baseToOutdoors,
    sensor: slabToSensor,
    air: slabToAir - airToWalls - airToOutdoors - airToOtherRooms,
    walls: airToWalls - wallsToOutdoors,
    lost: slabToOutdoors + baseToOutdoors + airToOutdoors + wallsToOutdoors,
    shared: airToOtherRooms,
  }
}

/** What two links carry together for each degree, one after the other. */
function inSeries(one: number, other: number): number {
  return one + other === 0 ? 0 : (one * other) / (one + other)
}

/** How warm it is between two temperatures, by how much the links to each of them carry; as the other without links. */
function between(one: number, other: number, toOne: number, toOther: number): number {
  return toOne + toOther === 0 ? other : (one * toOne + other * toOther) / (toOne + toOther)
}

/** The other rooms are heated, but nobody cools them. */
function otherRoomsAt(outdoor: number): number {
  return Math.max(common.otherRoomsTemperature.value, outdoor)
}

/** The zero added takes away the sign of a rounded -0, which would be shown. */
function tenths(degrees: number): number {
  return Math.round(degrees * 10) + 0
}
