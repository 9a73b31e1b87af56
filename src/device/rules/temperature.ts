/** The set temperature: its range, and what sets it by itself (behaviour 8). */
import { changeSession, set } from '../change'
import type { Device } from '../model'
import { bounds, type Settings } from '../settings'
import type { Instant } from '../time'

/** Degrees that the automatic rules set. */
const WITH_REMOTE_CONTROL = 22
const HOTEL_WITHOUT = 15
const PROGRAM_WITHOUT = 17

export interface Range {
  readonly min: number
  readonly max: number
}

/** What decides between which degrees the set temperature moves. */
export const rangeFields = [
  'application',
  'remoteControlInstalled',
  'maxTemp',
  'comfortHeating',
  'comfortHeatingMaxTemp',
] as const

/** What decides the automatic temperature, and the temperature itself. */
export const automaticTemperatureFields = [
  'application',
  'program',
  'remoteControl',
  'remoteControlInstalled',
  'temperatureValue',
] as const

/** A hotel with the remote control installed: it has a narrow range and no menu (behaviour 7.4). */
export function isGuestRoom(settings: Settings): boolean {
  return settings.application === 'hotel' && settings.remoteControlInstalled
}

/** The highest set temperature, in degrees: 35, `maxTemp` and the comfort maximum cap it. */
export function temperatureCap(settings: Settings): number {
  const comfort = settings.comfortHeating === 'on' ? settings.comfortHeatingMaxTemp : bounds.temperature.max
  return Math.min(bounds.temperature.max, settings.maxTemp, comfort)
}

/** Between which degrees previous and next move the set temperature. */
export function temperatureRange(settings: Settings): Range {
  return isGuestRoom(settings) ? bounds.hotel : { min: bounds.temperature.min, max: temperatureCap(settings) }
}

/** One degree down on home, never below the range. */
export function lowerTemperature(device: Device, at: Instant): Device {
  return changeTemperature(device, -1, at)
}

/** One degree up on home, never above the range. */
export function raiseTemperature(device: Device, at: Instant): Device {
  return changeTemperature(device, 1, at)
}

function changeTemperature(device: Device, by: number, at: Instant): Device {
  const { min, max } = temperatureRange(device.settings)
  const temperatureValue = Math.max(min, Math.min(max, device.settings.temperatureValue + by))
  return changeSession(set(device, { temperatureValue }), { changedAt: at })
}

/** The set temperature that application, program and remote control ask for, in degrees. */
export function automaticTemperature(settings: Settings): number {
  if (settings.application === 'hotel')
    return settings.remoteControlInstalled ? WITH_REMOTE_CONTROL : HOTEL_WITHOUT
  if (settings.program === 'remoteControlProgram' && settings.remoteControl === 'active')
    return settings.remoteControlInstalled ? WITH_REMOTE_CONTROL : PROGRAM_WITHOUT
  return settings.temperatureValue
}

export function applyAutomaticTemperature(device: Device): Device {
  return set(device, { temperatureValue: automaticTemperature(device.settings) })
}

/** Lowers a set temperature above its range, as switching comfort heating on does (behaviour 7.5). */
export function applyTemperatureCap(device: Device): Device {
  const { max } = temperatureRange(device.settings)
  return set(device, { temperatureValue: Math.min(device.settings.temperatureValue, max) })
}
