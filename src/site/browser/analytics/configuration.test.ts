import { describe, expect, test } from 'vitest'
import { Mistake, readConfiguration } from './configuration'

const AT = 'https://shop.example/demo/config.json'
const read = (analytics: unknown, at = AT) => readConfiguration(JSON.stringify({ analytics }), at)

/** The message for a mistake in config.json. */
function sentence(text: string, at = AT): string {
  try {
    readConfiguration(text, at)
  } catch (error) {
    if (error instanceof Mistake) return error.message
    throw error
  }
  return 'no mistake'
}

const about = (analytics: unknown, at = AT) => sentence(JSON.stringify({ analytics }), at)

describe('what may be said', () => {
  test('nothing, or a script alone, which runs everywhere but in frames', () => {
    expect(readConfiguration('{}', AT)).toBeNull()
    const src = 'https://stats.example/script.js'
    const all = { src, attributes: {}, queue: {}, hosts: null, inFrames: false, connect: [] }
    expect(read({ src })).toEqual(all)
  })

  test.each([
    ['/stats/script.js', 'https://shop.example/stats/script.js'],
    ['./script.js', 'https://shop.example/demo/script.js'],
    ['../script.js', 'https://shop.example/script.js'],
    ['//stats.example/script.js', 'https://stats.example/script.js'],
    ['HTTPS://STATS.example/script.js?id=G-1', 'https://stats.example/script.js?id=G-1'],
  ])('%s is %s', (src, whole) => {
    expect(read({ src })?.src).toBe(whole)
  })

  test('an unencrypted script where the page itself is; hosts, spelled as the browser spells them', () => {
    const src = 'http://127.0.0.1:8000/script.js'
    expect(read({ src }, 'http://127.0.0.1/config.json')?.src).toBe(src)
    const hosts = ['www.Shop.example', 'bücher.example']
    const spelled = ['www.shop.example', 'xn--bcher-kva.example']
    expect(read({ src: '/s.js', hosts })?.hosts).toEqual(spelled)
  })

  test('attributes, frames and where else the tool sends to', () => {
    const attributes = {
      'data-domain': 'shop.example',
      'event-floor': 'tile',
      id: 'plausible',
      fetchpriority: 'low',
      integrity: 'sha384-1',
      crossorigin: '',
      referrerpolicy: 'origin',
    }
    const google = 'https://*.google-analytics.com'
    const connect = ['https://api.example', google, 'wss://a.example:8443', 'http://127.0.0.1:1']
    const said = { attributes, inFrames: true, connect }
    expect(read({ src: '/s.js', ...said })).toMatchObject(said)
  })

  test('queues: entries for an array, calls for a function', () => {
    const own = { _paq: [['trackPageView']], gtag: { calls: [['js', '$now']], into: 'dataLayer' } }
    const plausible = { properties: { o: {} } }
    const queue = { ...own, plausible: { calls: [], ...plausible } }
    expect(read({ src: '/s.js', queue: { ...own, plausible } })?.queue).toEqual(queue)
  })
})

