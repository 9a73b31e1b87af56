/** Reads the settings of a build besides its base path: the site's origin, who may frame it, and its analytics. */

type Environment = Readonly<Record<string, string | undefined>>

export interface HostingSettings {
  /** The pages that may frame the site, as sources of a policy; empty allows all. */
  readonly frameAncestors: readonly string[]
  /** Origins that the policy allows for analytics; `null` without analytics. */
  readonly analytics: { readonly scripts: readonly string[]; readonly connections: readonly string[] } | null
}

/** The part of config.json's analytics that a policy needs. */
interface Analytics {
  /** The whole address of the script. */
  readonly src: string
  readonly connect: readonly string[]
  /** The origins of scripts that a snippet loads. */
  readonly scripts: readonly string[]
}

/** A placeholder for the site's origin in addresses of its own files, because a build may not know the origin. */
export const SITE_PLACEHOLDER = 'http://site.invalid'

/**
 * Reads FRAME_ANCESTORS of the environment.
 * @param analytics the analytics of config.json, read as if it were on SITE_PLACEHOLDER
 * @throws an error with a sentence for the host if a setting is invalid
 */
export function readSettings(environment: Environment, analytics: Analytics | null): HostingSettings {
  return {
    frameAncestors: ancestorsOf(environment.FRAME_ANCESTORS),
    analytics: analytics && originsOf(analytics),
  }
}

/**
 * Reads SITE_URL of the environment: the origin of the site, 'https://example.com', or `null` if it is not set.
 * @throws an error with a sentence for the host if it is not an origin
 */
export function readSite({ SITE_URL: given }: Environment): string | null {
  if (!given) return null
  const url = httpUrl(given)
  if (url?.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is ${given}: it must be an origin such as https://example.com; BASE_PATH names a folder.`,
    )
  }
  return url.origin
}

/** Matches 'self', or a host with or without a scheme; its first part may be a star. */
const ANCESTOR = /^('self'|(https?:\/\/)?(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:(\d+|\*))?)$/i

function ancestorsOf(given = ''): readonly string[] {
  const sources = given.split(/[\s,]+/).filter(Boolean)
  for (const source of sources) {
    if (ANCESTOR.test(source)) continue
    throw new Error(
      `FRAME_ANCESTORS names ${source}: it must be origins, as in "https://a.example https://*.b.example".`,
    )
  }
  return sources
}

/** Returns the origins for the policy. A script of the site itself needs none. */
function originsOf({ src, connect, scripts }: Analytics): NonNullable<HostingSettings['analytics']> {
  const url = httpUrl(src)
  if (!url)
    throw new Error(
      `public/config.json: the script's address ${src} has a host that cannot be written in a security policy.`,
    )
  const own = url.origin === SITE_PLACEHOLDER ? [] : [url.origin]
  return { scripts: [...own, ...scripts], connections: [...new Set([...own, ...connect])] }
}

/**
 * Parses an address for a policy. A sign such as ; in the host would end the directive: `URL` refuses most of these
 * signs, the pattern refuses the rest.
 */
function httpUrl(given: string): URL | null {
  try {
    const url = new URL(given)
    return /^https?:$/.test(url.protocol) && /^[a-z\d.:[\]-]+$/.test(url.host) ? url : null
  } catch {
    return null
  }
}
