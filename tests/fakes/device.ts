/** A device whose guide is finished. */
import { type Device, factorySettings, type Settings, start, type Trail } from '../../src/device/device'
import { NOON } from './clock'

/** A device at a path, after its start. */
export function deviceAt(path: string, more: { settings?: Partial<Settings>; trail?: Trail } = {}): Device {
  return start({
    settings: { ...factorySettings, ...more.settings },
    first: false,
    address: { path, status: null, context: null },
    trail: more.trail ?? null,
    session: null,
    nativeLanguage: 'en',
    at: NOON,
  })
}
