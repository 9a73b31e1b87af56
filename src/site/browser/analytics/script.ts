/** Loads the script of a web-analytics tool: after the first click that a person made, and never before. */
import { attempt } from '../../../common/area'
import { type IdleTools, whenIdle } from '../../../common/idle'
import { type Analytics, type Calls, Mistake, must, readConfiguration } from './configuration'

/** What of the browser's window is used. */
export interface AnalyticsWindow extends IdleTools {
  readonly self: unknown
  readonly top: unknown
  readonly location: Pick<Location, 'href' | 'hostname'>
  readonly navigator: Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean }
  readonly document: Listening & {
    readonly head: { append(script: HTMLScriptElement): void }
    createElement(name: 'script'): HTMLScriptElement
  }
  readonly console: Pick<Console, 'warn'>
  readonly trustedTypes?: TrustedTypes
  addEventListener: Listening['addEventListener']
  removeEventListener: Listening['addEventListener']
}

interface Listening {
  addEventListener(type: string, listener: (event: Event) => void, capture?: boolean): void
}

/** As far as it is used; TypeScript's DOM does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown }
}

/** Stands for the present moment in an entry: a file cannot hold a `Date`, and gtag.js wants one. */
const NOW = '$now'
const HELP = 'see Analytics in docs/hosting.md'

/**
 * Begins to wait for the first click, where the configuration and the visitor allow it.
 * @param text what config.json says
 * @param base the base path of the site, where config.json lies
 */
export function startAnalytics(window: AnalyticsWindow, text: string, base: string): void {
  const warn = (sentence: string) => window.console.warn(sentence)
  try {
    const analytics = readConfiguration(text, new URL(`${base}config.json`, window.location.href).href)
    if (!analytics) return
    checkGlobals(window, analytics)
    if (mayRun(window, analytics)) afterFirstClick(window, () => load(window, analytics, warn))
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    warn(`config.json ${error.message}: until then no analytics are loaded; ${HELP}.`)
  }
}

/** "Not at all" for who asks for privacy, in other people's frames, or on another host, unless it is said. */
function mayRun(
  { navigator, location, self, top }: AnalyticsWindow,
  { hosts, inFrames }: Analytics,
): boolean {
  if (navigator.globalPrivacyControl === true || navigator.doNotTrack === '1') return false
  return (inFrames || self === top) && (hosts?.includes(location.hostname) ?? true)
}

function afterFirstClick(window: AnalyticsWindow, run: () => void): void {
  function onClick(event: Event): void {
    if (!event.isTrusted) return
    window.removeEventListener('click', onClick, true)
    whenIdle(window, run)
  }
  window.addEventListener('click', onClick, true)
}

function load(window: AnalyticsWindow, analytics: Analytics, warn: (sentence: string) => void): void {
  const { src, attributes } = analytics
  const address = attempt(() => trusted(window, src))
  if (address === undefined) {
    warn(
      `The page's security policy forbids what loads ${src}: add "analytics" to its trusted-types; ${HELP}.`,
    )
    return
  }
  tellWhatIsBlocked(window, src, warn)
  for (const [name, value] of Object.entries(analytics.queue)) fill(window, name, value)
  // A classic script: Plausible and Umami read their settings from document.currentScript.
  const script = window.document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.defer = true
  Reflect.set(script, 'src', address)
  window.document.head.append(script)
}

/** The address as a page with `require-trusted-types-for 'script'` accepts it: this one and no other. */
function trusted({ trustedTypes }: AnalyticsWindow, src: string): unknown {
  if (!trustedTypes) return src
  const only = (url: string): string => {
    if (url !== src) throw new TypeError(url)
    return url
  }
  return trustedTypes.createPolicy('analytics', { createScriptURL: only }).createScriptURL(src)
}

/** What a queue would replace must be nothing, or a queue already. */
function checkGlobals(window: AnalyticsWindow, { queue }: Analytics): void {
  for (const [name, value] of Object.entries(queue)) {
    const key = `analytics.queue.${name}`
    if (!isCalls(value)) must(isArrayOrFree(window, name), key, 'have another name: the page has this one')
    else {
      must(!(name in window), key, 'have another name: the page has this one')
      const free = value.into === undefined || isArrayOrFree(window, value.into)
      must(free, `${key}.into`, 'have another name: the page has this one')
    }
  }
}

function isArrayOrFree(window: AnalyticsWindow, name: string): boolean {
  return !(name in window) || Array.isArray(Reflect.get(window, name))
}

function isCalls(value: Analytics['queue'][string]): value is Calls {
  return !Array.isArray(value)
}

function fill(window: AnalyticsWindow, name: string, value: Analytics['queue'][string]): void {
  if (!isCalls(value)) {
    arrayOf(window, name).push(...value.map(withNow))
    return
  }
  const kept = value.into === undefined ? [] : arrayOf(window, value.into)
  function keep(..._call: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: gtag.js passes over calls that are kept as arrays
    kept.push(arguments)
  }
  Reflect.set(window, name, Object.assign(keep, value.into === undefined && { q: kept }, value.properties))
  for (const call of value.calls) keep(...call.map(withNow))
}

function arrayOf(window: AnalyticsWindow, name: string): unknown[] {
  const there: unknown = Reflect.get(window, name)
  if (Array.isArray(there)) return there
  const made: unknown[] = []
  Reflect.set(window, name, made)
  return made
}

function withNow(value: unknown): unknown {
  return value === NOW ? new Date() : Array.isArray(value) ? value.map(withNow) : value
}

/** Once, and only of the tool's own: what a visitor's extensions do is nobody's mistake. */
function tellWhatIsBlocked(window: AnalyticsWindow, src: string, warn: (sentence: string) => void): void {
  const { origin } = new URL(src)
  let told = false
  window.document.addEventListener('securitypolicyviolation', (event) => {
    if (told || !isViolation(event) || event.disposition !== 'enforce') return
    const { blockedURI, sourceFile, effectiveDirective } = event
    const blocked = originOf(blockedURI)
    if (blocked !== origin && originOf(sourceFile) !== origin) return
    told = true
    const what = blocked === '' ? `what ${src} does` : blockedURI
    warn(
      `The page's security policy blocks ${what} (${effectiveDirective}): ` +
        `${remedy(effectiveDirective, blocked)}; ${HELP}.`,
    )
  })
}

function remedy(directive: string, blocked: string): string {
  if (blocked === '') return 'choose a tool that needs no more than its one script'
  return directive.startsWith('script-src')
    ? `build the site with this config.json, or add ${blocked} to script-src`
    : `add "connect": ["${blocked}"] to "analytics" in config.json and build again, ` +
        `or add ${blocked} to ${directive}`
}

function isViolation(event: Event): event is SecurityPolicyViolationEvent {
  return 'blockedURI' in event
}

/** The origin of an address; nothing for `inline` and the like. */
function originOf(address: string | null): string {
  return attempt(() => new URL(address ?? '').origin) ?? ''
}
