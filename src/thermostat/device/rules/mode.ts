/** The mode that home shows below its circle: the first that applies (behaviour 5.13). */
import type { Text } from '../../../common/texts/text'
import type { HomeMode } from '../body'
import type { Device, HouseControlName } from '../model'
import { MINUTE, MINUTES_PER_HOUR, minuteOfDay } from '../time'
import { programInForce } from './drying'
import { isPostHeating, isTimerProgramInForce, remainingTimerHours } from './in-force'
import { faultInForce } from './sensors'
import { hasManualOverride } from './week'

export function modeOf(device: Device): HomeMode {
  const { settings, surroundings } = device
  if (faultInForce(device) !== 0) return 'error'
  if (settings.power === 'off') return 'off'
  if (isVentilating(device)) return 'ventilation'
  if (isOverLimit(device) || isOperatingPause(device)) return 'limited'
  if (surroundings.postHeat || isPostHeating(device)) return 'after-heating'
  const activity = activityOf(device)
  if (activity !== null) return activity
  if (programInForce(device) === 'week' && !hasManualOverride(device)) return 'program'
  return 'set'
}

/** The menu line that leads to the application remote control. */
const remoteControlApplicationLine: Text = {
  id: 'surroundings.line',
  values: { menu: 'applications.title', line: 'applications.remoteControl' },
}
/** The menu line that leads to the program remote control. It is disabled until the application is on. */
const remoteControlProgramLine: Text = {
  id: 'surroundings.line',
  values: { menu: 'program.title', line: 'program.remoteControl' },
}

/**
 * Returns the name of the function, menu line or card without which a control of the panel has no effect; `null` if
 * nothing is missing (behaviour 17.6).
 */
export function missingRequirementOf(device: Device, name: HouseControlName): Text | null {
  const { settings } = device
  if (name === 'windowOpen' && settings.ventilationFunction !== 'on') return 'functions.ventilation'
  if (name === 'operatingPause' && settings.operatingTimeLimitation === 0) return 'functions.operatingTime'
  if (name === 'connectionFails' && !settings.wifiInstalled) return 'surroundings.wifiCard'
  if (name === 'remoteControlInstalled' && settings.application !== 'hotel') {
    if (settings.remoteControl !== 'active') return remoteControlApplicationLine
    if (programInForce(device) !== 'remoteControlProgram') return remoteControlProgramLine
  }
  return null
}

/** The maximum pause while a window is open (behaviour 31.11). Only simulated time has a maximum. */
export const VENTILATION_PAUSE_MS = 15 * MINUTE

export function isVentilating(device: Device): boolean {
  const { surroundings, simulatedTime, clock } = device
  const isPauseRunning = !simulatedTime || clock < simulatedTime.windowSince + VENTILATION_PAUSE_MS
  return surroundings.windowOpen && isPauseRunning && !missingRequirementOf(device, 'windowOpen')
}

/** True while a limit of the floor or of the room blocks the heating. */
export function isOverLimit({ surroundings, simulatedTime }: Device): boolean {
  return surroundings.floorOverLimit || !!simulatedTime?.overLimit
}

/**
 * True while the operating time limit pauses the heating: if set in the panel, and in the last minutes of each hour of
 * simulated time (behaviour 31.12).
 */
export function isOperatingPause(device: Device): boolean {
  const { settings, surroundings, simulatedTime, clock } = device
  const minuteOfHour = minuteOfDay(clock) % MINUTES_PER_HOUR
  const isPauseMinute =
    simulatedTime !== null && minuteOfHour >= MINUTES_PER_HOUR - settings.operatingTimeLimitation
  return (surroundings.operatingPause || isPauseMinute) && !missingRequirementOf(device, 'operatingPause')
}

/** Returns the state of the program, else of the application; `null` if neither has these states (behaviour 5.14). */
export function activityOf(device: Device): 'active' | 'standby' | null {
  const { settings } = device
  const program = programInForce(device)
  const timerActivity = remainingTimerHours(device) > 0 ? 'active' : 'standby'
  if (program === 'delayedStartup') return 'standby'
  if (isTimerProgramInForce(device)) return timerActivity
  if (program === 'remoteControlProgram' || settings.application === 'hotel')
    return settings.remoteControlInstalled ? 'active' : 'standby'
  return settings.application === 'groundHeating' ? timerActivity : null
}
