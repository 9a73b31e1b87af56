import type { Device } from './model'
import { factorySettings } from './settings'
import { type StartOptions, start } from './start'

/**
 * A device that was set up before and is in its factory state, at a path.
 * @param given what is not so
 */
export function factoryDevice(path: string, given: Partial<StartOptions> = {}): Device {
  return start({
    settings: factorySettings,
    isFirstStart: false,
    address: { path, status: null, context: null },
    trail: null,
    session: null,
    nativeLanguage: 'en',
    at: 0,
    ...given,
  })
}
