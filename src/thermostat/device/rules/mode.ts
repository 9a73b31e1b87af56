/** The mode that home shows below its circle: the first that applies (behaviour 5.13). */
import type { Text } from '../../../common/texts/text'
import type { HomeMode } from '../body'
import type { Device } from '../model'
import type { Surroundings } from '../surroundings'
import { MINUTE, minuteOfDay } from '../time'
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
  const active = isProgramActive(device)
  if (active !== null) return active ? 'active' : 'standby'
  if (programInForce(device) === 'week' && !hasManualOverride(device)) return 'program'
  return 'set'
}

/** Menu lines that start remote control. The line in Program is disabled until the application is on. */
const remoteControlApplicationLine: Text = {
  id: 'surroundings.line',
  values: { menu: 'applications.title', line: 'applications.remoteControl' },
}
const remoteControlProgramLine: Text = {
  id: 'surroundings.line',
  values: { menu: 'program.title', line: 'program.remoteControl' },
}

/** Returns the setup that the visitor must complete before this setting has an effect, or `null` (behaviour 17.6). */
export function missingRequirementOf(
  device: Device,
  name: keyof Surroundings | 'remoteControlInstalled',
): Text | null {
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

/** The length of the pause after a window is opened, in simulated time (behaviour 31.11). */
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

const MINUTES_PER_HOUR = 60

/** True if set in the panel, and in simulated time in the last minutes of each hour (behaviour 31.12). */
export function isOperatingPause(device: Device): boolean {
  const { settings, surroundings, simulatedTime, clock } = device
  const isPauseMinute =
    simulatedTime &&
    minuteOfDay(clock) % MINUTES_PER_HOUR >= MINUTES_PER_HOUR - settings.operatingTimeLimitation
  return (surroundings.operatingPause || !!isPauseMinute) && !missingRequirementOf(device, 'operatingPause')
}

/** True if the program or application is active, false in standby, `null` if it has no such states (behaviour 5.14). */
export function isProgramActive(device: Device): boolean | null {
  const { settings } = device
  const program = programInForce(device)
  const isTimerRunning = remainingTimerHours(device) > 0
  if (program === 'delayedStartup') return false
  if (isTimerProgramInForce(device)) return isTimerRunning
  if (program === 'remoteControlProgram' || settings.application === 'hotel')
    return settings.remoteControlInstalled
  return settings.application === 'groundHeating' ? isTimerRunning : null
}
