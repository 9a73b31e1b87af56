import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const analytics = (config: unknown) => readSettings({}, JSON.stringify({ analytics: config })).analytics

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
  const connect = ['https://*.count.example', 'wss://live.example:8443']
  expect(analytics({ src: 'https://count.example/js/script.js', connect })).toEqual({
    scripts: ['https://count.example'],
    connections: ['https://count.example', ...connect],
  })
  expect(analytics({ src: '//count.example/js' }).scripts).toEqual(['https://count.example'])
})

test('a script of the site itself needs no mention', () => {
  for (const src of ['/stats/script.js', './script.js', '../script.js']) {
    expect(analytics({ src })).toEqual({ scripts: [], connections: [] })
  }
})

test('a mistake in the file stops the build with a sentence that names it', () => {
  expect(() => readSettings({}, '{')).toThrow('public/config.json is not valid JSON.')
  expect(() => readSettings({}, '[]')).toThrow('public/config.json must be an object.')
  for (const src of [3, '', 'count.example/script.js', 'javascript:alert(1)', "https://x'y.example"]) {
    expect(() => analytics({ src }), String(src)).toThrow('public/config.json: "src" is')
  }
  for (const wrong of [
    ['*'],
    ['https://x.example; script-src *'],
    ['https://a.example/path'],
    [7],
    'https://a.example',
  ]) {
    expect(() => analytics({ src: '/a.js', connect: wrong }), String(wrong)).toThrow(
      'public/config.json: "connect"',
    )
  }
})
