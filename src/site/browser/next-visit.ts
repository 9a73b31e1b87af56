/** The device of the next visitor of a showroom. Pure. */
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

/** The settings that the next visitor finds: the guide without a restart, which every other tab would follow. */
export function nextVisitSettings({ path, language }: Pick<Kiosk, 'path' | 'language'>): Settings {
  return { ...factorySettings, language, ...(path === null && { installationGuide: 'pending' as const }) }
}

/**
 * The device as the next visitor finds it, at the first place of the last one's trail (behaviour 26.3, 26.4): the
 * other places are ahead of it, and the next step drops them.
 * @param previousTrail the trail of the last visitor
 */
export function nextVisitDevice(
  settings: Settings,
  path: string | null,
  previousTrail: Trail,
  nativeLanguage: Language,
  at: Instant,
): Device {
  const address = { path: path ?? '/', status: null, context: null }
  const fresh = start({ settings, first: false, address, trail: null, session: null, nativeLanguage, at })
  return { ...fresh, trail: { ...fresh.trail, dropped: previousTrail.dropped } }
}
