/**
 * A house as a value: what its floor is, and how warm its parts are.
 * It knows nothing of the device but whether it heats.
 */

/** The floors to choose from. */
export const floors = ['mat', 'screed', 'concrete'] as const

/** A thin heating mat on insulation, cables in 50 mm of screed, or in 100 mm of concrete. */
export type FloorId = (typeof floors)[number]

/** One room of it, per square metre of floor. Temperatures in degrees. */
export interface House {
  readonly floor: FloorId
  readonly slab: number
  readonly air: number
  readonly walls: number
}

/** What acts on it from outside. */
export interface Influence {
  /** The share of the floor's power that heats, 0 to 1. */
  readonly heating: number
  /** Degrees. */
  readonly outdoor: number
  readonly windowOpen: boolean
}
