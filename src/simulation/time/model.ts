/** The types of simulated time: the simulation's state, and the timeline that components show. */
import { DAY, type Device, type Instant } from '../../thermostat/device/device'
import type { RegulatorState } from '../../thermostat/device/regulation'
import type { FloorId, House } from '../house/model'

/** The visitor's choices about the house. Stored in the browser. */
export interface HouseSettings {
  readonly floor: FloorId
  /** The heated area in m²; `null` if the visitor has not entered one. */
  readonly area: number | null
}

/** A device with the house that it heats, at the time of the device's clock. */
export interface SimulationState {
  readonly device: Device
  readonly houseSettings: HouseSettings
  readonly house: House
  readonly regulator: RegulatorState
  /** The time for which the heating has been on since the simulation began, in ms. */
  readonly heatedMs: number
}

/** The speeds that a visitor can choose, as multiples of real time. */
export const runSpeeds = [1, 60, 600, 3600] as const
export type RunSpeed = (typeof runSpeeds)[number]

/** A multiple of real time; 0 while simulated time is stopped. */
export type Speed = 0 | RunSpeed

/** A point of the chart. Temperatures are in tenths of a degree. */
export interface Sample {
  readonly at: Instant
  /** `null` while there is no setpoint: off, drying, power control. */
  readonly setpoint: number | null
  readonly floor: number
  /** `null` for a driveway, which has no room. */
  readonly room: number | null
  readonly outdoor: number
  readonly isHeating: boolean
  /** The time for which the heating has been on since the simulation began, in ms. */
  readonly heatedMs: number
}

/**
 * An event on the chart and in its table. The pause of `pauseEnds` is the ventilation pause. At `limitHolds`, a
 * temperature limit begins to block the heating.
 */
export interface HouseEvent {
  readonly at: Instant
  readonly kind:
    | 'wakeUp'
    | 'leave'
    | 'backHome'
    | 'sleep'
    | 'timerEnds'
    | 'floorIsDry'
    | 'windowOpens'
    | 'pauseEnds'
    | 'limitHolds'
    | 'limitEnds'
    | 'postHeatEnds'
  /** The new setpoint in degrees, for an event of the week program. */
  readonly temperature?: number
}

/** The heating turns on or off. */
export interface RelayChange {
  readonly at: Instant
  readonly isOn: boolean
}

/** The energy that the heating used in a day. If counting began during the day, only the later part is included. */
export interface DailyEnergy {
  /** Midnight, or the time at which counting began. */
  readonly from: Instant
  /** The hours for which the heating was on. */
  readonly heatedHours: number
  readonly kWh: number
}

/** A variant of the settings: 2° lower at night, 1° warmer, or another floor. */
export type Variant = 'night' | 'warmer' | FloorId

/** A variant compared with the current settings by the heat demand of a day, which is the heat lost outdoors. */
export interface VariantComparison {
  readonly variant: Variant
  /** By how much the heat demand is more than with the current settings; `null` if the setpoint is not reached. */
  readonly differencePercent: number | null
}

/** The power of the heating, and the area that it heats. */
export interface Power {
  readonly watts: number
  /** True if no installed power is set: `watts` is then a typical value. */
  readonly isTypical: boolean
  /** The heated area in m². */
  readonly area: number
}

/** The place that a sensor measures: `ground` for a driveway, else `floor` or `room`. */
export type MeasuredPlace = 'floor' | 'room' | 'ground'

/**
 * The steady state that a house approaches. Temperatures are in degrees: `setpoint` is the highest of a day,
 * `outdoor` the average of a day, `degrees` the temperature that `place` approaches, and `floor` the one that the
 * floor approaches.
 */
export type Verdict =
  /** The house keeps the setpoint. `hours` is the time for which the heating is on in a day. */
  | { readonly kind: 'holds'; readonly setpoint: number; readonly hours: number; readonly outdoor: number }
  /** Without heating, the house is at least as warm as the average setpoint of a day. */
  | { readonly kind: 'warm'; readonly setpoint: number; readonly outdoor: number }
  /** The power of the heating is too low for the setpoint. */
  | {
      readonly kind: 'weak'
      readonly place: MeasuredPlace
      readonly degrees: number
      readonly outdoor: number
    }
  /** The limit of the second sensor stops the heating below the setpoint. `place` is that of the first sensor. */
  | {
      readonly kind: 'limited'
      readonly limit: number
      readonly place: 'floor' | 'room'
      readonly degrees: number
    }
  /** Power control heats for a fixed percentage of the time. */
  | { readonly kind: 'share'; readonly percent: number; readonly floor: number; readonly outdoor: number }
  /** Power control makes the floor uncomfortably hot. */
  | { readonly kind: 'hot'; readonly percent: number; readonly floor: number; readonly outdoor: number }
  /** The heating stays off: turned off, a drying floor, a fault, or power control at 0 % or in standby. */
  | {
      readonly kind: 'unheated'
      readonly place: MeasuredPlace
      readonly degrees: number
      readonly outdoor: number
    }

/** The state of simulated time that components show. */
export interface Timeline {
  /** True from the start of simulated time to its end. */
  readonly isStarted: boolean
  /** 1 before the start, because the device's clock then shows real time. */
  readonly speed: Speed
  /** The speed most recently chosen. The button "Let time run" uses it. */
  readonly runSpeed: RunSpeed
  readonly houseSettings: HouseSettings
  /** The samples of the last 24 hours, or since the start if it is later. */
  readonly past: readonly Sample[]
  /** The samples of the next 24 hours. */
  readonly forecast: readonly Sample[]
  /** The events of the last and the next 24 hours. */
  readonly events: readonly HouseEvent[]
  /** `null` if the heating does not turn on or off within 24 hours. */
  readonly nextRelayChange: RelayChange | null
  /** A sample at the device's clock, between those of `past` and `forecast`; `null` before the start. */
  readonly currentSample: Sample | null
  readonly today: DailyEnergy
  /** At most seven days before today, the latest first. */
  readonly pastDays: readonly DailyEnergy[]
  /** `null` before the start. */
  readonly verdict: Verdict | null
}

export const defaultHouseSettings: HouseSettings = { floor: 'screed', area: null }

export const initialTimeline: Timeline = {
  isStarted: false,
  speed: 1,
  runSpeed: 600,
  houseSettings: defaultHouseSettings,
  past: [],
  forecast: [],
  events: [],
  nextRelayChange: null,
  currentSample: null,
  today: { from: 0, heatedHours: 0, kWh: 0 },
  pastDays: [],
  verdict: null,
}

/** The length of the past, and of the forecast, in a timeline. */
export const TIMELINE_SPAN_MS = DAY
