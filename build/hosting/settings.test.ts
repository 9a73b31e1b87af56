import { expect, test } from 'vitest'
import { parseConfig } from '../../src/site/browser/analytics/configuration'
import { readSettings, readSite, SITE_PLACEHOLDER } from './settings.ts'

/** As the build does. */
const analytics = (config: object) =>
  readSettings({}, parseConfig(JSON.stringify({ analytics: config }), `${SITE_PLACEHOLDER}/config.json`))
    .analytics

test('by default the site has no origin, every page may frame it, and there are no analytics', () => {
  expect(readSite({ SITE_URL: '' })).toBeNull()
  const none = { frameAncestors: [], analytics: null }
  expect(readSettings({}, null)).toEqual(none)
  expect(readSettings({ FRAME_ANCESTORS: ' ' }, null)).toEqual(none)
})

test('the site’s origin is accepted with and without a slash', () => {
  expect(readSite({ SITE_URL: 'https://example.com/' })).toBe('https://example.com')
  const wrong = ['example.com', 'https://example.com/demo/', 'ftp://example.com', 'https://x;y.example']
  for (const SITE_URL of wrong) expect(() => readSite({ SITE_URL }), SITE_URL).toThrow('SITE_URL is')
})

test('the pages that may frame the site are sources of a policy, and no text that could end it', () => {
  const FRAME_ANCESTORS = "'self' https://shop.example, https://*.example.com:8443"
  const sources = ["'self'", 'https://shop.example', 'https://*.example.com:8443']
  expect(readSettings({ FRAME_ANCESTORS }, null).frameAncestors).toEqual(sources)
  const wrongs = ['https://shop.example; script-src *', 'a"b', 'https://shop.example/path', '$host', '*']
  for (const wrong of wrongs)
    expect(() => readSettings({ FRAME_ANCESTORS: wrong }, null), wrong).toThrow('FRAME_ANCESTORS names')
})

test('analytics: the script’s origin is also a destination, and further ones can be added', () => {
  const connect = ['https://*.count.example', 'wss://live.example:8443']
  expect(analytics({ src: 'https://count.example/js/script.js', connect })).toEqual({
    scripts: ['https://count.example'],
    connections: ['https://count.example', ...connect],
  })
  // A source with http: in a policy also allows https:.
  expect(analytics({ src: '//count.example/js' })?.scripts).toEqual(['http://count.example'])
  for (const src of ['/stats/script.js', './script.js', '../script.js'])
    expect(analytics({ src }), 'of the site itself').toEqual({ scripts: [], connections: [] })
})

test('analytics: a snippet on the site itself may load scripts from its destinations', () => {
  const connect = ['https://count.example', 'https://*.api.example']
  expect(analytics({ src: './stats.js', connect })).toEqual({
    scripts: ['https://count.example'],
    connections: connect,
  })
})

test('no origin of analytics can end the policy', () => {
  for (const src of ["https://x'y.example/a.js", 'https://x;y.example/a.js', 'https://x y.example/a.js'])
    expect(() => analytics({ src }), src).toThrow()
})
