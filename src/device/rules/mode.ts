/** The mode that home shows under its circle: the first that applies (behaviour 5.13). */

import type { HomeMode } from '../body'
import type { Device } from '../model'
import type { Surroundings } from '../surroundings'
import type { Text } from '../text'
import { isTimerInForce } from './programs'
import { faultInForce } from './sensors'
import { isWeekUndisturbed } from './week'

export function modeOf(device: Device): HomeMode {
  const { settings, surroundings } = device
  if (faultInForce(device) !== 0) return 'error'
  if (settings.power === 'off') return 'off'
  if (surroundings.windowOpen && !missingFor(device, 'windowOpen')) return 'ventilation'
  if (isLimited(device)) return 'limited'
  if (surroundings.postHeat) return 'after-heating'
  const active = isActive(device)
  if (active !== null) return active ? 'active' : 'standby'
  if (settings.program === 'week' && isWeekUndisturbed(device)) return 'program'
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
export function missingFor(
  { settings }: Device,
  name: keyof Surroundings | 'remoteControlInstalled',
): Text | null {
  if (name === 'windowOpen' && settings.ventilationFunction !== 'on') return 'functions.ventilation'
  if (name === 'operatingPause' && settings.operatingTimeLimitation === 0) return 'functions.operatingTime'
  if (name === 'connectionFails' && !settings.wifiInstalled) return 'surroundings.wifiCard'
  if (name === 'remoteControlInstalled' && settings.application !== 'hotel') {
    if (settings.remoteControl !== 'active') return remoteControlApplication
    if (settings.program !== 'remoteControlProgram') return remoteControlProgram
  }
  return null
}

function isLimited(device: Device): boolean {
  const { floorOverLimit, operatingPause } = device.surroundings
  return floorOverLimit || (operatingPause && !missingFor(device, 'operatingPause'))
}

/** Whether a program or application with two states is active, `null` without one (behaviour 5.14). */
function isActive(device: Device): boolean | null {
  const { settings } = device
  if (settings.program === 'delayedStartup') return false
  if (isTimerInForce(device)) return settings.timer === 'on'
  if (settings.program === 'remoteControlProgram' || settings.application === 'hotel')
    return settings.remoteControlInstalled
  return settings.application === 'groundHeating' ? settings.timer === 'on' : null
}
