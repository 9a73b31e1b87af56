/** The physical constants of a typical house, with their sources. Heat and power are per square metre of floor. */
import type { Construction, Covering } from './model'

/** A constant with its unit and source. The manual lists all of them. */
export interface Constant {
  readonly value: number
  readonly unit: string
  /** A standard, a book, the range of usual values, or a calculation. Not translated. */
  readonly source: string
}

/** The constants of the room, which are the same for every floor. */
export const roomConstants = {
  /**
   * Heat transfer from the floor's surface to the room by convection and radiation: 8.92 × ΔT^0.1, where the surface
   * is 5 to 8 K warmer than the room.
   */
  floorSurface: { value: 11, unit: 'W/m²K', source: 'EN 1264-2' },
  /**
   * Heat transfer from the room into its walls and ceiling: 4.5 m² with 3.45 W/m²K in series with 2.5 m² with
   * 9.1 W/m²K.
   */
  wallSurface: { value: 9.2, unit: 'W/m²K', source: 'ISO 13790' },
  /** The heat capacity of a building of the class "medium". */
  wallCapacity: { value: 165, unit: 'kJ/m²K', source: 'ISO 13790' },
  /** The heat capacity of the air and the furniture. */
  airCapacity: { value: 10, unit: 'kJ/m²K', source: 'EN ISO 52016-1' },
  roomHeight: { value: 2.4, unit: 'm', source: 'BBR, TEK17' },
  /** The heat capacity of a cubic metre of air. */
  airHeat: { value: 1.2, unit: 'kJ/m³K', source: 'ISO 13789' },
  airChange: { value: 0.5, unit: '1/h', source: 'EN 16798-1' },
  /** The air change with a window open. */
  windowAirChange: { value: 10, unit: '1/h', source: 'Recknagel: 9…15' },
  /** The loss through 0.2 m² of window with 1.5 W/m²K. */
  windowLoss: { value: 0.3, unit: 'W/m²K', source: 'EN ISO 10077-1' },
  /** The loss through 2.4 m² of outer wall and roof with 0.25 W/m²K. */
  wallLoss: { value: 0.6, unit: 'W/m²K', source: 'EN ISO 6946' },
  /** Heat transfer to the other rooms, through 1 m² of inner wall and through doors that are sometimes open. */
  otherRooms: { value: 3, unit: 'W/m²K', source: 'EN ISO 6946: 2 + 1' },
  otherRoomsTemperature: { value: 19, unit: '°C', source: 'EN 16798-1: 18…25' },
  /** The time constant of the floor sensor, which lies in a tube. */
  sensorLag: { value: 5, unit: 'min', source: '3…8' },
} as const satisfies Record<string, Constant>

/** The thermal resistance of each covering. */
export const coveringResistances = {
  // Tiles count as part of the heated layer.
  tile: { value: 0, unit: 'm²K/W', source: 'EN 1264-2' },
  wood: { value: 0.1, unit: 'm²K/W', source: 'EN 1264-2: 0.05…0.15' },
  vinyl: { value: 0.02, unit: 'm²K/W', source: 'ISO 10456: 5 mm, 0.25 W/mK' },
} as const satisfies Record<Covering, Constant>

const lossThroughInsulation = { value: 0.2, unit: 'W/m²K', source: 'ISO 13370' } as const
// The loss of a ground floor 4 m wide is 0.8 W/m²K. It is multiplied by 0.63, because in winter the ground is warmer
// than the outdoor air.
const lossToGround = { value: 0.5, unit: 'W/m²K', source: 'ISO 13370, EN 12831' } as const

const heatingMat = {
  power: { value: 150, unit: 'W/m²', source: '100…160' },
  // 10 mm of tile, and 7 mm of mortar with the mat.
  thickness: { value: 17, unit: 'mm', source: '10 + 7' },
  density: { value: 2100, unit: 'kg/m³', source: 'ISO 10456: 2300, 1800' },
  specificHeat: { value: 900, unit: 'J/kgK', source: 'ISO 10456: 840, 1000' },
} as const

const concreteLayer = {
  thickness: { value: 100, unit: 'mm', source: '80…120' },
  density: { value: 2300, unit: 'kg/m³', source: 'ISO 10456' },
  specificHeat: { value: 1000, unit: 'J/kgK', source: 'ISO 10456' },
} as const

/** The layer that contains the heating cables, for each construction. */
export const heatedLayers = {
  mat: { ...heatingMat, groundLoss: lossThroughInsulation },
  bare: { ...heatingMat, groundLoss: lossToGround },
  screed: {
    power: { value: 150, unit: 'W/m²', source: '80…150' },
    thickness: { value: 50, unit: 'mm', source: 'EN 1264-4' },
    density: { value: 2000, unit: 'kg/m³', source: 'ISO 10456' },
    specificHeat: { value: 1000, unit: 'J/kgK', source: 'ISO 10456' },
    groundLoss: lossThroughInsulation,
  },
  concrete: {
    power: { value: 100, unit: 'W/m²', source: '80…120' },
    ...concreteLayer,
    groundLoss: lossThroughInsulation,
  },
  driveway: {
    power: { value: 300, unit: 'W/m²', source: '250…350' },
    ...concreteLayer,
    groundLoss: lossToGround,
  },
} as const satisfies Record<Construction, Record<string, Constant>>

/** The concrete below a heating mat without insulation. */
export const concreteBase = {
  ...concreteLayer,
  /** Heat transfer from the mat to the middle of the concrete. */
  transfer: { value: 40, unit: 'W/m²K', source: 'ISO 10456: 50 mm, 2 W/mK' },
} as const satisfies Record<string, Constant>

/** Heat transfer from a driveway's surface to the air and the sky, with a little wind. */
export const openSurface = {
  value: 25,
  unit: 'W/m²K',
  source: 'EN ISO 6946: 1/0.04',
} as const satisfies Constant

/** The constants of a layer, in the order of the manual's table. */
export const layerConstantNames = ['power', 'thickness', 'density', 'specificHeat', 'groundLoss'] as const

/** All layers, for the manual. The base has no cables, and its ground loss is listed with the mat above it. */
export const layers: Readonly<
  Record<Construction | 'base', Readonly<Partial<Record<(typeof layerConstantNames)[number], Constant>>>>
> = { ...heatedLayers, base: concreteBase }

/** The constants that are not in the manual's table of layers. */
export const otherConstants = {
  ...roomConstants,
  ...coveringResistances,
  baseTransfer: concreteBase.transfer,
  openSurface,
} as const
