/** What is in force now: the timer's hours (behaviour 5.8), the temperature that is kept (behaviour 31). */
import { changeSession, set } from '../change'
import type { Device } from '../model'
import { isContactInForce, note } from '../passing'
import { bounds } from '../settings'
import { HOUR, type Instant } from '../time'
import { programInForce } from './drying'
import { isGuestRoom, temperatureCap, temperatureRange, WITH_REMOTE_CONTROL } from './temperature'
import { isWeekUndisturbed, scheduledTemperature } from './week'

/** Whether home's buttons change the timer's hours; a guest changes the temperature, whatever runs. */
export function isTimerInForce(device: Device): boolean {
  return programInForce(device) === 'timer' && !isGuestRoom(device.settings)
}

/** The timer's hours that still run, rounded up: none while it is off, or once they are over. */
export function runningHours({ settings, passing, clock }: Device): number {
  const past = passing ? Math.floor((clock - passing.timerSince) / HOUR) : 0
  return settings.timer === 'on' ? Math.max(0, settings.timerTime - past) : 0
}

/** Takes 4 hours from the timer; with 4 or fewer left it turns it off. */
export function shortenTimer(device: Device): Device {
  const { min, step } = bounds.timerTime
  return runningHours(device) > min
    ? set(device, { timerTime: device.settings.timerTime - step })
    : set(device, { timer: 'off' })
}

/** Adds 4 hours. Where no more can be stored, the timer counts as begun so much later (behaviour 31.3). */
export function lengthenTimer(device: Device): Device {
  const { settings, passing, clock } = device
  const { max, step } = bounds.timerTime
  return settings.timerTime < max
    ? set(device, { timerTime: settings.timerTime + step })
    : note(device, { timerSince: Math.min(clock, (passing?.timerSince ?? clock) + step * HOUR) })
}

/** How long the active temperature is kept after a guest has left, or ground heating's timer has ended. */
export const POST_HEAT = 4 * HOUR

/** When the post-heat time ends that runs now, `null` while none does (behaviour 31.9). */
export function postHeatEnd(device: Device): Instant | null {
  const since = postHeatSince(device)
  const end = since === null ? 0 : since + POST_HEAT
  return device.clock < end ? end : null
}

function postHeatSince(device: Device): Instant | null {
  const { settings, passing } = device
  const program = programInForce(device)
  if (!passing || program === 'delayedStartup') return null
  if (isTimerInForce(device))
    return settings.application === 'groundHeating' && settings.timer === 'on' && !runningHours(device)
      ? passing.timerSince + settings.timerTime * HOUR
      : null
  return isContactInForce(device) && !settings.remoteControlInstalled ? passing.postHeatSince : null
}

export function isPostHeating(device: Device): boolean {
  return postHeatEnd(device) !== null
}

/** Degrees that the timer program keeps while its timer runs, and while it is off: samples. */
const TIMER_ACTIVE = 22
export const TIMER_STANDBY = 17
/** The same with ground heating. */
export const GROUND_ACTIVE = 23
export const GROUND_STANDBY = 15

/**
 * The temperature that home shows as set, in degrees; what a program sets by itself only shows while time runs.
 * The heating goes by `setpointOf` (setpoint.ts), which also knows when nothing is to be kept.
 */
export function temperatureInForce(device: Device): number {
  const { settings, passing, clock } = device
  const { application, temperatureValue } = settings
  if (isTimerInForce(device)) {
    const isActive = runningHours(device) > 0 || isPostHeating(device)
    if (passing && application === 'groundHeating') return isActive ? GROUND_ACTIVE : GROUND_STANDBY
    if (!isActive) return TIMER_STANDBY
    return passing ? TIMER_ACTIVE : temperatureValue
  }
  if (isPostHeating(device)) return WITH_REMOTE_CONTROL
  return isScheduled(device)
    ? Math.min(temperatureCap(settings), scheduledTemperature(clock))
    : temperatureValue
}

/** Whether the temperature is the one that the week program has set. */
export function isScheduled(device: Device): boolean {
  return device.passing !== null && isWeekInForce(device) && isWeekUndisturbed(device)
}

/** Whether the week program decides on the temperature; in a hotel the remote control does. */
export function isWeekInForce(device: Device): boolean {
  return programInForce(device) === 'week' && device.settings.application !== 'hotel'
}

/** One degree down on home, never below the range. */
export function lowerTemperature(device: Device, at: Instant): Device {
  return changeTemperature(device, -1, at)
}

/** One degree up on home, never above the range. */
export function raiseTemperature(device: Device, at: Instant): Device {
  return changeTemperature(device, 1, at)
}

/** What is changed is what is kept now, and the visitor's own holds from now on (behaviour 31.5, 31.9). */
function changeTemperature(device: Device, by: number, at: Instant): Device {
  const { min, max } = temperatureRange(device.settings)
  const temperatureValue = Math.max(min, Math.min(max, temperatureInForce(device) + by))
  const changed = changeSession(set(device, { temperatureValue }), { changedAt: at })
  return note(changed, { changedAt: device.clock, postHeatSince: null })
}
