/** A device whose guide is finished. */
import {
  type Device,
  factorySettings,
  type Settings,
  type Trail,
} from '../../../src/thermostat/device/device'
import { createFactoryDevice } from '../../../src/thermostat/device/knowledge'
import { NOON } from './clock'

/** A device at a path, after its start. */
export function deviceAt(path: string, more: { settings?: Partial<Settings>; trail?: Trail } = {}): Device {
  const { settings, trail = null } = more
  return createFactoryDevice(path, { settings: { ...factorySettings, ...settings }, trail, at: NOON })
}
