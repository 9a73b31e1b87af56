/** The devices with which pages of the manual begin. */
import {
  applyEvent,
  type Device,
  factorySettings,
  type Language,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../../thermostat/device/device'
import { createFactoryDevice } from '../../../thermostat/device/knowledge'
import { createFreshDevice } from '../ways'

/** Wednesday, 12 March 2025, 12:00 UTC. Fixed, so that pictures are the same in every build. */
const WEDNESDAY_NOON = Date.UTC(2025, 2, 12, 12)

/** The parts of a device that are copied to a device in another language. */
export type DeviceSetup = Pick<Device, 'settings' | 'surroundings'>

/** Returns an installed device at home. @param setup factory settings by default */
export function createDeviceAtHome(language: Language, setup?: DeviceSetup): TimedDevice {
  const device = createFactoryDevice('/home', {
    settings: setup?.settings ?? factorySettings,
    fallbackLanguage: language,
    at: WEDNESDAY_NOON,
  })
  const home = { device, now: WEDNESDAY_NOON }
  return setup ? applyEvent(home, { type: 'surroundings', change: setup.surroundings }) : home
}

export function createDeviceInGuide(language: Language): TimedDevice {
  return waitUntilUnblocked(createFreshDevice(createDeviceAtHome(language)))
}
