/** The values in force now: the timer's hours (behaviour 5.8) and the set temperature (behaviour 31). */
import { changeSession, changeSettings } from '../change'
import type { Device } from '../model'
import { bounds } from '../settings'
import { changeTimestamps, isRemoteContactInUse } from '../simulated-time'
import { HOUR, type Instant } from '../time'
import { programInForce } from './drying'
import {
  isGuestRoom,
  REMOTE_CONTROL_ACTIVE_DEGREES,
  temperatureCapOf,
  temperatureRangeOf,
} from './temperature'
import { hasManualOverride, scheduledTemperatureAt } from './week'

/** True if the timer program is in use, so that the buttons on home change its hours. False in a guest room. */
export function isTimerProgramInForce(device: Device): boolean {
  return programInForce(device) === 'timer' && !isGuestRoom(device.settings)
}

/** Returns the hours left, rounded up; 0 if the timer is off or has ended. */
export function remainingTimerHours({ settings, simulatedTime, clock }: Device): number {
  const elapsedHours = simulatedTime ? Math.floor((clock - simulatedTime.timerSince) / HOUR) : 0
  return settings.timer === 'on' ? Math.max(0, settings.timerTime - elapsedHours) : 0
}

/** Returns the end of the timer's hours; `null` if the timer is off, and outside simulated time. */
export function timerEndOf({ settings, simulatedTime }: Device): Instant | null {
  if (!simulatedTime || settings.timer === 'off') return null
  return simulatedTime.timerSince + settings.timerTime * HOUR
}

/** Shortens the timer by 4 hours, or turns it off if 4 or fewer remain. */
export function shortenTimer(device: Device): Device {
  const { min, step } = bounds.timerTime
  return remainingTimerHours(device) > min
    ? changeSettings(device, { timerTime: device.settings.timerTime - step })
    : changeSettings(device, { timer: 'off' })
}

/** Adds 4 hours. If 24 hours are stored already, their start moves 4 hours later, at most to now (behaviour 31.3). */
export function lengthenTimer(device: Device): Device {
  const { settings, simulatedTime, clock } = device
  const { max, step } = bounds.timerTime
  if (settings.timerTime < max) return changeSettings(device, { timerTime: settings.timerTime + step })
  if (!simulatedTime) return device
  return changeTimestamps(device, { timerSince: Math.min(clock, simulatedTime.timerSince + step * HOUR) })
}

/** The time that the active temperature lasts after the remote control is removed or ground heating's timer ends. */
export const POST_HEAT_MS = 4 * HOUR

/** Returns the end of the current post-heat time; `null` if none runs (behaviour 31.9). */
export function postHeatEndOf(device: Device): Instant | null {
  const since = postHeatStartOf(device)
  if (since === null) return null
  const end = since + POST_HEAT_MS
  return device.clock < end ? end : null
}

/** Returns the start of the latest post-heat time, which may be over; `null` if there is none. */
function postHeatStartOf(device: Device): Instant | null {
  const { settings, simulatedTime } = device
  const program = programInForce(device)
  if (!simulatedTime || program === 'delayedStartup') return null
  if (isTimerProgramInForce(device)) {
    const isGroundHeatingOn = settings.application === 'groundHeating' && settings.timer === 'on'
    return isGroundHeatingOn && remainingTimerHours(device) === 0
      ? simulatedTime.timerSince + settings.timerTime * HOUR
      : null
  }
  return isRemoteContactInUse(device) && !settings.remoteControlInstalled ? simulatedTime.postHeatSince : null
}

export function isPostHeating(device: Device): boolean {
  return postHeatEndOf(device) !== null
}

/** Example temperatures of the timer program: with the timer on and off. */
export const TIMER_ACTIVE_DEGREES = 22
export const TIMER_STANDBY_DEGREES = 17
/** Example temperatures of ground heating: with the timer on and off. */
export const GROUND_ACTIVE_DEGREES = 23
export const GROUND_STANDBY_DEGREES = 15

/**
 * Returns the set temperature that home shows, in degrees: that of the timer program (behaviour 5.18, 31.4), in
 * simulated time that of the week program and of a post-heat time, or else the stored one. The heating uses
 * `setpointOf` (setpoint.ts), which also returns the reason if there is no setpoint.
 */
export function temperatureInForce(device: Device): number {
  const { application, temperatureValue } = device.settings
  if (isTimerProgramInForce(device)) {
    // Only ground heating has a post-heat time after the timer.
    const isActive = remainingTimerHours(device) > 0 || isPostHeating(device)
    if (application === 'groundHeating') return isActive ? GROUND_ACTIVE_DEGREES : GROUND_STANDBY_DEGREES
    return isActive ? TIMER_ACTIVE_DEGREES : TIMER_STANDBY_DEGREES
  }
  if (isPostHeating(device)) return REMOTE_CONTROL_ACTIVE_DEGREES
  return isFollowingWeekProgram(device) ? weekTemperatureOf(device) : temperatureValue
}

/** Returns the temperature that the week program sets now, in degrees (behaviour 31.5). */
export function weekTemperatureOf({ settings, clock }: Device): number {
  return Math.min(temperatureCapOf(settings), scheduledTemperatureAt(clock))
}

/** True if the week program sets the temperature: simulated time runs and there is no manual override. */
export function isFollowingWeekProgram(device: Device): boolean {
  return device.simulatedTime !== null && isWeekProgramInForce(device) && !hasManualOverride(device)
}

/** True if the week program is in use. False in a hotel, where the remote control sets the temperature. */
export function isWeekProgramInForce(device: Device): boolean {
  return programInForce(device) === 'week' && device.settings.application !== 'hotel'
}

export function lowerTemperature(device: Device, at: Instant): Device {
  return changeTemperature(device, -1, at)
}

export function raiseTemperature(device: Device, at: Instant): Device {
  return changeTemperature(device, 1, at)
}

/**
 * Adds degrees to the temperature in force, within its range. The change overrides the week program and ends a
 * post-heat time (behaviour 31.5, 31.9).
 * @param at the real time; the device's clock may show simulated time
 */
function changeTemperature(device: Device, degrees: number, at: Instant): Device {
  const { min, max } = temperatureRangeOf(device.settings)
  const temperatureValue = Math.max(min, Math.min(max, temperatureInForce(device) + degrees))
  const changed = changeSession(changeSettings(device, { temperatureValue }), { changedAt: at })
  return changeTimestamps(changed, { changedAt: device.clock, postHeatSince: null })
}