describe('every mistake has its sentence', () => {
  const noObjects = ['{', '', 'null', '[]', '7', '"x"', '{"analytics": {"src": "/s.js",}}']
  test.each(noObjects)('no JSON object: %s', (text) => {
    expect(sentence(text)).toMatch(/^is no JSON object \(.+\): write \{\} for no analytics$/)
  })

  test.each(['src', 'attributes', 'queue', 'hosts', 'inFrames', 'connect'])('%s outside analytics', (key) => {
    expect(sentence(JSON.stringify({ [key]: 1 }))).toBe(
      `is wrong at ${key}, which must stand in "analytics": {"analytics": {"${key}": …}}`,
    )
  })

  test('unknown keys: a misspelled one must not mean that nothing was said', () => {
    const keys = '"src" or "attributes" or "queue" or "hosts" or "inFrames" or "connect"'
    expect(sentence('{"analitics": {}}')).toBe('knows no analitics: write "analytics", or leave it out')
    expect(about({ src: '/s.js', host: 1 })).toBe(`knows no analytics.host: write ${keys}, or leave it out`)
    expect(about({ src: '/s.js', queue: { gtag: { call: [] } } })).toBe(
      'knows no analytics.queue.gtag.call: write "calls" or "into" or "properties", or leave it out',
    )
  })

  test.each([null, [], 'https://stats.example/script.js', true])('analytics is %j', (analytics) => {
    expect(about(analytics)).toBe(
      'is wrong at analytics, which must be an object such as {"src": "https://example.com/script.js"}',
    )
  })

  const names = ['onload', 'src', 'type', 'async', 'defer', 'style', '__proto__', 'data-', 'xdata-a']
  test.each(names)('the attribute %s', (name) => {
    expect(sentence(`{"analytics": {"src": "/s.js", "attributes": {"${name}": "1"}}}`)).toMatch(
      new RegExp(`^is wrong at analytics\\.attributes\\.${name}, which must be left out: data-…`),
    )
  })

  const mustBe = {
    src: 'the address of a script, such as "https://example.com/script.js" or "/stats/script.js"',
    attributes: 'an object such as {"data-domain": "example.com"}',
    queue: 'an object such as {"_paq": [["trackPageView"]]}',
    hosts: 'a list of host names such as ["www.example.com"]',
    inFrames: 'true or false',
    connect: 'a list of origins such as ["https://api.example.com"]',
  }
  const directive = "https://a.example; script-src 'unsafe-inline'"
  const values = {
    src: [
      ...[undefined, null, 7, '', 'stats.example/script.js', ' https://stats.example/script.js'],
      ...['javascript:alert(1)', 'data:text/javascript,alert(1)', 'blob:https://shop.example/1', 'https://'],
      ...['http://stats.example/script.js', ['https://stats.example/script.js']],
    ],
    attributes: [[], 'data-domain'],
    queue: [[['trackPageView']]],
    hosts: ['shop.example', ['https://shop.example'], ['shop.example/'], ['shop.example:443'], [7], ['%']],
    inFrames: ['true', null],
    connect: ['https://api.example', ['https://api.example/v1'], ['*'], [7], [directive]],
  }
  test.each(Object.entries(mustBe))('%s must be %s', (key, what) => {
    const sentence = `is wrong at analytics.${key}, which must be ${what}`
    for (const value of values[key as keyof typeof mustBe])
      expect(about({ src: '/s.js', [key]: value }), String(value)).toBe(sentence)
  })

  const lists = 'be a list of lists such as [["config", "G-1"]]'
  const entries = 'be a list of entries, or of calls: {"calls": [["config", "G-1"]], "into": "dataLayer"}'
  test.each<[string, unknown, string, string]>([
    ['attributes', { 'data-site': 7 }, '.data-site', 'be a text in quotes, such as "data-site": "1"'],
    ['queue', { 'a b': [] }, '.a b', 'have the name of a global, such as "_paq"'],
    ['queue', { '1a': [] }, '.1a', 'have the name of a global, such as "_paq"'],
    ['queue', { gtag: 7 }, '.gtag', entries],
    ['queue', { gtag: { calls: ['config'] } }, '.gtag.calls', lists],
    ['queue', { gtag: { calls: {} } }, '.gtag.calls', lists],
    ['queue', { gtag: { into: 7 } }, '.gtag.into', 'be the name of a global, such as "dataLayer"'],
    ['queue', { gtag: { into: 'a.b' } }, '.gtag.into', 'be the name of a global, such as "dataLayer"'],
    ['queue', { plausible: { properties: [] } }, '.plausible.properties', 'be an object such as {"o": {}}'],
  ])('%s is %j', (key, value, at, to) => {
    expect(about({ src: '/s.js', [key]: value })).toBe(`is wrong at analytics.${key}${at}, which must ${to}`)
  })
})
