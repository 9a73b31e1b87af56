/** The devices that the manual begins with: at home, at rest, in a language. */
import {
  applyEvent,
  type Device,
  factorySettings,
  type Language,
  type TimedDevice,
  waitUntilIdle,
} from '../../../thermostat/device/device'
import { factoryDevice } from '../../../thermostat/device/knowledge'
import { freshDevice } from '../ways'

/** Wednesday, 12 March 2025, 12:00: pictures are the same in every build. */
const NOON = Date.UTC(2025, 2, 12, 12)

/** What of a device the manual takes over to another: how it is set, and what is around it. */
export type DeviceSetup = Pick<Device, 'settings' | 'surroundings'>

/** A device that was set up, at home; in its factory state where nothing is given. */
export function deviceAtHome(language: Language, setup?: DeviceSetup): TimedDevice {
  const device = factoryDevice('/home', {
    settings: setup?.settings ?? factorySettings,
    nativeLanguage: language,
    at: NOON,
  })
  const home = { device, now: NOON }
  return setup ? applyEvent(home, { type: 'surroundings', change: setup.surroundings }) : home
}

/** A device as whoever unpacks it finds it, at the beginning of its guide. */
export function deviceInGuide(language: Language): TimedDevice {
  return waitUntilIdle(freshDevice(deviceAtHome(language)))
}
