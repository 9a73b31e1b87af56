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
  test('nothing', () => {
    expect(readConfiguration('{}', AT)).toBeNull()
  })

  test('a script alone runs everywhere but in frames', () => {
    expect(read({ src: 'https://stats.example/script.js' })).toEqual({
      src: 'https://stats.example/script.js',
      attributes: {},
      queue: {},
      hosts: null,
      inFrames: false,
      connect: [],
    })
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

  test('an unencrypted script, where the page itself is unencrypted', () => {
    expect(read({ src: 'http://127.0.0.1:8000/script.js' }, 'http://127.0.0.1/config.json')?.src).toBe(
      'http://127.0.0.1:8000/script.js',
    )
  })

  test('hosts, spelled as the browser spells them', () => {
    expect(read({ src: '/s.js', hosts: ['www.Shop.example', 'bücher.example'] })?.hosts).toEqual([
      'www.shop.example',
      'xn--bcher-kva.example',
    ])
  })

  test('attributes, frames and where else the tool sends to', () => {
    const attributes = {
      'data-domain': 'shop.example',
      'event-floor': 'tile',
      id: 'plausible',
      integrity: 'sha384-1',
      crossorigin: '',
      referrerpolicy: 'origin',
      fetchpriority: 'low',
    }
    const connect = [
      'https://api.example',
      'https://*.google-analytics.com',
      'wss://a.example:8443',
      'http://127.0.0.1:1',
    ]
    expect(read({ src: '/s.js', attributes, inFrames: true, connect })).toMatchObject({
      attributes,
      inFrames: true,
      connect,
    })
  })

  test('queues: entries for an array, calls for a function', () => {
    const queue = {
      _paq: [['trackPageView']],
      gtag: { calls: [['js', '$now']], into: 'dataLayer' },
      plausible: { properties: { o: {} } },
    }
    expect(read({ src: '/s.js', queue })?.queue).toEqual({
      ...queue,
      plausible: { calls: [], properties: { o: {} } },
    })
  })
})

describe('every mistake has its sentence', () => {
  test.each(['{', '', 'null', '[]', '7', '"x"', '{"analytics": {"src": "/s.js",}}'])(
    'no JSON object: %s',
    (text) => {
      expect(sentence(text)).toMatch(/^is no JSON object \(.+\): write \{\} for no analytics$/)
    },
  )

  test.each(['src', 'attributes', 'queue', 'hosts', 'inFrames', 'connect'])('%s outside analytics', (key) => {
    expect(sentence(JSON.stringify({ [key]: 1 }))).toBe(
      `is wrong at ${key}, which must stand in "analytics": {"analytics": {"${key}": …}}`,
    )
  })

  test('unknown keys: a misspelled one must not mean that nothing was said', () => {
    expect(sentence('{"analitics": {}}')).toBe('knows no analitics: write "analytics", or leave it out')
    expect(about({ src: '/s.js', host: ['shop.example'] })).toBe(
      'knows no analytics.host: write "src" or "attributes" or "queue" or "hosts" or "inFrames" ' +
        'or "connect", or leave it out',
    )
    expect(about({ src: '/s.js', queue: { gtag: { call: [] } } })).toBe(
      'knows no analytics.queue.gtag.call: write "calls" or "into" or "properties", or leave it out',
    )
  })

  test.each([null, [], 'https://stats.example/script.js', true])('analytics is %j', (analytics) => {
    expect(about(analytics)).toBe(
      'is wrong at analytics, which must be an object such as {"src": "https://example.com/script.js"}',
    )
  })

  test.each([
    ...[undefined, null, 7, '', 'stats.example/script.js', ' https://stats.example/script.js'],
    ...['javascript:alert(1)', 'data:text/javascript,alert(1)', 'blob:https://shop.example/1', 'https://'],
    ...['http://stats.example/script.js', ['https://stats.example/script.js']],
  ])('src is %j', (src) => {
    expect(about({ src })).toBe(
      'is wrong at analytics.src, which must be the address of a script, ' +
        'such as "https://example.com/script.js" or "/stats/script.js"',
    )
  })

  test.each(['onload', 'src', 'type', 'async', 'defer', 'style', '__proto__', 'data-', 'xdata-a'])(
    'the attribute %s',
    (name) => {
      expect(sentence(`{"analytics": {"src": "/s.js", "attributes": {"${name}": "1"}}}`)).toMatch(
        new RegExp(`^is wrong at analytics\\.attributes\\.${name}, which must be left out: data-…`),
      )
    },
  )

  test('the value of an attribute', () => {
    expect(about({ src: '/s.js', attributes: { 'data-site': 7 } })).toBe(
      'is wrong at analytics.attributes.data-site, which must be a text in quotes, such as "data-site": "1"',
    )
  })

  const mustBe = {
    attributes: 'an object such as {"data-domain": "example.com"}',
    queue: 'an object such as {"_paq": [["trackPageView"]]}',
    hosts: 'a list of host names such as ["www.example.com"]',
    inFrames: 'true or false',
    connect: 'a list of origins such as ["https://api.example.com"]',
  }
  test.each([
    ...[[], 'data-domain'].map((value) => ['attributes', value] as const),
    ['queue', [['trackPageView']]] as const,
    ...['shop.example', ['https://shop.example'], ['shop.example/'], ['shop.example:443'], [7], ['%']].map(
      (value) => ['hosts', value] as const,
    ),
    ...['true', null].map((value) => ['inFrames', value] as const),
    ...['https://api.example', ['https://api.example/v1'], ['*'], [7]].map(
      (value) => ['connect', value] as const,
    ),
    ['connect', ["https://a.example; script-src 'unsafe-inline'"]] as const,
  ])('%s is %j', (key, value) => {
    const sentence = `is wrong at analytics.${key}, which must be ${mustBe[key]}`
    expect(about({ src: '/s.js', [key]: value })).toBe(sentence)
  })

  test.each([
    [{ 'a b': [] }, 'a b', 'have the name of a global, such as "_paq"'],
    [{ '1a': [] }, '1a', 'have the name of a global, such as "_paq"'],
    [
      { gtag: 7 },
      'gtag',
      'be a list of entries, or of calls: {"calls": [["config", "G-1"]], "into": "dataLayer"}',
    ],
    [{ gtag: { calls: ['config'] } }, 'gtag.calls', 'be a list of lists such as [["config", "G-1"]]'],
    [{ gtag: { calls: {} } }, 'gtag.calls', 'be a list of lists such as [["config", "G-1"]]'],
    [{ gtag: { into: 7 } }, 'gtag.into', 'be the name of a global, such as "dataLayer"'],
    [{ gtag: { into: 'a.b' } }, 'gtag.into', 'be the name of a global, such as "dataLayer"'],
    [{ plausible: { properties: [] } }, 'plausible.properties', 'be an object such as {"o": {}}'],
  ])('queue is %j', (queue, key, to) => {
    expect(about({ src: '/s.js', queue })).toBe(`is wrong at analytics.queue.${key}, which must ${to}`)
  })
})
