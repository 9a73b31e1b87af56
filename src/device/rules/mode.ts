/** The mode that home shows under its circle: the first that applies (decision 6). */
import type { Device } from '../model'
import type { HomeMode } from '../picture'
import { isTimerInForce } from './programs'
import { isWeekUndisturbed } from './week'

export function modeOf(device: Device): HomeMode {
  const { settings, surroundings } = device
  if (surroundings.fault !== 0) return 'error'
  if (settings.power === 'off') return 'off'
  if (surroundings.windowOpen && settings.ventilationFunction === 'on') return 'ventilation'
  if (isLimited(device)) return 'limited'
  if (surroundings.postHeat) return 'after-heating'
  const active = isActive(device)
  if (active !== null) return active ? 'active' : 'standby'
  if (settings.program === 'week' && isWeekUndisturbed(device)) return 'program'
  return 'set'
}

function isLimited({ settings, surroundings }: Device): boolean {
  return surroundings.floorOverLimit || (settings.operatingTimeLimitation > 0 && surroundings.operatingPause)
}

/** Whether a program or application with two states is in its active one; `null` where none of them runs. */
function isActive(device: Device): boolean | null {
  const { settings } = device
  if (settings.program === 'delayedStartup') return false
  if (isTimerInForce(device)) return settings.timer === 'on'
  if (settings.program === 'remoteControlProgram' || settings.application === 'hotel')
    return settings.remoteControlInstalled
  return settings.application === 'groundHeating' ? settings.timer === 'on' : null
}
