/** Reads the site's config.json, and loads the analytics code unless the file is missing or empty. */
import { attempt } from '../../../common/safe-storage'
import type { LazyModule } from '../../../common/ui/lazy-module'
import type { AnalyticsWindow, startAnalytics } from './script'

export interface ConfigWindow extends AnalyticsWindow {
  fetch(address: string, options: RequestInit): Promise<Pick<Response, 'ok' | 'text'>>
}

/** An empty configuration, or the HTML that many hosts send for a missing file. */
const NO_CONFIG_PATTERN = /^\s*(<|\{\s*\}\s*$|$)/

/**
 * Reads config.json and starts the configured analytics.
 * @param module the lazy analytics code
 * @param base the base path of the site, `/` or `/demo/thermostat/`
 */
export async function connectAnalytics(
  window: ConfigWindow,
  base: string,
  module: Pick<LazyModule<{ readonly startAnalytics: typeof startAnalytics }>, 'load'>,
): Promise<void> {
  const text = await fetchConfig(window, base)
  if (NO_CONFIG_PATTERN.test(text)) return
  const script = await module.load()
  script.startAnalytics(window, text, base)
}

/** Returns the file's content; empty without a file or a network. */
async function fetchConfig(window: ConfigWindow, base: string): Promise<string> {
  const options = { cache: 'no-cache', priority: 'low' } as const
  const response = await attempt(() => window.fetch(`${base}config.json`, options))?.catch(() => null)
  return response?.ok ? response.text().catch(() => '') : ''
}
