import { type Device, factorySettings, type Settings, start } from '../src/device/device'
import { BEGINNING } from './scenario'

/** A device that was just opened at a path: set up as an earlier visit left it, or without settings at its first start. */
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
