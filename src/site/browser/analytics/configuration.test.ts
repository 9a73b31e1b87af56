import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from './configuration'

const AT = 'https://shop.example/demo/config.json'
const read = (analytics: unknown, at = AT) => parseConfig(JSON.stringify({ analytics }), at)

/** The message for an error in config.json. */
function sentence(text: string, at = AT): string {
  try {
    parseConfig(text, at)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'no mistake'
}

const about = (analytics: unknown, at = AT) => sentence(JSON.stringify({ analytics }), at)

describe('a valid configuration', () => {
  test('is empty, or a script alone, which runs everywhere except in frames', () => {
    expect(parseConfig('{}', AT)).toBeNull()
    const src = 'https://stats.example/script.js'
    const all = { src, attributes: {}, hosts: null, inFrames: false, connect: [], scripts: [] }
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

  test('may have an unencrypted script on an unencrypted page, and hosts, written as in the browser', () => {
    const src = 'http://127.0.0.1:8000/script.js'
    expect(read({ src }, 'http://127.0.0.1/config.json')?.src).toBe(src)
    const hosts = ['www.Shop.example', 'bücher.example']
    const spelled = ['www.shop.example', 'xn--bcher-kva.example']
    expect(read({ src: '/s.js', hosts })?.hosts).toEqual(spelled)
  })

  test('may have attributes, frames and further origins', () => {
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

  test('allows further scripts only for a file of the site, from complete origins', () => {
    const connect = ['https://a.example', 'https://*.b.example', 'wss://c.example', 'http://127.0.0.1:1']
    for (const src of ['./stats.js', '/stats.js', '../stats.js'])
      expect(read({ src, connect })?.scripts, src).toEqual(['https://a.example', 'http://127.0.0.1:1'])
    for (const src of ['https://a.example/s.js', '//a.example/s.js'])
      expect(read({ src, connect })?.scripts, src).toEqual([])
  })

  test('has origins of scripts as the browser writes them', () => {
    const connect = [
      'https://Stats.example',
      'https://a.example:443',
      'http://127.0.0.1:80',
      'https://b.example:99999',
    ]
    const scripts = [
      'https://stats.example',
      'https://a.example',
      'http://127.0.0.1',
      'https://b.example:99999',
    ]
    expect(read({ src: './stats.js', connect })).toMatchObject({ connect, scripts })
  })
})

describe('every error has its sentence', () => {
  const noObjects = ['{', '', 'null', '[]', '7', '"x"', '{"analytics": {"src": "/s.js",}}']
  test.each(noObjects)('no JSON object: %s', (text) => {
    expect(sentence(text)).toBe('is no JSON object: write {} for no analytics')
  })

  test('an unknown key is an error, since it may be misspelled', () => {
    const keys = 'src or attributes or hosts or inFrames or connect'
    expect(sentence('{"analitics": {}}')).toBe('knows no analitics: write analytics')
    expect(sentence('{"src": "/s.js"}')).toBe('knows no src: write analytics')
    expect(about({ src: '/s.js', host: 1 })).toBe(`knows no analytics.host: write ${keys}`)
  })

  test('a queue, which earlier versions had', () => {
    expect(about({ src: '/s.js', queue: { _paq: [] } })).toBe(
      'is wrong at analytics.queue, which must be left out: ' +
        '"src" may name a file of yours with the tool’s snippet',
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
      /^is wrong at analytics\.attributes, which must be data-…/,
    )
  })

  const mustBe = {
    src: 'an address such as "https://example.com/script.js" or "./stats.js"',
    attributes:
      'data-…, event-…, id, integrity, crossorigin, referrerpolicy or fetchpriority, each a text in quotes',
    hosts: 'a list of names such as ["www.example.com"]',
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
    attributes: [[], 'data-domain', { 'data-site': 7 }],
    hosts: ['shop.example', ['https://shop.example'], ['shop.example/'], ['shop.example:443'], [7], ['%']],
    inFrames: ['true', null],
    connect: ['https://api.example', ['https://api.example/v1'], ['*'], [7], [directive]],
  }
  test.each(Object.entries(mustBe))('%s must be %s', (key, what) => {
    const sentence = `is wrong at analytics.${key}, which must be ${what}`
    for (const value of values[key as keyof typeof mustBe])
      expect(about({ src: '/s.js', [key]: value }), String(value)).toBe(sentence)
  })
})
