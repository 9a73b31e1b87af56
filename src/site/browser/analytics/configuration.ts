/**
 * What config.json may say. It is written by hand, so a mistake is told in one sentence. A file with one loads
 * nothing: a misspelled `hosts` must not mean every host.
 */
import { attempt, isObject, parseObject } from '../../../common/safe-storage'

/** One web-analytics tool. */
export interface AnalyticsConfig {
  /** The whole address of its script, or of the site's own file with its snippet. */
  readonly src: string
  /** What its script element says besides, `data-domain` for instance. */
  readonly attributes: Readonly<Record<string, string>>
  /** The host names where it runs; `null` is everywhere. */
  readonly hosts: readonly string[] | null
  /** Whether it runs in frames on other people's pages, too. */
  readonly inFrames: boolean
  /** Where it sends to, besides its script's own origin; the host's policy is made of it. */
  readonly connect: readonly string[]
  /** Where its snippet loads scripts from: for a file of the site's own these are origins of `connect`. */
  readonly scripts: readonly string[]
}

/** What is wrong in config.json, and what to write instead. */
export class ConfigError extends Error {}

const KEYS = ['src', 'attributes', 'hosts', 'inFrames', 'connect']
/** Whole, or a path: `example.com/script.js` would be a file of this site, and surely is not meant so. */
const ADDRESS_PATTERN = /^(https?:\/\/|\.{0,2}\/)/i
/** A file of the site, and not of another host as `//stats.example/script.js` is. */
const SITE_PATH_PATTERN = /^\.{0,2}\/(?!\/)/
/** No `on…` and no `src`: an attribute must not be another script. */
const ATTRIBUTE_PATTERN = /^((data|event)-[\w.:-]+|id|integrity|crossorigin|referrerpolicy|fetchpriority)$/
/** A name without scheme, port and path. */
const HOST_PATTERN = /^[^\s/:?#@\\%]+$/
/** As a policy spells an origin: a host may begin with a wildcard. */
const ORIGIN_PATTERN = /^(https?|wss?):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/

/**
 * Reads config.json; `null` where it wants no analytics.
 * @param text what the file says
 * @param at the file's own address, to which the script's may be relative
 * @throws a `Mistake` whose message is a sentence for whoever wrote the file
 */
export function parseConfig(text: string, at: string): AnalyticsConfig | null {
  const configuration = parseObject(text)
  if (!configuration) throw new ConfigError('is no JSON object: write {} for no analytics')
  assertKnownKeys(configuration, ['analytics'], '')
  const { analytics } = configuration
  if (analytics === undefined) return null
  assertValid(isObject(analytics), '', 'an object such as {"src": "https://example.com/script.js"}')
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

/** @param what it must be, as the rest of a sentence */
function assertValid(holds: boolean, key: string, what: string): asserts holds {
  if (!holds) throw new ConfigError(`is wrong at analytics${key}, which must be ${what}`)
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

function isListOf(form: RegExp, value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => isText(form, one))
}

function isText(form: RegExp, value: unknown): value is string {
  return typeof value === 'string' && form.test(value)
}

/** As the browser spells a host: small letters, and letters beyond ASCII in their ASCII form. */
function canonicalHost(host: string): string {
  return attempt(() => new URL(`https://${host}`).hostname) ?? host
}

/** As the browser spells an origin: also without the port that its scheme has anyway. */
function canonicalOrigin(origin: string): string {
  return attempt(() => new URL(origin).origin) ?? origin
}
