/**
 * Parses config.json. It is written by hand, so an error is one plain sentence. A file with an error loads no
 * analytics: a misspelled `hosts` must not mean every host.
 */
import { attempt, isObject, parseObject } from '../../../common/safe-storage'

/** One web-analytics tool. */
export interface AnalyticsConfig {
  /** The absolute address of its script, or of the site's own file with its snippet. */
  readonly src: string
  /** Further attributes of its script element, such as `data-domain`. */
  readonly attributes: Readonly<Record<string, string>>
  /** The host names where it runs; `null` for all hosts. */
  readonly hosts: readonly string[] | null
  /** True if it also runs in frames on other sites' pages. */
  readonly inFrames: boolean
  /** Origins that it sends to, besides its script's own; the security policy is built from them. */
  readonly connect: readonly string[]
  /** Origins that its snippet may load from, if `src` is a file of the site: http(s) ones of `connect` without `*`. */
  readonly scripts: readonly string[]
}

/** The message says what is wrong in config.json and what to write instead. */
export class ConfigError extends Error {}

const KEYS = ['src', 'attributes', 'hosts', 'inFrames', 'connect']
/** Absolute, or a path that begins with `/` or `.`: `example.com/script.js` would be a file of this site. */
const ADDRESS_PATTERN = /^(https?:\/\/|\.{0,2}\/)/i
/** A file of the site; `//stats.example/script.js` is on another host. */
const SITE_PATH_PATTERN = /^\.{0,2}\/(?!\/)/
/** Excludes `on…` and `src`: an attribute must not add a second script. */
const ATTRIBUTE_PATTERN = /^((data|event)-[\w.:-]+|id|integrity|crossorigin|referrerpolicy|fetchpriority)$/
/** A name without scheme, port and path. */
const HOST_PATTERN = /^[^\s/:?#@\\%]+$/
/** An origin as in a security policy; the host may begin with a wildcard. */
const ORIGIN_PATTERN = /^(https?|wss?):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/

/**
 * Parses config.json; `null` if it configures no analytics.
 * @param text the content of the file
 * @param at the file's own address, the base of relative ones
 * @throws ConfigError
 */
export function parseConfig(text: string, at: string): AnalyticsConfig | null {
  const configuration = parseObject(text)
  if (!configuration) throw new ConfigError('is no JSON object: write {} for no analytics')
  assertKnownKeys(configuration, ['analytics'], '')
  const { analytics } = configuration
  if (analytics === undefined) return null
  assertValid(isObject(analytics), '', 'an object such as {"src": "https://example.com/script.js"}')
  // A key of former versions.
  assertValid(
    !('queue' in analytics),
    '.queue',
    'left out: "src" may name a file of yours with the tool’s snippet',
  )
  assertKnownKeys(analytics, KEYS, 'analytics.')
  const { src, attributes = {}, hosts = null, inFrames = false, connect = [] } = analytics
  assertValid(
    isAddress(src, at),
    '.src',
    'an address such as "https://example.com/script.js" or "./stats.js"',
  )
  assertValid(
    isAttributes(attributes),
    '.attributes',
    'data-…, event-…, id, integrity, crossorigin, referrerpolicy or fetchpriority, each a text in quotes',
  )
  assertValid(
    hosts === null || isListOf(HOST_PATTERN, hosts),
    '.hosts',
    'a list of names such as ["www.example.com"]',
  )
  assertValid(typeof inFrames === 'boolean', '.inFrames', 'true or false')
  assertValid(
    isListOf(ORIGIN_PATTERN, connect),
    '.connect',
    'a list of origins such as ["https://api.example.com"]',
  )
  return {
    src: new URL(src, at).href,
    attributes,
    hosts: hosts?.map(canonicalHost) ?? null,
    inFrames,
    connect,
    scripts: SITE_PATH_PATTERN.test(src)
      ? connect.filter((origin) => /^http[^*]+$/.test(origin)).map(canonicalOrigin)
      : [],
  }
}

function assertKnownKeys(object: object, known: readonly string[], prefix: string): void {
  for (const key of Object.keys(object))
    if (!known.includes(key)) throw new ConfigError(`knows no ${prefix}${key}: write ${known.join(' or ')}`)
}

/** @param what the required value, as the rest of a sentence */
function assertValid(isValid: boolean, key: string, what: string): asserts isValid {
  if (!isValid) throw new ConfigError(`is wrong at analytics${key}, which must be ${what}`)
}

function isAddress(value: unknown, at: string): value is string {
  const url = isText(ADDRESS_PATTERN, value) ? attempt(() => new URL(value, at)) : undefined
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && at.startsWith('http:'))
}

function isAttributes(value: unknown): value is Readonly<Record<string, string>> {
  if (!isObject(value)) return false
  return Object.entries(value).every(
    ([name, text]) => ATTRIBUTE_PATTERN.test(name) && typeof text === 'string',
  )
}

function isListOf(pattern: RegExp, value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => isText(pattern, item))
}

function isText(pattern: RegExp, value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/** Returns a host as the browser writes it: in lower case, with other letters in their ASCII form. */
function canonicalHost(host: string): string {
  return attempt(() => new URL(`https://${host}`).hostname) ?? host
}

/** Returns an origin as the browser writes it, without the default port. */
function canonicalOrigin(origin: string): string {
  return attempt(() => new URL(origin).origin) ?? origin
}
