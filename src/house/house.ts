/**
 * The house as a small thermal network: the cables warm the floor, the floor the air, the air the walls,
 * and heat is lost outdoors. Each flow is a difference of temperatures times W/m²K, per m² of floor.
 */
import { common, ofFloor } from './constants'
import type { FloorId, House, Influence } from './model'

/** Longer steps are divided. The quickest change, with a window open, takes over five times as long. */
const LONGEST_STEP = 60

/** The walls begin at most so much warmer or colder than the air. In degrees. */
const WALLS_APART = 3

/** Degrees, or degrees per second. */
type Temperatures = Pick<House, 'slab' | 'air' | 'walls'>

/**
 * A house as the readings tell it. Its walls are such that the air stays as it is for now.
 * @param at degrees
 */
export function beginHouse(
  floor: FloorId,
  at: { readonly room: number; readonly floor: number; readonly outdoor: number },
): House {
  const given = (at.floor - at.room) * common.floorSurface.value
  const lost = (at.room - at.outdoor) * airLoss(false)
  const apart = (lost - given) / common.wallSurface.value
  const walls = at.room + Math.max(-WALLS_APART, Math.min(apart, WALLS_APART))
  return { floor, slab: at.floor, air: at.room, walls }
}

/** The same house with another floor, as warm as it is. */
export function changeFloor(house: House, floor: FloorId): House {
  return { ...house, floor }
}

/**
 * The house after any time.
 * @param influence what acts on it all the while; changing weather is to be told anew every few minutes
 */
export function advanceHouse(house: House, influence: Influence, seconds: number): House {
  const steps = Math.ceil(seconds / LONGEST_STEP)
  let now = house
  for (let step = 0; step < steps; step++) now = afterStep(now, influence, seconds / steps)
  return now
}

/** What the sensors read, in whole tenths of a degree. */
export function readingsOf(
  house: House,
  outdoor: number,
): { readonly floor: number; readonly room: number; readonly outdoor: number } {
  return { floor: tenths(house.slab), room: tenths(house.air), outdoor: tenths(outdoor) }
}

/** The power of a floor's cables, in W per square metre. */
export function powerPerArea(floor: FloorId): number {
  return ofFloor[floor].power.value
}

/** One step by the classical Runge-Kutta method: the mean rate at its beginning, middle and end. */
function afterStep(house: House, influence: Influence, seconds: number): House {
  const first = ratesOf(house, influence)
  const second = ratesOf(after(house, first, seconds / 2), influence)
  const third = ratesOf(after(house, second, seconds / 2), influence)
  const fourth = ratesOf(after(house, third, seconds), influence)
  const mean = (part: keyof Temperatures) =>
    (first[part] + 2 * second[part] + 2 * third[part] + fourth[part]) / 6
  return after(house, { slab: mean('slab'), air: mean('air'), walls: mean('walls') }, seconds)
}

function after(house: House, rates: Temperatures, seconds: number): House {
  return {
    floor: house.floor,
    slab: house.slab + rates.slab * seconds,
    air: house.air + rates.air * seconds,
    walls: house.walls + rates.walls * seconds,
  }
}

/** How fast each part gets warmer, in degrees per second: the heat it takes in, by its capacity. */
function ratesOf(house: House, influence: Influence): Temperatures {
  const { floor, slab, air, walls } = house
  const { heating, outdoor, windowOpen } = influence
  const cables = heating * powerPerArea(floor)
  const slabToAir = (slab - air) * common.floorSurface.value
  const airToWalls = (air - walls) * common.wallSurface.value
  const slabToGround = (slab - outdoor) * common.groundLoss.value
  const airToOutdoors = (air - outdoor) * airLoss(windowOpen)
  const wallsToOutdoors = (walls - outdoor) * common.wallLoss.value
  return {
    slab: (cables - slabToAir - slabToGround) / slabCapacity(floor),
    air: (slabToAir - airToWalls - airToOutdoors) / (1000 * common.airCapacity.value),
    walls: (airToWalls - wallsToOutdoors) / (1000 * common.wallCapacity.value),
  }
}

/** What the air loses through windows and with the air that is changed, in W/m²K. */
function airLoss(windowOpen: boolean): number {
  const change = windowOpen ? common.windowAirChange : common.airChange
  const heatOfAir = 1000 * common.airHeat.value * common.roomHeight.value
  return common.windowLoss.value + (heatOfAir * change.value) / 3600
}

/** The capacity of a floor, in J/m²K. */
function slabCapacity(floor: FloorId): number {
  const { thickness, density, specificHeat } = ofFloor[floor]
  return (thickness.value / 1000) * density.value * specificHeat.value
}

/** The zero added takes away the sign of a rounded -0, which would be shown. */
function tenths(degrees: number): number {
  return Math.round(degrees * 10) + 0
}
