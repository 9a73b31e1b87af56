/** What the page around hears of time that a visitor, the address or that page lets run. */
import { type Device, HOUR, type Instant, toLocalIso } from '../../../thermostat/device/device'
import type { ThermostatSpeed } from '../../messages/embed'
import type { FrameEvent } from '../../messages/messages'

/** Whether time was started and is not back at now, and how fast it runs. */
export interface TimeStatus {
  readonly isStarted: boolean
  readonly speed: ThermostatSpeed
}

/** Where time is on the device's clock, `null` where it is now; and how fast it runs. */
export interface TimeRun {
  readonly at: Instant | null
  readonly speed: ThermostatSpeed
}

export const NOT_RUNNING: TimeRun = { at: null, speed: 1 }

/** Both have to say so: one of them hears first that time was started or is back at now. */
export function timeRunOf({ passing, clock }: Device, { isStarted, speed }: TimeStatus): TimeRun {
  return isStarted && passing ? { at: clock, speed } : NOT_RUNNING
}

/** News when time begins, has another speed, comes to another hour, or ends; `null` for anything else. */
export function timeEvent(now: TimeRun, before: TimeRun): FrameEvent | null {
  const isSame = now.speed === before.speed && hourOf(now) === hourOf(before)
  return isSame
    ? null
    : { v: 1, type: 'time', at: now.at === null ? null : toLocalIso(now.at), speed: now.speed }
}

function hourOf({ at }: TimeRun): number | null {
  return at === null ? null : Math.floor(at / HOUR)
}
