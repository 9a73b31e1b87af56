/** Time that runs, as values: the world is the device, the house around it and what regulates it. */
import { DAY, type Device, type Instant } from '../../thermostat/device/device'
import type { RegulatorState } from '../../thermostat/device/regulation'
import type { FloorId, House } from '../house/model'

/** What a visitor says of the house, and what is stored of it. */
export interface HousePlan {
  readonly floor: FloorId
  /** Square metres that are heated; `null` where nobody has said so. */
  readonly area: number | null
}

export interface World {
  readonly device: Device
  readonly plan: HousePlan
  readonly house: House
  readonly regulator: RegulatorState
  /** How long it has heated since it began, in ms. */
  readonly heatedFor: number
}

/** How many times faster than the visitor's time it runs where it is let run. */
export const paces = [1, 60, 600, 3600] as const
export type Pace = (typeof paces)[number]

/** 0 is stopped. */
export type Speed = 0 | Pace

/** A point of the chart. Temperatures in tenths of a degree. */
export interface Sample {
  readonly at: Instant
  /** `null` while nothing is regulated to: off, drying, power control. */
  readonly setpoint: number | null
  readonly floor: number
  /** `null` for a driveway, which has no room. */
  readonly room: number | null
  readonly outdoor: number
  readonly heating: boolean
  /** How long it has heated since time began, in ms. */
  readonly heatedFor: number
}

/** Something that happens at an instant, as the chart marks it and the table says it. */
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
  /** Degrees, for an event of the week program. */
  readonly temperature?: number
}

/** What the heating took in a day that is over, or in what was counted of it. */
export interface Day {
  /** Its midnight, or when counting began. */
  readonly from: Instant
  readonly hours: number
  readonly kWh: number
}

/** What may be different: 2° lower at night, 1° warmer, or another floor. */
export type Difference = 'night' | 'warmer' | FloorId

/** A day with one thing different. */
export interface Comparison {
  readonly what: Difference
  /** How much heat it needs, and how much more that is than as it is set; `null` where the setpoint is not reached. */
  readonly need: { readonly kWh: number; readonly percent: number } | null
}

/** A day as it is set, and what else it might be: the heat that is lost outdoors in it. */
export interface Comparisons {
  /** `null` where the setpoint is not reached. */
  readonly kWh: number | null
  readonly others: readonly Comparison[]
}

/** The power of the heating, and what it heats. */
export interface Power {
  /** Watts. */
  readonly watts: number
  /** Whether the watts are typical, because no installed power is set. */
  readonly isTypical: boolean
  /** Square metres. */
  readonly area: number
}

/** What is warmed: a driveway has no room. */
export type Place = 'floor' | 'room' | 'ground'

/** What a house comes to in the end. All temperatures in degrees. */
export type Verdict =
  /** It keeps what is set, for so many hours of heating a day. */
  | { readonly kind: 'holds'; readonly set: number; readonly hours: number; readonly outdoor: number }
  /** It is as warm without heating. */
  | { readonly kind: 'warm'; readonly set: number; readonly outdoor: number }
  /** All its power is too little. */
  | { readonly kind: 'weak'; readonly place: Place; readonly degrees: number; readonly outdoor: number }
  /** The limit of the second sensor stops it before. */
  | {
      readonly kind: 'limited'
      readonly limit: number
      readonly place: 'floor' | 'room'
      readonly degrees: number
    }
  /** Power control heats for its percent, whatever that makes of the house. */
  | { readonly kind: 'share'; readonly percent: number; readonly floor: number; readonly outdoor: number }
  /** The same, where the floor gets so warm that it hurts. */
  | { readonly kind: 'hot'; readonly percent: number; readonly floor: number; readonly outdoor: number }
  /** Nothing heats: off, drying, a fault. */
  | { readonly kind: 'unheated'; readonly place: Place; readonly degrees: number; readonly outdoor: number }

/** What the panel shows. */
export interface Timeline {
  /** Whether time was started and is not back at now. */
  readonly isStarted: boolean
  readonly speed: Speed
  /** The one that was chosen last: "Let time run" takes it. */
  readonly pace: Pace
  readonly plan: HousePlan
  /** The last 24 hours, as far as time has run. */
  readonly past: readonly Sample[]
  /** The next 24 hours, if nobody does anything. */
  readonly ahead: readonly Sample[]
  readonly events: readonly HouseEvent[]
  /** When the heating turns on or off next, `null` where it does not within the next 24 hours. */
  readonly turns: Instant | null
  /** What the house has now, whatever the sensors were set to; `null` before time is started. */
  readonly now: Sample | null
  readonly today: Day
  /** The days before it, the latest first: at most seven. */
  readonly days: readonly Day[]
  readonly verdict: Verdict | null
}

/** The house as long as nobody has said anything of it. */
export const usualPlan: HousePlan = { floor: 'screed', area: null }

/** The timeline as long as nobody has started time. */
export const notStarted: Timeline = {
  isStarted: false,
  speed: 1,
  pace: 600,
  plan: usualPlan,
  past: [],
  ahead: [],
  events: [],
  turns: null,
  now: null,
  today: { from: 0, hours: 0, kWh: 0 },
  days: [],
  verdict: null,
}

/** The window of the chart: so long back and so long ahead. In ms. */
export const CHART_SPAN = DAY
