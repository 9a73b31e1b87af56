/** The part of the device's surroundings that the model follows. */

export interface Around {
  floorSensorConnected: boolean
  /** The number of the error code, 0 for none. */
  fault: number
  slot: string
  windowOpen: boolean
  floorOverLimit: boolean
  operatingPause: boolean
  postHeat: boolean
}

/** What the panel shows at the beginning of a visit (behaviour 17.7). */
export const usual: Around = {
  floorSensorConnected: true,
  fault: 0,
  slot: 'free',
  windowOpen: false,
  floorOverLimit: false,
  operatingPause: false,
  postHeat: false,
}
