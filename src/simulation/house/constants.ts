/** What the house is made of: typical values, nobody's house. All of it is per square metre of floor. */
import type { Build, Covering } from './model'

/** A number of the house, for the code and for whoever asks. */
export interface Fact {
  readonly value: number
  readonly unit: string
  /** The standard or table that it follows, or what is usual; it reads the same in every language. */
  readonly source: string
}

/** The room and the house around it, whatever the floor. */
export const common = {
  /** From the floor's surface to the room, convection and radiation: 8.92 × (5 to 8 K)^0.1. */
  floorSurface: { value: 11, unit: 'W/m²K', source: 'EN 1264-2' },
  /** From the room to what is inside its walls and ceiling: 4.5 × 3.45 and 2.5 × 9.1, one after the other. */
  wallSurface: { value: 9.2, unit: 'W/m²K', source: 'ISO 13790' },
  /** Of the class medium. */
  wallCapacity: { value: 165, unit: 'kJ/m²K', source: 'ISO 13790' },
  /** The air and the furniture. */
  airCapacity: { value: 10, unit: 'kJ/m²K', source: 'EN ISO 52016-1' },
  roomHeight: { value: 2.4, unit: 'm', source: 'BBR, TEK17' },
  airHeat: { value: 1.2, unit: 'kJ/m³K', source: 'ISO 13789' },
  airChange: { value: 0.5, unit: '1/h', source: 'EN 16798-1' },
  /** The same with a window open. */
  windowAirChange: { value: 10, unit: '1/h', source: 'Recknagel: 9…15' },
  /** 0.2 m² of window with 1.5 W/m²K. */
  windowLoss: { value: 0.3, unit: 'W/m²K', source: 'EN ISO 10077-1' },
  /** 2.4 m² of outer wall and roof with 0.25 W/m²K. */
  wallLoss: { value: 0.6, unit: 'W/m²K', source: 'EN ISO 6946' },
  /** To the other rooms, through 1 m² of inner wall, and through doors that are open at times. */
  otherRooms: { value: 3, unit: 'W/m²K', source: 'EN ISO 6946: 2 + 1' },
  otherRoomsTemperature: { value: 19, unit: '°C', source: 'EN 16798-1: 18…25' },
  /** How long the sensor in its tube takes to follow the floor. */
  sensorLag: { value: 5, unit: 'min', source: '3…8' },
} as const satisfies Record<string, Fact>

/** The resistance of what lies on the floor. */
export const coverings = {
  // A tile is part of the floor's layer.
  tile: { value: 0, unit: 'm²K/W', source: 'EN 1264-2' },
  wood: { value: 0.1, unit: 'm²K/W', source: 'EN 1264-2: 0.05…0.15' },
  vinyl: { value: 0.02, unit: 'm²K/W', source: 'ISO 10456: 5 mm, 0.25 W/mK' },
} as const satisfies Record<Covering, Fact>

const onInsulation = { value: 0.2, unit: 'W/m²K', source: 'ISO 13370' } as const
// A ground floor 4 m wide, 0.8; the ground below it is warmer than the air in winter: × 0.63.
const onGround = { value: 0.5, unit: 'W/m²K', source: 'ISO 13370, EN 12831' } as const

const heatingMat = {
  power: { value: 150, unit: 'W/m²', source: '100…160' },
  // A tile of 10 mm, and the mat in 7 mm of mortar.
  thickness: { value: 17, unit: 'mm', source: '10 + 7' },
  density: { value: 2100, unit: 'kg/m³', source: 'ISO 10456: 2300, 1800' },
  specificHeat: { value: 900, unit: 'J/kgK', source: 'ISO 10456: 840, 1000' },
} as const

const concreteSlab = {
  thickness: { value: 100, unit: 'mm', source: '80…120' },
  density: { value: 2300, unit: 'kg/m³', source: 'ISO 10456' },
  specificHeat: { value: 1000, unit: 'J/kgK', source: 'ISO 10456' },
} as const

/** The layer with the cables, of each build. */
export const ofBuild = {
  mat: { ...heatingMat, groundLoss: onInsulation },
  bare: { ...heatingMat, groundLoss: onGround },
  screed: {
    power: { value: 150, unit: 'W/m²', source: '80…150' },
    thickness: { value: 50, unit: 'mm', source: 'EN 1264-4' },
    density: { value: 2000, unit: 'kg/m³', source: 'ISO 10456' },
    specificHeat: { value: 1000, unit: 'J/kgK', source: 'ISO 10456' },
    groundLoss: onInsulation,
  },
  concrete: {
    power: { value: 100, unit: 'W/m²', source: '80…120' },
    ...concreteSlab,
    groundLoss: onInsulation,
  },
  driveway: {
    power: { value: 300, unit: 'W/m²', source: '250…350' },
    ...concreteSlab,
    groundLoss: onGround,
  },
} as const satisfies Record<Build, Record<string, Fact>>

/** The concrete below a mat without insulation. */
export const base = {
  ...concreteSlab,
  /** From the mat to its middle. */
  transfer: { value: 40, unit: 'W/m²K', source: 'ISO 10456: 50 mm, 2 W/mK' },
} as const satisfies Record<string, Fact>

/** From the ground's surface outdoors to the air and the sky, with a little wind. */
export const openSurface = { value: 25, unit: 'W/m²K', source: 'EN ISO 6946: 1/0.04' } as const satisfies Fact

/** What a layer is made of and does, in the order of a table. */
export const layerFacts = ['power', 'thickness', 'density', 'specificHeat', 'groundLoss'] as const

/** Every layer, to be listed. The concrete below a mat has no cables, and its loss is listed with the mat. */
export const layers: Readonly<
  Record<Build | 'base', Readonly<Partial<Record<(typeof layerFacts)[number], Fact>>>>
> = { ...ofBuild, base }

/** Every other constant, to be listed. */
export const otherFacts = { ...common, ...coverings, baseTransfer: base.transfer, openSurface } as const
