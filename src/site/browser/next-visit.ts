/** The device and the settings of the next visitor in a showroom. Pure. */
import {
  type Device,
  factorySettings,
  type Instant,
  type Language,
  type Settings,
  start,
  type Trail,
} from '../../thermostat/device/device'
import type { Kiosk } from './kiosk'

/** Starts the guide by `installationGuide`, not by `restart`, which other tabs would follow. */
export function nextVisitSettings({ path, language }: Pick<Kiosk, 'path' | 'language'>): Settings {
  return { ...factorySettings, language, ...(path === null && { installationGuide: 'pending' as const }) }
}

/**
 * Returns the next visitor's device, at the first place of the previous visitor's trail (behaviour 26.3, 26.4). The
 * later history entries are ahead of it, and the next step drops them.
 */
export function nextVisitDevice(
  settings: Settings,
  path: string | null,
  previousTrail: Trail,
  fallbackLanguage: Language,
  at: Instant,
): Device {
  const address = { path: path ?? '/', status: null, context: null }
  const fresh = start({
    settings,
    isFirstStart: false,
    address,
    trail: null,
    session: null,
    fallbackLanguage,
    at,
  })
  return { ...fresh, trail: { ...fresh.trail, dropped: previousTrail.dropped } }
}
