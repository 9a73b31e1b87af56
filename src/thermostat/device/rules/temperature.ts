/** The set temperature: its range, and the rules that set it automatically (behaviour 8). */
import { changeSettings } from '../change'
import type { Device } from '../model'
import { bounds, type Settings } from '../settings'
import { changeTimestamps } from '../simulated-time'
import { endDryingIfOver } from './drying'

/** Also the temperature of a hotel with remote control installed. */
export const REMOTE_CONTROL_ACTIVE_DEGREES = 22
export const HOTEL_STANDBY_DEGREES = 15
export const REMOTE_CONTROL_STANDBY_DEGREES = 17

export interface TemperatureRange {
  readonly min: number
  readonly max: number
}

/** The settings that `temperatureRangeOf` reads. */
export const temperatureRangeFields = [
  'application',
  'remoteControlInstalled',
  'maxTemp',
  'comfortHeating',
  'comfortHeatingMaxTemp',
] as const

/** The settings that `automaticTemperatureOf` reads. */
export const automaticTemperatureFields = [
  'application',
  'program',
  'remoteControl',
  'remoteControlInstalled',
  'temperatureValue',
] as const

/** True for a hotel with remote control installed, which has a narrow range and no menu (behaviour 7.4). */
export function isGuestRoom(settings: Settings): boolean {
  return settings.application === 'hotel' && settings.remoteControlInstalled
}

/** Returns the upper bound of the set temperature outside a guest room, in degrees (behaviour 8.1). */
export function temperatureCapOf(settings: Settings): number {
  const comfortMax =
    settings.comfortHeating === 'on' ? settings.comfortHeatingMaxTemp : bounds.temperature.max
  return Math.min(bounds.temperature.max, settings.maxTemp, comfortMax)
}

/** Returns the range in which previous and next on home change the set temperature, in degrees. */
export function temperatureRangeOf(settings: Settings): TemperatureRange {
  return isGuestRoom(settings)
    ? bounds.hotel
    : { min: bounds.temperature.min, max: temperatureCapOf(settings) }
}

/** Returns the temperature that hotel or remote control sets, else the stored one, in degrees (behaviour 8.4). */
export function automaticTemperatureOf(settings: Settings): number {
  if (settings.application === 'hotel')
    return settings.remoteControlInstalled ? REMOTE_CONTROL_ACTIVE_DEGREES : HOTEL_STANDBY_DEGREES
  // `remoteControl` is the application's switch. The contact itself is active while `remoteControlInstalled` is true.
  if (settings.program === 'remoteControlProgram' && settings.remoteControl === 'active')
    return settings.remoteControlInstalled ? REMOTE_CONTROL_ACTIVE_DEGREES : REMOTE_CONTROL_STANDBY_DEGREES
  return settings.temperatureValue
}

/** Sets the automatic temperature. Ends a post-heat time, which has its own temperature (behaviour 31.9). */
export function applyAutomaticTemperature(device: Device): Device {
  const temperatureValue = automaticTemperatureOf(endDryingIfOver(device).settings)
  return changeTimestamps(changeSettings(device, { temperatureValue }), { postHeatSince: null })
}

/** Lowers the set temperature if it is above its range (behaviour 7.5). */
export function applyTemperatureCap(device: Device): Device {
  const { max } = temperatureRangeOf(device.settings)
  return changeSettings(device, { temperatureValue: Math.min(device.settings.temperatureValue, max) })
}
