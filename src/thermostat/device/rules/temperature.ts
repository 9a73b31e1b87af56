/** The set temperature: its range, and what sets it by itself (behaviour 8). */
import { set } from '../change'
import type { Device } from '../model'
import { note } from '../passing'
import { bounds, type Settings } from '../settings'
import { afterDrying } from './drying'

/** Degrees that the automatic rules set. */
export const WITH_REMOTE_CONTROL = 22
export const HOTEL_WITHOUT = 15
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

/** The set temperature that application, program and remote control ask for, in degrees. */
export function automaticTemperature(settings: Settings): number {
  if (settings.application === 'hotel')
    return settings.remoteControlInstalled ? WITH_REMOTE_CONTROL : HOTEL_WITHOUT
  if (settings.program === 'remoteControlProgram' && settings.remoteControl === 'active')
    return settings.remoteControlInstalled ? WITH_REMOTE_CONTROL : PROGRAM_WITHOUT
  return settings.temperatureValue
}

/** It ends a post-heat time, which keeps another (behaviour 31.9). */
export function applyAutomaticTemperature(device: Device): Device {
  const temperatureValue = automaticTemperature(afterDrying(device).settings)
  return note(set(device, { temperatureValue }), { postHeatSince: null })
}

/** Lowers a set temperature above its range, as switching comfort heating on does (behaviour 7.5). */
export function applyTemperatureCap(device: Device): Device {
  const { max } = temperatureRange(device.settings)
  return set(device, { temperatureValue: Math.min(device.settings.temperatureValue, max) })
}
