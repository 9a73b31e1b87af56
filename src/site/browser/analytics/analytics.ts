/** Reads the site's own config.json; the code for analytics is loaded only when the file asks for it. */
import { attempt } from '../../../common/safe-storage'
import type { LazyModule } from '../../../common/ui/lazy-module'
import type { AnalyticsWindow, startAnalytics } from './script'

/** What of the browser's window is used. */
export interface ConfigWindow extends AnalyticsWindow {
  fetch(address: string, options: RequestInit): Promise<Pick<Response, 'ok' | 'text'>>
}

/** Nothing configured, or the HTML that many hosts answer with where there is no file. */
const NO_CONFIG_PATTERN = /^\s*(<|\{\s*\}\s*$|$)/

/**
 * Reads config.json and does what it says.
 * @param module the code for analytics
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

/** The file's text; nothing where there is none, or no network. */
async function fetchConfig(window: ConfigWindow, base: string): Promise<string> {
  const options = { cache: 'no-cache', priority: 'low' } as const
  const response = await attempt(() => window.fetch(`${base}config.json`, options))?.catch(() => null)
  return response?.ok ? response.text().catch(() => '') : ''
}
