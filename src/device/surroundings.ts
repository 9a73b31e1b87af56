/** What surrounds the device and a visitor may change in the panel beside it. It lasts for the visit only. */

/** Tenths of a degree that the panel offers as sensor readings (section 3, "Actual sensor values offered"). */
export const offeredReadings = [160, 170, 180, 190, 200, 210, 220] as const
/** The same for the sensor outdoors, which only ground heating shows. */
export const offeredOutdoorReadings = [-150, -100, -50, 0, 50, 100] as const

export const slots = ['free', 'occupied', 'incompatible'] as const
/** 0 is no fault; 1 to 8 are the codes E1 to E8 of section 8. */
export const faults = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

export type Slot = (typeof slots)[number]
export type Fault = (typeof faults)[number]

export interface Surroundings {
  /** Tenths of a degree before calibration; `null` leaves the stored reading. */
  readonly roomReading: number | null
  readonly floorReading: number | null
  readonly outdoorReading: number
  readonly floorSensorConnected: boolean
  readonly windowOpen: boolean
  readonly floorOverLimit: boolean
  readonly operatingPause: boolean
  readonly postHeat: boolean
  readonly slot: Slot
  readonly connectionFails: boolean
  readonly fault: Fault
}

export const usualSurroundings: Surroundings = {
  roomReading: null,
  floorReading: null,
  outdoorReading: -50,
  floorSensorConnected: true,
  windowOpen: false,
  floorOverLimit: false,
  operatingPause: false,
  postHeat: false,
  slot: 'free',
  connectionFails: false,
  fault: 0,
}
