/** A device that needs no guide. */
import { type Device, factorySettings, type Settings, start, type Trail } from '../../src/device/device'
import { NOON } from './clock'

/** A device in the middle of its life, at a path. */
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
