/** Time that runs, as values: the world is the device, the house around it and what regulates it. */
import type { Device, Instant } from '../device/device'
import type { Regulator } from '../device/rules/heating'
import { DAY } from '../device/time'
import type { FloorId, House } from '../house/model'

export interface World {
  readonly device: Device
  readonly house: House
  readonly regulator: Regulator
  /** How long it has heated since it began, in ms. */
  readonly heatedFor: number
}

/** How many times faster than the visitor's time; 0 is stopped. */
export const speeds = [0, 1, 60, 600, 3600] as const
export type Speed = (typeof speeds)[number]

/** A point of the chart. Temperatures in tenths of a degree. */
export interface Sample {
  readonly at: Instant
  /** What is set, `null` while nothing is: off, power control. */
  readonly setpoint: number | null
  readonly floor: number
  readonly room: number
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

/** What one day took, so far. */
export interface Consumption {
  readonly hours: number
  readonly kWh: number
}

/** The same day with one thing different. */
export interface Comparison extends Consumption {
  readonly what: { readonly floor: FloorId } | 'lower-night' | 'higher-setting'
}

/** What the panel shows. */
export interface Timeline {
  /** Whether time was started and is not back at now. */
  readonly isStarted: boolean
  readonly speed: Speed
  readonly floor: FloorId
  /** The last 24 hours, as far as time has run. */
  readonly past: readonly Sample[]
  /** The next 24 hours, if nobody does anything. */
  readonly ahead: readonly Sample[]
  readonly events: readonly HouseEvent[]
  /** When the heating turns on or off next, `null` where it does not within the next 24 hours. */
  readonly turns: Instant | null
  /** What the house has now, whatever the sensors were set to; `null` before time is started. */
  readonly now: Sample | null
  readonly today: Consumption
  /** Since when today's heating is counted: midnight, or since when this house is as it is. */
  readonly countedFrom: Instant
  /** Watts that heat the floor. */
  readonly power: number
  /** Whether that is typical of such a floor, because no installed power is set. */
  readonly isTypicalPower: boolean
  readonly comparisons: readonly Comparison[]
}

/** The window of the chart: so long back and so long ahead. In ms. */
export const CHART_SPAN = DAY
