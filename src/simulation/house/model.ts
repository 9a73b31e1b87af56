/** The types of the house model. */

/** The floors of a room that a visitor can choose. */
export const floors = ['mat', 'bare', 'screed', 'concrete'] as const

/** A thin heating mat on insulation, a mat on bare concrete, cables in screed, or cables in concrete. */
export type FloorId = (typeof floors)[number]

/** The heated constructions: the floors of a room, and a driveway, which has no room. */
export const constructions = [...floors, 'driveway'] as const
export type Construction = (typeof constructions)[number]

/** The material on top of the floor. */
export type Covering = 'tile' | 'wood' | 'vinyl'

/**
 * The nodes of the thermal network: the floor with its cables, the bare concrete below a mat, the floor sensor in
 * its tube, the air of the room with its furniture, and the walls.
 */
export const thermalNodes = ['slab', 'base', 'sensor', 'air', 'walls'] as const
export type ThermalNode = (typeof thermalNodes)[number]

/** The temperature of each node, in degrees. A node that the house does not have keeps its temperature. */
export type NodeTemperatures = Readonly<Record<ThermalNode, number>>

/** A room with its floor, or a driveway. Heat is per square metre of the heated area. */
export interface House extends NodeTemperatures {
  readonly construction: Construction
  readonly covering: Covering
  /** The heat lost outdoors since the house was created, in J/m². */
  readonly heatToOutdoors: number
  /** The heat lost to the other rooms since the house was created, in J/m². */
  readonly heatToOtherRooms: number
}

/** The conditions that act on a house from outside. */
export interface BoundaryConditions {
  /** The heat from the cables, in W/m². */
  readonly heatingPower: number
  /** The outdoor temperature, in degrees. */
  readonly outdoor: number
  readonly windowOpen: boolean
}
