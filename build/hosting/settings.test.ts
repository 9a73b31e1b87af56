import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const analytics = (config: unknown) => readSettings({}, JSON.stringify(config)).analytics

test('without a setting the site is nobody’s, anybody may frame it, and nothing is counted', () => {
  const none = { site: null, frameAncestors: [], analytics: { scripts: [], connections: [] } }
  expect(readSettings({}, null)).toEqual(none)
  expect(readSettings({ SITE_URL: '', FRAME_ANCESTORS: ' ' }, '{}')).toEqual(none)
})

test('the site is an origin, with or without a slash', () => {
  expect(readSettings({ SITE_URL: 'https://example.com/' }, null).site).toBe('https://example.com')
  for (const SITE_URL of [
    'example.com',
    'https://example.com/demo/',
    'ftp://example.com',
    'https://x;y.example',
  ]) {
    expect(() => readSettings({ SITE_URL }, null), SITE_URL).toThrow('SITE_URL is')
  }
})

test('who may frame the site are sources of a policy, and nothing that could end it', () => {
  const FRAME_ANCESTORS = "'self' https://shop.example, https://*.example.com:8443"
  expect(readSettings({ FRAME_ANCESTORS }, null).frameAncestors).toEqual([
    "'self'",
    'https://shop.example',
    'https://*.example.com:8443',
  ])
  for (const wrong of [
    'https://shop.example; script-src *',
    'a"b',
    'https://shop.example/path',
    '$host',
    '*',
  ]) {
    expect(() => readSettings({ FRAME_ANCESTORS: wrong }, null), wrong).toThrow('FRAME_ANCESTORS names')
  }
})

test('analytics: the script’s origin, which may be asked as well, and further ones to ask', () => {
  const expected = {
    scripts: ['https://count.example'],
    connections: ['https://count.example', 'https://api.example'],
  }
  const config = { src: 'https://count.example/js/script.js', connect: ['https://api.example/event'] }
  expect(analytics(config)).toEqual(expected)
  expect(analytics({ analytics: config })).toEqual(expected)
  expect(analytics({ src: '//count.example/js' }).scripts).toEqual(['https://count.example'])
})

test('a script of the site itself needs no mention', () => {
  for (const src of ['/stats/script.js', 'script.js', './script.js']) {
    expect(analytics({ src })).toEqual({ scripts: [], connections: [] })
  }
})

test('a mistake in the file stops the build with a sentence that names it', () => {
  expect(() => readSettings({}, '{')).toThrow('public/config.json is not valid JSON.')
  expect(() => readSettings({}, '[]')).toThrow('public/config.json must be an object.')
  expect(() => analytics({ src: 3 })).toThrow('public/config.json: "src" has 3, which is no web address.')
  expect(() => analytics({ src: 'javascript:alert(1)' })).toThrow('which is no web address.')
  expect(() => analytics({ connect: ["https://x'y.example"] })).toThrow('"connect" has')
})
