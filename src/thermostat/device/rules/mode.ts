/** The mode that home shows under its circle: the first that applies (behaviour 5.13). */
import type { Text } from '../../../common/texts/text'
import type { HomeMode } from '../body'
import type { Device } from '../model'
import type { Surroundings } from '../surroundings'
import { MINUTE, minuteOfDay } from '../time'
import { programInForce } from './drying'
import { isPostHeating, isTimerInForce, runningHours } from './in-force'
import { faultInForce } from './sensors'
import { isWeekUndisturbed } from './week'

export function modeOf(device: Device): HomeMode {
  const { settings, surroundings } = device
  if (faultInForce(device) !== 0) return 'error'
  if (settings.power === 'off') return 'off'
  if (isVentilating(device)) return 'ventilation'
  if (isOverLimit(device) || isOperatingPause(device)) return 'limited'
  if (surroundings.postHeat || isPostHeating(device)) return 'after-heating'
  const active = isActive(device)
  if (active !== null) return active ? 'active' : 'standby'
  if (programInForce(device) === 'week' && isWeekUndisturbed(device)) return 'program'
  return 'set'
}

/** Where remote control is started: without, its line in the menu Program is disabled, too. */
const remoteControlApplication: Text = {
  id: 'surroundings.line',
  values: { menu: 'applications.title', line: 'applications.remoteControl' },
}
const remoteControlProgram: Text = {
  id: 'surroundings.line',
  values: { menu: 'program.title', line: 'program.remoteControl' },
}

/** What the device lacks to show a part of its surroundings, by its name on the display (behaviour 17.6). */
export function missingFor(device: Device, name: keyof Surroundings | 'remoteControlInstalled'): Text | null {
  const { settings } = device
  if (name === 'windowOpen' && settings.ventilationFunction !== 'on') return 'functions.ventilation'
  if (name === 'operatingPause' && settings.operatingTimeLimitation === 0) return 'functions.operatingTime'
  if (name === 'connectionFails' && !settings.wifiInstalled) return 'surroundings.wifiCard'
  if (name === 'remoteControlInstalled' && settings.application !== 'hotel') {
    if (settings.remoteControl !== 'active') return remoteControlApplication
    if (programInForce(device) !== 'remoteControlProgram') return remoteControlProgram
  }
  return null
}

/** How long an open window pauses the heating, once time runs (behaviour 31.11). */
export const VENTILATION_PAUSE = 15 * MINUTE

export function isVentilating(device: Device): boolean {
  const { surroundings, passing, clock } = device
  const isPausing = !passing || clock < passing.windowSince + VENTILATION_PAUSE
  return surroundings.windowOpen && isPausing && !missingFor(device, 'windowOpen')
}

/** Whether the floor's limit, or the room's, holds the heating back. */
export function isOverLimit({ surroundings, passing }: Device): boolean {
  return surroundings.floorOverLimit || !!passing?.overLimit
}

/** The last minutes of each hour, once time runs (behaviour 31.12). */
export function isOperatingPause(device: Device): boolean {
  const { settings, surroundings, passing, clock } = device
  const isPausing = passing && minuteOfDay(clock) % 60 >= 60 - settings.operatingTimeLimitation
  return (surroundings.operatingPause || !!isPausing) && !missingFor(device, 'operatingPause')
}

/** Whether a program or application with two states is active, `null` without one (behaviour 5.14). */
export function isActive(device: Device): boolean | null {
  const { settings } = device
  const program = programInForce(device)
  const isTimerRunning = runningHours(device) > 0
  if (program === 'delayedStartup') return false
  if (isTimerInForce(device)) return isTimerRunning
  if (program === 'remoteControlProgram' || settings.application === 'hotel')
    return settings.remoteControlInstalled
  return settings.application === 'groundHeating' ? isTimerRunning : null
}
