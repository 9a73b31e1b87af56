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

/** 0 if stopped. */
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

/** An event on the chart and in its table. */
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

/** The energy that the heating used in a day, or in the counted part of it. */
export interface DailyEnergy {
  /** Midnight, or the time at which counting began. */
  readonly from: Instant
  readonly heatedHours: number
  readonly kWh: number
}

/** A variant of the settings: 2° lower at night, 1° warmer, or another floor. */
export type Variant = 'night' | 'warmer' | FloorId

/** A variant compared with the current settings. */
export interface VariantComparison {
  readonly variant: Variant
  /** Its heat demand, and the difference in percent; `null` if the setpoint is not reached. */
  readonly heatDemand: { readonly kWh: number; readonly differencePercent: number } | null
}

/** The heat demand of a day with the current settings, and with variants of them. Heat demand is the heat lost outdoors. */
export interface ComparisonResult {
  /** `null` if the setpoint is not reached. */
  readonly currentKWh: number | null
  readonly variants: readonly VariantComparison[]
}

/** The power of the heating, and the area that it heats. */
export interface Power {
  readonly watts: number
  /** True if no installed power is set: `watts` is then a typical value. */
  readonly isTypical: boolean
  /** m². */
  readonly area: number
}

/** A heated place. A driveway has only `ground`, and no room. */
export type HeatedPlace = 'floor' | 'room' | 'ground'

/** The steady state that a house approaches. Temperatures are in degrees. */
export type Verdict =
  /** It keeps the setpoint. `hours` is the heating needed in a day. */
  | { readonly kind: 'holds'; readonly setpoint: number; readonly hours: number; readonly outdoor: number }
  /** It is warmer than the setpoint without heating. */
  | { readonly kind: 'warm'; readonly setpoint: number; readonly outdoor: number }
  /** Its power is too low for the setpoint. */
  | { readonly kind: 'weak'; readonly place: HeatedPlace; readonly degrees: number; readonly outdoor: number }
  /** The limit of the second sensor stops the heating before the setpoint is reached. */
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
  /** The heating is off: turned off, drying, or a fault. */
  | {
      readonly kind: 'unheated'
      readonly place: HeatedPlace
      readonly degrees: number
      readonly outdoor: number
    }

/** The state of simulated time that components show. */
export interface Timeline {
  /** True from the start of simulated time until the return to now. */
  readonly isStarted: boolean
  readonly speed: Speed
  /** The speed most recently chosen, which "Let time run" uses. */
  readonly runSpeed: RunSpeed
  readonly houseSettings: HouseSettings
  /** The last 24 hours, as far as they were simulated. */
  readonly past: readonly Sample[]
  /** The forecast for the next 24 hours. */
  readonly forecast: readonly Sample[]
  readonly events: readonly HouseEvent[]
  /** The next time at which the heating turns on or off; `null` if not within 24 hours. */
  readonly nextRelayChange: Instant | null
  /** The house now, unaffected by manual readings; `null` before the start. */
  readonly currentSample: Sample | null
  readonly today: DailyEnergy
  /** The days before today, the latest first: at most seven. */
  readonly pastDays: readonly DailyEnergy[]
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

/** The time that the chart's data covers in each direction from now. */
export const CHART_SPAN_MS = DAY
