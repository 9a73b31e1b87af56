/** The host page's events for simulated time. */
import { type Device, HOUR, type Instant, toLocalIso } from '../../../thermostat/device/device'
import type { ThermostatSpeed } from '../../messages/embed'
import type { FrameEvent } from '../../messages/messages'

export interface TimeStatus {
  readonly isStarted: boolean
  readonly speed: ThermostatSpeed
}

/** `at` is the simulated time on the device's clock, `null` for the present. */
export interface TimeRun {
  readonly at: Instant | null
  readonly speed: ThermostatSpeed
}

export const NOT_RUNNING: TimeRun = { at: null, speed: 1 }

/** Returns simulated time only if both have it, since one of them learns first of a start or an end. */
export function timeRunOf({ simulatedTime, clock }: Device, { isStarted, speed }: TimeStatus): TimeRun {
  return isStarted && simulatedTime ? { at: clock, speed } : NOT_RUNNING
}

/** Returns an event if time starts, changes its speed, reaches another hour or ends; otherwise `null`. */
export function timeEvent(now: TimeRun, before: TimeRun): FrameEvent | null {
  const isSame = now.speed === before.speed && hourOf(now) === hourOf(before)
  return isSame
    ? null
    : { v: 1, type: 'time', at: now.at === null ? null : toLocalIso(now.at), speed: now.speed }
}

function hourOf({ at }: TimeRun): number | null {
  return at === null ? null : Math.floor(at / HOUR)
}
