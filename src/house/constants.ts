/** What the house is made of: typical values, nobody's house. All of it is per square metre of floor. */
import type { FloorId } from './model'

/** A number of the house, for the code and for whoever asks. */
interface Fact {
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
  groundLoss: { value: 0.2, unit: 'W/m²K', source: 'ISO 13370' },
} as const satisfies Record<string, Fact>

/** A thin mat under tiles, cables in screed, or in concrete; each on insulation. */
export const ofFloor = {
  mat: {
    power: { value: 150, unit: 'W/m²', source: '100…160' },
    // A tile of 10 mm, and the mat in 7 mm of mortar.
    thickness: { value: 17, unit: 'mm', source: '10 + 7' },
    density: { value: 2100, unit: 'kg/m³', source: 'ISO 10456: 2300, 1800' },
    specificHeat: { value: 900, unit: 'J/kgK', source: 'ISO 10456: 840, 1000' },
  },
  screed: {
    power: { value: 150, unit: 'W/m²', source: '80…150' },
    thickness: { value: 50, unit: 'mm', source: 'EN 1264-4' },
    density: { value: 2000, unit: 'kg/m³', source: 'ISO 10456' },
    specificHeat: { value: 1000, unit: 'J/kgK', source: 'ISO 10456' },
  },
  concrete: {
    power: { value: 100, unit: 'W/m²', source: '80…120' },
    thickness: { value: 100, unit: 'mm', source: '80…120' },
    density: { value: 2300, unit: 'kg/m³', source: 'ISO 10456' },
    specificHeat: { value: 1000, unit: 'J/kgK', source: 'ISO 10456' },
  },
} as const satisfies Record<FloorId, Record<string, Fact>>

export type ConstantId = keyof typeof common | keyof (typeof ofFloor)['mat']

/** A row of the table that the panel shows; its name is the text `time.constant.<id>`. */
export interface Constant extends Fact {
  readonly id: ConstantId
}

/** The table of a house with this floor: the floor's own constants first. */
export function constantsOf(floor: FloorId): readonly Constant[] {
  return Object.entries({ ...ofFloor[floor], ...common }).map(([id, fact]) => ({
    id: id as ConstantId,
    ...fact,
  }))
}
