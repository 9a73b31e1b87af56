/** What stands around the device, as far as section 5 cares. */

export interface Around {
  floorSensorConnected: boolean
  /** 1 to 8 for E1 to E8, 0 for none. */
  fault: number
  slot: string
}

/** Decision 9: what the surroundings panel shows at first. */
export const usual: Around = { floorSensorConnected: true, fault: 0, slot: 'free' }
