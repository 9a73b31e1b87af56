/** The headers of the site: for hosts, for `npm start`, and as a `<meta>` of each page. */
import type { HostingSettings } from './settings.ts'

type PolicySettings = Pick<HostingSettings, 'frameAncestors' | 'analytics'>

/** The policy for a `<meta>`, without frame-ancestors: browsers ignore it there, with a warning. */
export function metaPolicy({ analytics }: Pick<PolicySettings, 'analytics'>): string {
  const own = "'self'"
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [own, ...analytics.scripts],
    'style-src': [own],
    // Some analytics count by loading a picture.
    'img-src': [own, ...analytics.connections],
    'font-src': [own],
    'connect-src': [own, ...analytics.connections],
    // embed.html shows the thermostat in a frame.
    'frame-src': [own],
    'manifest-src': [own],
    'worker-src': [own],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Two places load a script by its address: the analytics of config.json, and the service worker.
    'trusted-types': ['analytics', 'offline'],
  }
  return said(directives)
}

/** The policy as a header. There is no X-Frame-Options, which would forbid all frames. */
export function headerPolicy(settings: PolicySettings): string {
  const { frameAncestors } = settings
  const policy = metaPolicy(settings)
  return frameAncestors.length === 0 ? policy : `${policy}; ${said({ 'frame-ancestors': frameAncestors })}`
}

/** Headers that go with every file. */
export function securityHeaders(settings: PolicySettings): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': headerPolicy(settings),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
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

export const fileHeaders: readonly FileHeaders[] = [
  // Their names change with their contents.
  { path: 'assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  // Other people's pages load it from here, also as a module.
  {
    path: 'embed.js',
    headers: { 'Cache-Control': 'public, max-age=600', 'Access-Control-Allow-Origin': '*' },
  },
]

/** The headers of a file of the site, given its path below the base path. */
export function headersOf(path: string, settings: PolicySettings): Readonly<Record<string, string>> {
  const special = fileHeaders.find((one) =>
    one.path.endsWith('/') ? path.startsWith(one.path) : path === one.path,
  )
  return { ...securityHeaders(settings), 'Cache-Control': FRESH, ...special?.headers }
}

function said(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
