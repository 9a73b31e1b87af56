/** Defines the headers of the site: for hosts, for `npm start`, and as a `<meta>` of each page. */
import type { HostingSettings } from './settings.ts'

/** `device` is a page of the device or its sheet; the other pages show the device in a frame. */
export type PageKind = 'device' | keyof typeof framingPages

type Directives = Readonly<Record<string, readonly string[]>>

const own = "'self'"

/** Returns the policy for a page's `<meta>`. It has no frame-ancestors, which browsers ignore there with a warning. */
export function metaPolicy(page: PageKind, { analytics }: Pick<HostingSettings, 'analytics'>): string {
  return policyText(page === 'device' ? deviceDirectives(analytics) : framingPages[page])
}

function deviceDirectives(analytics: HostingSettings['analytics']): Directives {
  const { scripts, connections } = analytics ?? { scripts: [], connections: [] }
  return {
    'default-src': ["'none'"],
    'script-src': [own, ...scripts],
    'style-src': [own],
    // Some analytics tools count by loading a picture.
    'img-src': [own, ...connections],
    'font-src': [own],
    'connect-src': [own, ...connections],
    'manifest-src': [own],
    'worker-src': [own],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Two parts load a script by its address: the service worker, and the analytics of config.json.
    'trusted-types': ['offline', ...(analytics ? ['default'] : [])],
  }
}

const framing: Directives = {
  'default-src': ["'none'"],
  'script-src': [own],
  'style-src': [own],
  'img-src': [own],
  'font-src': [own],
  'frame-src': [own],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
}

/** Allows style attributes, by which pictures of the display place their parts. Style sheets stay files of the site. */
const styleAttributes: Directives = { 'style-src-attr': ["'unsafe-inline'"] }

/** The pages that show the device in a frame. */
const framingPages = { embed: framing, manual: { ...framing, ...styleAttributes } }

/** Returns the policy as a header. X-Frame-Options is not used: it would forbid frames on other sites. */
export function headerPolicy(page: PageKind, settings: HostingSettings): string {
  return withAncestors(metaPolicy(page, settings), settings)
}

/** Returns the policy for hosts that send the same one with every page. The `<meta>` of each page narrows it. */
export function commonPolicy(settings: HostingSettings): string {
  const all = { ...deviceDirectives(settings.analytics), 'frame-src': [own], ...styleAttributes }
  return withAncestors(policyText(all), settings)
}

/** Adds the pages that may frame the site. Our own are always among them, because they show the device in frames. */
function withAncestors(policy: string, { frameAncestors }: HostingSettings): string {
  if (frameAncestors.length === 0) return policy
  return `${policy}; ${policyText({ 'frame-ancestors': [...new Set([own, ...frameAncestors])] })}`
}

/** Returns the headers of every file. */
export function securityHeaders(settings: HostingSettings): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': headerPolicy('device', settings),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Pages that open this one, or are opened by it, get no reference to its window.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A host page with this policy frames only pages that have one too, and that name who may load them.
    // The stricter require-corp would block the scripts of analytics tools that send no such header.
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // The thermostat needs none of these features. embed.html copies its snippets to the clipboard.
    'Permissions-Policy': [
      ...['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'].map(
        (feature) => `${feature}=()`,
      ),
      'clipboard-write=(self)',
    ].join(', '),
  }
}

/** Headers of a file, or of all files in a folder. */
export interface FileHeaders {
  /** The path below the base path. A folder ends with a slash. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Caching of files that `fileHeaders` does not list: browsers ask each time, and hosts answer "not modified". */
export const ALWAYS_REVALIDATE = 'no-cache'

export function fileHeaders(settings: HostingSettings): readonly FileHeaders[] {
  return [
    // The names of these files change with their contents.
    { path: 'assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // Host pages load this script from here, also as a module.
    {
      path: 'embed.js',
      headers: { 'Cache-Control': 'public, max-age=600', 'Access-Control-Allow-Origin': '*' },
    },
    { path: 'embed.html', headers: { 'Content-Security-Policy': headerPolicy('embed', settings) } },
    { path: 'manual/', headers: { 'Content-Security-Policy': headerPolicy('manual', settings) } },
  ]
}

/**
 * True if a path below the base path belongs to the manual or the sheet. Their links are relative, so an address
 * without the slash at its end has to redirect to the one with it.
 */
export function needsEndingSlash(path: string): boolean {
  return /^(manual|sheet)(\/|$)/.test(path)
}

/** Returns the headers of a file, given its path below the base path. */
export function headersOf(path: string, settings: HostingSettings): Readonly<Record<string, string>> {
  const special = fileHeaders(settings).find((one) =>
    one.path.endsWith('/') ? path.startsWith(one.path) : path === one.path,
  )
  return { ...securityHeaders(settings), 'Cache-Control': ALWAYS_REVALIDATE, ...special?.headers }
}

function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
