/** The visitor's device as a scene begins with it. */
import { type Device, type Happening, step, usualSurroundings } from '../../device/device'
import { factorySettings, type Settings } from '../../device/settings'
import type { Instant } from '../../device/time'
import type { Scene } from './model'

/** What decides whether a device heats is as from the factory, unless the scene needs it otherwise. */
const plain = [
  'application',
  'program',
  'secondaryProgram',
  'timer',
  'maxTemp',
  'comfortHeating',
  'operatingTimeLimitation',
  'keylock',
  'sensorChoice',
  'ventilationFunction',
  'adaptiveFunction',
  'roomSensorCalibrationValue',
  'floorSensorCalibrationValue',
  'installationGuide',
  'restart',
  'reset',
  'power',
] as const satisfies readonly (keyof Settings)[]

const plainSettings = Object.fromEntries(plain.map((name) => [name, factorySettings[name]]))

/**
 * The device at home, with the settings of a scene (guidance G25). The rest of it is as it was: its language,
 * its WiFi, its floor type and power.
 */
export function staged(device: Device, { settings }: Scene, at: Instant): Device {
  const { slot, connectionFails } = device.surroundings
  const happenings: readonly Happening[] = [
    { type: 'stored', settings: { ...plainSettings, ...settings } },
    { type: 'surroundings', change: { ...usualSurroundings, slot, connectionFails } },
    { type: 'go', path: '/home' },
  ]
  const undisturbed: Device = { ...device, session: { ...device.session, changedAt: null } }
  return happenings.reduce((now, happening) => step(now, { ...happening, at }), undisturbed)
}
