import { type Device, factorySettings, start } from '../../src/device/device'

/** The device that pages are made from: in its factory state, at a path. */
export function factoryDevice(path: string): Device {
  return start({
    settings: factorySettings,
    first: false,
    address: { path, status: null, context: null },
    trail: null,
    session: null,
    nativeLanguage: 'en',
    at: 0,
  })
}
