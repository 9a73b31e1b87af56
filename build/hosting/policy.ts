/** The headers of the site: for hosts, for `npm start`, and as a `<meta>` of each page. */
import type { HostingSettings } from './settings.ts'

/** A page of the device or its sheet, or one that shows the device in a frame. */
export type PageKind = 'device' | keyof typeof besideDevice

type Directives = Readonly<Record<string, readonly string[]>>

const own = "'self'"

/** The policy for a page's `<meta>`, without frame-ancestors: browsers ignore it there, with a warning. */
export function metaPolicy(page: PageKind, { analytics }: Pick<HostingSettings, 'analytics'>): string {
  return said(page === 'device' ? deviceDirectives(analytics) : besideDevice[page])
}

function deviceDirectives(analytics: HostingSettings['analytics']): Directives {
  const { scripts, connections } = analytics ?? { scripts: [], connections: [] }
  return {
    'default-src': ["'none'"],
    'script-src': [own, ...scripts],
    'style-src': [own],
    // Some analytics count by loading a picture.
    'img-src': [own, ...connections],
    'font-src': [own],
    'connect-src': [own, ...connections],
    'manifest-src': [own],
    'worker-src': [own],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // What loads a script by its address: the service worker, and the analytics of config.json.
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

/** Parts of a picture of the display have places of their own; style sheets stay files of the site. */
const pictures: Directives = { 'style-src-attr': ["'unsafe-inline'"] }

/** The pages that show the device in a frame. */
const besideDevice = { embed: framing, manual: { ...framing, ...pictures } }

/** The policy as a header. There is no X-Frame-Options, which would forbid all frames. */
export function headerPolicy(page: PageKind, settings: HostingSettings): string {
  return withAncestors(metaPolicy(page, settings), settings)
}

/** For hosts that send one policy with every page: what any page needs. Each `<meta>` narrows it. */
export function commonPolicy(settings: HostingSettings): string {
  const all = { ...deviceDirectives(settings.analytics), 'frame-src': [own], ...pictures }
  return withAncestors(said(all), settings)
}

/** Wherever others are named: our own pages show the device in frames, too. */
function withAncestors(policy: string, { frameAncestors }: HostingSettings): string {
  if (frameAncestors.length === 0) return policy
  return `${policy}; ${said({ 'frame-ancestors': [...new Set([own, ...frameAncestors])] })}`
}

/** Headers that go with every file. */
export function securityHeaders(settings: HostingSettings): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': headerPolicy('device', settings),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // A page that opens this one, or is opened by it, gets no hold of it.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A page with such a policy frames only pages that have one too, and that say who may load them. The
    // stricter require-corp would block the script of every analytics tool that does not say so itself.
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // The thermostat needs none of these; embed.html copies its snippets.
    'Permissions-Policy': [
      ...['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'].map(
        (feature) => `${feature}=()`,
      ),
      'clipboard-write=(self)',
    ].join(', '),
  }
}

/** Headers of some files only. A path is below the base path, and a folder when it ends with a slash. */
export interface FileHeaders {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** For files without a rule of their own: browsers ask each time, and hosts answer "not modified". */
export const FRESH = 'no-cache'

export function fileHeaders(settings: HostingSettings): readonly FileHeaders[] {
  return [
    // Their names change with their contents.
    { path: 'assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // Other people's pages load it from here, also as a module.
    {
      path: 'embed.js',
      headers: { 'Cache-Control': 'public, max-age=600', 'Access-Control-Allow-Origin': '*' },
    },
    { path: 'embed.html', headers: { 'Content-Security-Policy': headerPolicy('embed', settings) } },
    { path: 'manual/', headers: { 'Content-Security-Policy': headerPolicy('manual', settings) } },
  ]
}

/**
 * Whether a path below the base path is one of the manual or of the sheet. Their links begin where they are,
 * so that an address without the slash at its end has to lead to the one with it.
 */
export function isBesideDevice(path: string): boolean {
  return /^(manual|sheet)(\/|$)/.test(path)
}

/** The headers of a file of the site, given its path below the base path. */
export function headersOf(path: string, settings: HostingSettings): Readonly<Record<string, string>> {
  const special = fileHeaders(settings).find((one) =>
    one.path.endsWith('/') ? path.startsWith(one.path) : path === one.path,
  )
  return { ...securityHeaders(settings), 'Cache-Control': FRESH, ...special?.headers }
}

function said(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
