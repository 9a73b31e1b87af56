import { type Device, factorySettings, type Settings } from '../../src/thermostat/device/device'
import { createFactoryDevice } from '../../src/thermostat/device/knowledge'
import { START_TIME } from './scenario'

/** Opens a device at a path, with the settings of an earlier visit; without settings it is a first start. */
export function freshDevice(path: string, settings?: Partial<Settings>): Device {
  const first = settings === undefined
  return createFactoryDevice(path, {
    settings: { ...factorySettings, ...settings },
    isFirstStart: first,
    at: START_TIME,
  })
}
