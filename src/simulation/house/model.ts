/**
 * A house as a value: what its floor is, and how warm its parts are.
 * It knows nothing of the device but how much its cables give.
 */

/** The floors of a room, to choose from. */
export const floors = ['mat', 'bare', 'screed', 'concrete'] as const

/** A thin heating mat on insulation or on a concrete floor without any, cables in screed, or in concrete. */
export type FloorId = (typeof floors)[number]

/** What is heated: a floor of a room, or the ground outdoors, where there is no room. */
export const builds = [...floors, 'driveway'] as const
export type Build = (typeof builds)[number]

/** What lies on the floor. */
export type Covering = 'tile' | 'wood' | 'vinyl'

/**
 * What has a temperature: the floor with its cables, the bare concrete below a mat, the sensor in its tube,
 * the air of the room with its furniture, and the walls.
 */
export const parts = ['slab', 'base', 'sensor', 'air', 'walls'] as const
export type Part = (typeof parts)[number]

/** The temperatures of the parts, in degrees. A part that this house does not have keeps its own. */
export type Temperatures = Readonly<Record<Part, number>>

/** One room and its floor, or a piece of ground, per square metre of floor. */
export interface House extends Temperatures {
  readonly build: Build
  readonly covering: Covering
  /** The heat that went outdoors since the house began, in J/m². */
  readonly lost: number
  /** The heat that went to the other rooms since then, in J/m². */
  readonly shared: number
}

/** What acts on it from outside. */
export interface Influence {
  /** What its cables give, in W/m². */
  readonly heating: number
  /** Degrees. */
  readonly outdoor: number
  readonly windowOpen: boolean
}
