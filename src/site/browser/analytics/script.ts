/** Loads the script of a web-analytics tool after the visitor's first click, never earlier. */
import { type IdleWindow, runWhenIdle } from '../../../common/idle'
import { type AnalyticsConfig, ConfigError, parseConfig } from './configuration'

export interface AnalyticsWindow extends IdleWindow {
  readonly self: unknown
  readonly top: unknown
  readonly location: Pick<Location, 'href' | 'hostname'>
  readonly navigator: Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean }
  readonly document: {
    readonly head: { append(script: HTMLScriptElement): void }
    createElement(name: 'script'): HTMLScriptElement
  }
  readonly console: Pick<Console, 'warn'>
  /** Missing in TypeScript's DOM types and in some browsers. */
  readonly trustedTypes?: {
    createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown
  }
  addEventListener(type: 'click', listener: (event: Event) => void, capture: true): void
  removeEventListener(type: 'click', listener: (event: Event) => void, capture: true): void
}

const HELP_HINT = 'see Analytics in docs/hosting.md'

/**
 * Waits for the first click if the configuration and the visitor's privacy settings allow analytics.
 * @param text the content of config.json
 * @param base the base path of the site, which contains config.json
 */
export function startAnalytics(window: AnalyticsWindow, text: string, base: string): void {
  try {
    const analytics = parseConfig(text, new URL(`${base}config.json`, window.location.href).href)
    if (analytics && isAllowed(window, analytics))
      afterFirstClick(window, () => loadScript(window, analytics))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    window.console.warn(
      `config.json ${error.message}. No analytics are loaded until this is corrected; ${HELP_HINT}.`,
    )
  }
}

/** False for a visitor who asks for privacy; also in frames and on other hosts, unless they are configured. */
function isAllowed(
  { navigator, location, self, top }: AnalyticsWindow,
  { hosts, inFrames }: AnalyticsConfig,
): boolean {
  if (navigator.globalPrivacyControl === true || navigator.doNotTrack === '1') return false
  return (inFrames || self === top) && (hosts?.includes(location.hostname) ?? true)
}

function afterFirstClick(window: AnalyticsWindow, run: () => void): void {
  function onClick(event: Event): void {
    // A click made by a script is not the visitor's.
    if (!event.isTrusted) return
    window.removeEventListener('click', onClick, true)
    runWhenIdle(window, run)
  }
  window.addEventListener('click', onClick, true)
}

function loadScript(window: AnalyticsWindow, analytics: AnalyticsConfig): void {
  const { src, attributes } = analytics
  // A classic script: Plausible and Umami read their settings from document.currentScript.
  const script = window.document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.defer = true
  try {
    allowScripts(window, analytics)
    script.src = src
  } catch {
    const what = `forbids ${src}: build the site with this config.json`
    window.console.warn(`The page's security policy ${what}; ${HELP_HINT}.`)
    return
  }
  window.document.head.append(script)
}

/**
 * With `require-trusted-types-for 'script'` a page loads only script addresses that a trusted-types policy allows. A
 * tool's snippet uses no policy, so this sets the default one, which the browser applies by itself.
 */
function allowScripts({ trustedTypes, location }: AnalyticsWindow, { src, scripts }: AnalyticsConfig): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { href, origin } = new URL(url, location.href)
      if (href === src || scripts.includes(origin)) return url
      throw new TypeError(`To load ${href}, name ${origin} in "connect" of config.json; ${HELP_HINT}.`)
    },
  })
}
