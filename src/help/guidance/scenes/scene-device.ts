/** The visitor's device as a scene begins with it. */
import {
  type Device,
  type FieldName,
  factorySettings,
  fieldNames,
  type Happening,
  type Instant,
  step,
  usualSurroundings,
} from '../../../thermostat/device/device'
import type { Scene } from './model'

/** Fields that make the device this visitor's and do not decide when it heats. */
const kept: readonly FieldName[] = [
  'temperatureValue',
  'timerTime',
  'powerControlValue',
  'comfortHeatingMaxTemp',
  'effectValue',
  'floorType',
  'sensorType',
  'roomSensorActualValue',
  'floorSensorActualValue',
  'remoteControl',
  'remoteControlInstalled',
  'wifi',
  'wifiInstalled',
  'wifiNetwork',
  'language',
  'screensaver',
  'summertime',
  'timezone',
  'previousRoute',
  'editComfortHeating',
  'editOperatingTimeLimitation',
]

const plainSettings = Object.fromEntries(
  fieldNames.filter((name) => !kept.includes(name)).map((name) => [name, factorySettings[name]]),
)

/**
 * The device at home, with the settings of a scene (guidance G25). Every other setting is as from the factory,
 * but for its language, its WiFi, its floor and the like.
 */
export function sceneDevice(device: Device, { settings }: Scene, at: Instant): Device {
  const { slot, connectionFails } = device.surroundings
  const happenings: readonly Happening[] = [
    { type: 'stored', settings: { ...plainSettings, ...settings } },
    { type: 'surroundings', change: { ...usualSurroundings, slot, connectionFails } },
    { type: 'go', path: '/home' },
  ]
  const undisturbed: Device = { ...device, session: { ...device.session, changedAt: null } }
  return happenings.reduce((now, happening) => step(now, { ...happening, at }), undisturbed)
}
