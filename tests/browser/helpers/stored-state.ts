import type { Settings } from '../../../src/thermostat/device/device'

/** Settings as an earlier visit would have stored them. */
export function storedState(settings: Partial<Settings>): Record<string, unknown> {
  const words = ['wifiInstalled', 'remoteControlInstalled']
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => {
      if (name === 'wifiNetwork') return [[name, value ?? 'undefined']]
      if (value === null) return []
      return [[name, words.includes(name) ? String(value) : value]]
    }),
  )
}
