import {
  type Device,
  type DeviceEvent,
  defaultSurroundings,
  type FieldName,
  factorySettings,
  fieldNames,
  type Instant,
  step,
} from '../../../thermostat/device/device'
import type { Scene } from './model'

/** Fields that keep the visitor's values. If one decides whether the device heats, the scene sets it itself. */
const keptFields: readonly FieldName[] = [
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

const factoryDefaults = Object.fromEntries(
  fieldNames.filter((name) => !keptFields.includes(name)).map((name) => [name, factorySettings[name]]),
)

/**
 * Returns the visitor's device at home, with the settings of a scene (guidance G25). All other settings have factory
 * values, except `keptFields`. Nothing is unusual in the surroundings, except for the WiFi card's slot and connection.
 */
export function createSceneDevice(device: Device, { settings }: Scene, at: Instant): Device {
  const { slot, connectionFails } = device.surroundings
  const deviceEvents: readonly DeviceEvent[] = [
    { type: 'stored', settings: { ...factoryDefaults, ...settings } },
    { type: 'surroundings', change: { ...defaultSurroundings, slot, connectionFails } },
    { type: 'go', path: '/home' },
  ]
  const withoutOverride: Device = { ...device, session: { ...device.session, changedAt: null } }
  return deviceEvents.reduce((current, deviceEvent) => step(current, { ...deviceEvent, at }), withoutOverride)
}
