import type { Device } from './model'
import { factorySettings } from './settings'
import { type StartOptions, start } from './start'

/**
 * Returns a device that was set up before and has factory settings.
 * @param options replacements for these defaults
 */
export function createFactoryDevice(path: string, options: Partial<StartOptions> = {}): Device {
  return start({
    settings: factorySettings,
    isFirstStart: false,
    address: { path, status: null, context: null },
    trail: null,
    session: null,
    fallbackLanguage: 'en',
    at: 0,
    ...options,
  })
}
