/** The surroundings of the device, which a visitor changes in the panel. A reload resets them (behaviour 17.7). */

/** The readings of the room and floor sensors that the panel offers, in tenths of a degree (behaviour 17.4). */
export const offeredReadings = [160, 170, 180, 190, 200, 210, 220] as const
/** The readings of the outdoor sensor that the panel offers, in tenths of a degree: from winter to summer. */
export const offeredOutdoorReadings = [-150, -100, -50, 0, 50, 100, 150, 200] as const

/** The states of the slot for the WiFi card. It is also `free` while the card is in it. */
export const slots = ['free', 'occupied', 'incompatible'] as const

/**
 * The error codes (behaviour 22). `sensor`: the sensor without a reading, and `circuit` why. `installerHelps`: an
 * installer can repair it. `stops`: the heating stops; with a sensor, only if that sensor is in use.
 */
export const faultCodes = {
  1: { sensor: 'room', circuit: 'shorted', installerHelps: true, stops: true },
  2: { sensor: 'room', circuit: 'open', installerHelps: true, stops: true },
  3: { sensor: 'floor', circuit: 'shorted', installerHelps: true, stops: true },
  4: { sensor: 'floor', circuit: 'open', installerHelps: true, stops: true },
  5: { sensor: null, circuit: null, installerHelps: true, stops: true },
  6: { sensor: null, circuit: null, installerHelps: true, stops: true },
  7: { sensor: null, circuit: null, installerHelps: true, stops: true },
  8: { sensor: null, circuit: null, installerHelps: false, stops: false },
} as const

export type Slot = (typeof slots)[number]
/** An error code; 0 is no fault. */
export type Fault = 0 | keyof typeof faultCodes

export const faults: readonly Fault[] = [0, ...(Object.keys(faultCodes).map(Number) as Fault[])]

export interface Surroundings {
  /** Tenths of a degree before calibration; `null` for the stored reading, or for the house in simulated time. */
  readonly roomReading: number | null
  /** Like `roomReading`. */
  readonly floorReading: number | null
  /** Tenths of a degree; `null` for the default, or for the weather in simulated time. */
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
