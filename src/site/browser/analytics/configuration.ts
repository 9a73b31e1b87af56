/**
 * What config.json may say. It is written by hand, so every mistake is told in one sentence.
 * A file with a mistake loads nothing: a misspelled `hosts` must not mean every host.
 */
import { attempt, isObject, parseObject } from '../../../common/area'

/** One web-analytics tool. */
export interface Analytics {
  /** The address of its script, whole. */
  readonly src: string
  /** What its script element says besides, `data-domain` for instance. */
  readonly attributes: Readonly<Record<string, string>>
  /** What its script finds among the page's globals, by name. */
  readonly queue: Readonly<Record<string, Entries | Calls>>
  /** The host names where it runs; `null` is everywhere. */
  readonly hosts: readonly string[] | null
  /** Whether it runs in frames on other people's pages, too. */
  readonly inFrames: boolean
  /** Where it sends to, besides its script's own origin; the host's policy is made of it. */
  readonly connect: readonly string[]
}

/** A global array and what is pushed to it, as Matomo's `_paq`. */
type Entries = readonly unknown[]

/** A global function that keeps its calls until the script is there, as `gtag` or `plausible`. */
export interface Calls {
  readonly calls: readonly (readonly unknown[])[]
  /** The global array that keeps them, as `dataLayer`; the function's own `q` when absent. */
  readonly into?: string
  /** Properties of the function. */
  readonly properties?: Readonly<Record<string, unknown>>
}

/** What is wrong in config.json, and what to write instead. */
export class Mistake extends Error {}

const KEYS = ['src', 'attributes', 'queue', 'hosts', 'inFrames', 'connect']
const CALL_KEYS = ['calls', 'into', 'properties']
/** No `on…` and no `src`: an attribute must not be another script. */
const ATTRIBUTE = /^((data|event)-[\w.:-]+|id|integrity|crossorigin|referrerpolicy|fetchpriority)$/
/** Whole, or a path: `example.com/script.js` would be a file of this site, and surely is not meant so. */
const ADDRESS = /^(https?:\/\/|\.{0,2}\/)/i
const NAME = /^[A-Za-z_$][\w$]*$/
/** As a policy spells an origin: a host may begin with a wildcard. */
const ORIGIN = /^(https?|wss?):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/

/**
 * Reads config.json; `null` where it wants no analytics.
 * @param text what the file says
 * @param at the file's own address, to which the script's may be relative
 * @throws a `Mistake` whose message is a sentence for whoever wrote the file
 */
export function readConfiguration(text: string, at: string): Analytics | null {
  const configuration = parseObject(text)
  if (!configuration) throw new Mistake(`is no JSON object (${whyNoObject(text)}): write {} for no analytics`)
  for (const key of KEYS)
    must(!Object.hasOwn(configuration, key), key, `stand in "analytics": {"analytics": {"${key}": …}}`)
  knownKeys(configuration, ['analytics'], '')
  const { analytics } = configuration
  if (analytics === undefined) return null
  must(isObject(analytics), 'analytics', 'be an object such as {"src": "https://example.com/script.js"}')
  knownKeys(analytics, KEYS, 'analytics.')
  const { src, attributes = {}, queue = {}, hosts = null, inFrames = false, connect = [] } = analytics
  must(typeof inFrames === 'boolean', 'analytics.inFrames', 'be true or false')
  must(
    hosts === null || isListOf(hosts, isHost),
    'analytics.hosts',
    'be a list of host names such as ["www.example.com"]',
  )
  must(
    isListOf(connect, isOrigin),
    'analytics.connect',
    'be a list of origins such as ["https://api.example.com"]',
  )
  return {
    src: addressOf(src, at),
    attributes: attributesOf(attributes),
    queue: queueOf(queue),
    hosts: hosts?.map(hostOf) ?? null,
    inFrames,
    connect,
  }
}

function addressOf(src: unknown, at: string): string {
  const url = typeof src === 'string' && ADDRESS.test(src) ? attempt(() => new URL(src, at)) : undefined
  must(
    url?.protocol === 'https:' || (url?.protocol === 'http:' && at.startsWith('http:')),
    'analytics.src',
    'be the address of a script, such as "https://example.com/script.js" or "/stats/script.js"',
  )
  return url.href
}

function attributesOf(attributes: unknown): Analytics['attributes'] {
  must(isObject(attributes), 'analytics.attributes', 'be an object such as {"data-domain": "example.com"}')
  const known: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) {
    const key = `analytics.attributes.${name}`
    must(
      ATTRIBUTE.test(name),
      key,
      'be left out: data-…, event-…, id, integrity, crossorigin, referrerpolicy and fetchpriority may be set',
    )
    must(typeof value === 'string', key, `be a text in quotes, such as "${name}": "1"`)
    known[name] = value
  }
  return known
}

function queueOf(queue: unknown): Analytics['queue'] {
  must(isObject(queue), 'analytics.queue', 'be an object such as {"_paq": [["trackPageView"]]}')
  return Object.fromEntries(
    Object.entries(queue).map(([name, value]) => {
      const key = `analytics.queue.${name}`
      must(NAME.test(name), key, 'have the name of a global, such as "_paq"')
      return [name, Array.isArray(value) ? value : callsOf(value, key)]
    }),
  )
}

function callsOf(value: unknown, key: string): Calls {
  must(
    isObject(value),
    key,
    'be a list of entries, or of calls: {"calls": [["config", "G-1"]], "into": "dataLayer"}',
  )
  knownKeys(value, CALL_KEYS, `${key}.`)
  const { calls = [], into, properties } = value
  must(isListOf(calls, Array.isArray), `${key}.calls`, 'be a list of lists such as [["config", "G-1"]]')
  must(
    into === undefined || (typeof into === 'string' && NAME.test(into)),
    `${key}.into`,
    'be the name of a global, such as "dataLayer"',
  )
  must(
    properties === undefined || isObject(properties),
    `${key}.properties`,
    'be an object such as {"o": {}}',
  )
  return { calls, ...(into !== undefined && { into }), ...(properties && { properties }) }
}

function knownKeys(
  object: Readonly<Record<string, unknown>>,
  known: readonly string[],
  prefix: string,
): void {
  const unknown = Object.keys(object).find((key) => !known.includes(key))
  if (unknown === undefined) return
  throw new Mistake(
    `knows no ${prefix}${unknown}: write ${known.map((key) => `"${key}"`).join(' or ')}, or leave it out`,
  )
}

/** @param to what it must be or do, as the rest of a sentence */
export function must(holds: boolean, key: string, to: string): asserts holds {
  if (!holds) throw new Mistake(`is wrong at ${key}, which must ${to}`)
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem)
}

/** A name without scheme, port and path: what is left of an address that has nothing else. */
function isHost(value: unknown): value is string {
  return typeof value === 'string' && /^[^\s/:?#@\\]+$/.test(value) && hostOf(value) !== ''
}

/** As the browser spells it: small letters, and letters beyond ASCII in their ASCII form. */
function hostOf(name: string): string {
  return attempt(() => new URL(`https://${name}`).hostname) ?? ''
}

function isOrigin(value: unknown): value is string {
  return typeof value === 'string' && ORIGIN.test(value)
}

function whyNoObject(text: string): string {
  try {
    JSON.parse(text)
    return 'it is another value'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
