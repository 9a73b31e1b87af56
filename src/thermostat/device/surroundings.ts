/** What surrounds the device and a visitor may change in the panel beside it. It lasts for the visit only. */

/** Tenths of a degree that the panel offers as readings of the room and the floor sensor (behaviour 17.4). */
export const offeredReadings = [160, 170, 180, 190, 200, 210, 220] as const
/** The same for the sensor outdoors: from winter to summer. */
export const offeredOutdoorReadings = [-150, -100, -50, 0, 50, 100, 150, 200] as const

export const slots = ['free', 'occupied', 'incompatible'] as const

/**
 * The error codes: the sensor that no longer reads, whether an installer can help, and whether the heating
 * stops, with a sensor only where that is in use (behaviour 22).
 */
export const faultCodes = {
  1: { sensor: 'room', installerHelps: true, stops: true },
  2: { sensor: 'room', installerHelps: true, stops: true },
  3: { sensor: 'floor', installerHelps: true, stops: true },
  4: { sensor: 'floor', installerHelps: true, stops: true },
  5: { sensor: null, installerHelps: true, stops: true },
  6: { sensor: null, installerHelps: true, stops: true },
  7: { sensor: null, installerHelps: true, stops: true },
  8: { sensor: null, installerHelps: false, stops: false },
} as const

export type Slot = (typeof slots)[number]
/** An error code; 0 is no fault. */
export type Fault = 0 | keyof typeof faultCodes

export const faults: readonly Fault[] = [0, ...(Object.keys(faultCodes).map(Number) as Fault[])]

/** The sensor that a fault takes the reading from. */
export function sensorLostBy(fault: Fault): 'room' | 'floor' | null {
  return fault === 0 ? null : faultCodes[fault].sensor
}

export interface Surroundings {
  /** Tenths of a degree before calibration; `null` leaves the stored reading. */
  readonly roomReading: number | null
  readonly floorReading: number | null
  /** `null` leaves the usual one, or the weather while time runs. */
  readonly outdoorReading: number | null
  readonly floorSensorConnected: boolean
  readonly windowOpen: boolean
  readonly floorOverLimit: boolean
  readonly operatingPause: boolean
  readonly postHeat: boolean
  readonly slot: Slot
  readonly connectionFails: boolean
  readonly fault: Fault
}

export const defaultSurroundings: Surroundings = {
  roomReading: null,
  floorReading: null,
  outdoorReading: null,
  floorSensorConnected: true,
  windowOpen: false,
  floorOverLimit: false,
  operatingPause: false,
  postHeat: false,
  slot: 'free',
  connectionFails: false,
  fault: 0,
}
