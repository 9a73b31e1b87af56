import '../src/device/screens/further'
import { type Device, factorySettings, type Settings, start } from '../src/device/device'
import { BEGINNING } from './scenario'

/** A device just opened at a path, with the settings of an earlier visit; without any it is a first start. */
export function freshDevice(path: string, settings?: Partial<Settings>): Device {
  return start({
    settings: { ...factorySettings, ...settings },
    first: settings === undefined,
    address: { path, status: null, context: null },
    trail: null,
    session: null,
    nativeLanguage: 'en',
    at: BEGINNING,
  })
}
