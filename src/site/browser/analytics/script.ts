/** Loads the script of a web-analytics tool: after the first click that a person made, and never before. */
import { type IdleWindow, runWhenIdle } from '../../../common/idle'
import { type AnalyticsConfig, ConfigError, parseConfig } from './configuration'

/** What of the browser's window is used. */
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
  /** As far as it is used; TypeScript's DOM does not know it yet, nor do all browsers. */
  readonly trustedTypes?: {
    createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown
  }
  addEventListener(type: 'click', listener: (event: Event) => void, capture: true): void
  removeEventListener(type: 'click', listener: (event: Event) => void, capture: true): void
}

const HELP_HINT = 'see Analytics in docs/hosting.md'

/**
 * Begins to wait for the first click, where the configuration and the visitor allow it.
 * @param text what config.json says
 * @param base the base path of the site, where config.json lies
 */
export function startAnalytics(window: AnalyticsWindow, text: string, base: string): void {
  try {
    const analytics = parseConfig(text, new URL(`${base}config.json`, window.location.href).href)
    if (analytics && isAllowed(window, analytics))
      afterFirstClick(window, () => loadScript(window, analytics))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    window.console.warn(`config.json ${error.message}: until then no analytics are loaded; ${HELP_HINT}.`)
  }
}

/** "Not at all" for who asks for privacy, in other people's frames, or on another host, unless it is said. */
function isAllowed(
  { navigator, location, self, top }: AnalyticsWindow,
  { hosts, inFrames }: AnalyticsConfig,
): boolean {
  if (navigator.globalPrivacyControl === true || navigator.doNotTrack === '1') return false
  return (inFrames || self === top) && (hosts?.includes(location.hostname) ?? true)
}

function afterFirstClick(window: AnalyticsWindow, run: () => void): void {
  function onClick(event: Event): void {
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
 * A page with `require-trusted-types-for 'script'` loads no script by its address but those that a policy admits. A
 * tool's snippet knows of none: this is the one that the browser asks by itself.
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
