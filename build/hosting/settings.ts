/** What whoever hosts the site says about it, besides its base path: where it stands, who may frame it, which analytics it uses. */

export interface HostingSettings {
  /** The origin of the site, 'https://example.com', or `null` when nobody said. */
  readonly site: string | null
  /** Whose pages may frame the site, as sources of a policy; everybody's when empty. */
  readonly frameAncestors: readonly string[]
  /** Origins that the policy allows for analytics. */
  readonly analytics: { readonly scripts: readonly string[]; readonly connections: readonly string[] }
}

/**
 * Reads SITE_URL and FRAME_ANCESTORS of the environment and the text of public/config.json, `null` without one.
 * @throws with a sentence for whoever set something that cannot be meant
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  config: string | null,
): HostingSettings {
  return {
    site: siteOf(environment.SITE_URL),
    frameAncestors: ancestorsOf(environment.FRAME_ANCESTORS),
    analytics: analyticsOf(config),
  }
}

function siteOf(given: string | undefined): string | null {
  if (!given) return null
  const url = httpUrl(given)
  if (url?.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is ${given}: it must be an origin such as https://example.com; a folder is BASE_PATH's to say.`,
    )
  }
  return url.origin
}

/** 'self', or a host with or without its scheme, of which the first part may be a star. */
const ancestor = /^('self'|(https?:\/\/)?(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:(\d+|\*))?)$/i

function ancestorsOf(given = ''): readonly string[] {
  const sources = given.split(/[\s,]+/).filter(Boolean)
  for (const source of sources) {
    if (ancestor.test(source)) continue
    throw new Error(
      `FRAME_ANCESTORS names ${source}: it must be origins, as in "https://shop.example https://*.example.com".`,
    )
  }
  return sources
}

/** What `connect` in config.json may say: an origin as a policy spells it, of which the host may begin with a star. */
const connection = /^(https?|wss?):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/

function analyticsOf(config: string | null): HostingSettings['analytics'] {
  const { src, connect = [] } = analyticsPart(config)
  const scripts = src === undefined ? [] : originOf(src)
  if (!Array.isArray(connect)) throw new Error('public/config.json: "connect" must be a list of origins.')
  const connections = connect.map((one: unknown) => {
    if (typeof one === 'string' && connection.test(one)) return one
    throw new Error(`public/config.json: "connect" has ${JSON.stringify(one)}, which is no origin.`)
  })
  return { scripts, connections: [...new Set([...scripts, ...connections])] }
}

function analyticsPart(config: string | null): Readonly<Record<string, unknown>> {
  if (config === null) return {}
  let whole: unknown
  try {
    whole = JSON.parse(config)
  } catch {
    throw new Error('public/config.json is not valid JSON.')
  }
  if (!isObject(whole)) throw new Error('public/config.json must be an object.')
  return isObject(whole.analytics) ? whole.analytics : {}
}

/** The origin of the script. The site's own, which a path means, needs no mention. */
function originOf(src: unknown): readonly string[] {
  if (typeof src === 'string' && /^(\.{0,2}\/)(?!\/)/.test(src)) return []
  const url = typeof src === 'string' ? httpUrl(src, 'https://site.invalid') : null
  if (url && url.host !== 'site.invalid') return [url.origin]
  throw new Error(`public/config.json: "src" is ${JSON.stringify(src)}, which is no web address.`)
}

/** A policy's own signs in a host would end the policy: URL refuses most, and this the rest. */
function httpUrl(given: string, base?: string): URL | null {
  try {
    const url = new URL(given, base)
    return /^https?:$/.test(url.protocol) && /^[a-z\d.:[\]-]+$/.test(url.host) ? url : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
