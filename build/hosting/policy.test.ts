import { expect, test } from 'vitest'
import { commonPolicy, headerPolicy, headersOf, metaPolicy, securityHeaders } from './policy.ts'

const plain = { frameAncestors: [], analytics: null }
const analytics = { scripts: ['https://a.example'], connections: ['https://a.example', 'https://b.example'] }
const counted = { frameAncestors: [], analytics }
const directives = (policy: string, ...names: string[]) =>
  policy.split('; ').filter((one) => names.includes(one.split(' ')[0] ?? ''))

test('all sources are the site itself, and inline scripts and styles are forbidden', () => {
  const kinds = ['device', 'embed', 'manual'] as const
  for (const policy of [...kinds.map((kind) => metaPolicy(kind, plain)), commonPolicy(plain)]) {
    expect(policy.startsWith("default-src 'none'; ")).toBe(true)
    expect(policy.replace("; style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|http|\*|data:|blob:/)
    expect(policy).toContain("; style-src 'self'; ")
    expect(policy).toContain("require-trusted-types-for 'script'")
  }
})

test('elements of the manual may have inline styles, and so may all pages of a host with one policy', () => {
  const attributes = (policy: string) => directives(policy, 'style-src-attr')
  expect(attributes(metaPolicy('device', plain))).toEqual([])
  expect(attributes(metaPolicy('embed', plain))).toEqual([])
  for (const policy of [metaPolicy('manual', plain), commonPolicy(plain)])
    expect(attributes(policy)).toEqual(["style-src-attr 'unsafe-inline'"])
})

test('the analytics script may load and send, and its origin may do nothing else', () => {
  const policy = metaPolicy('device', counted)
  expect(policy.split('; ').filter((one) => one.includes('a.example'))).toEqual([
    "script-src 'self' https://a.example",
    "img-src 'self' https://a.example https://b.example",
    "connect-src 'self' https://a.example https://b.example",
  ])
  expect(metaPolicy('embed', counted)).not.toContain('example')
})

test('only embed.html and the manual have a frame, and only configured scripts get a trusted type', () => {
  const names = ['frame-src', 'trusted-types']
  expect(directives(metaPolicy('device', plain), ...names)).toEqual(['trusted-types offline'])
  expect(directives(metaPolicy('device', counted), ...names)).toEqual(['trusted-types offline default'])
  const framing = ["frame-src 'self'", "trusted-types 'none'"]
  for (const kind of ['embed', 'manual'] as const)
    expect(directives(metaPolicy(kind, counted), ...names), kind).toEqual(framing)
  const forAll = ['trusted-types offline default', "frame-src 'self'"]
  expect(directives(commonPolicy(counted), ...names), 'a policy for all pages').toEqual(forAll)
})

test.each([
  ['embed', ['embed.html']],
  ['manual', ['manual/fi/lock-keys/']],
  ['device', ['', 'home/', '404.html', 'embed.js', 'manuals', 'sheet/']],
] as const)('the policy of %s is that of %j', (kind, paths) => {
  for (const path of paths)
    expect(headersOf(path, plain)['Content-Security-Policy'], path).toBe(headerPolicy(kind, plain))
})

test('frame-ancestors is set only if it is configured, and only in a header', () => {
  expect(headerPolicy('device', plain)).toBe(metaPolicy('device', plain))
  const chosen = { ...plain, frameAncestors: ["'self'", 'https://shop.example'] }
  const ancestors = "; frame-ancestors 'self' https://shop.example"
  expect(headerPolicy('device', chosen)).toBe(metaPolicy('device', plain) + ancestors)
  const others = { ...plain, frameAncestors: ['https://shop.example'] }
  const own = /ancestors 'self' https:\/\/shop\.example$/
  expect(headerPolicy('device', others), 'our own pages always may').toMatch(own)
  expect(headerPolicy('embed', chosen)).toBe(metaPolicy('embed', plain) + ancestors)
  expect(commonPolicy(chosen)).toBe(commonPolicy(plain) + ancestors)
  expect(metaPolicy('device', chosen)).not.toContain('frame-ancestors')
  expect(Object.keys(securityHeaders(chosen))).not.toContain('X-Frame-Options')
})

test('every page may be loaded by pages with cross-origin isolation, and isolates its window', () => {
  const headers = {
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
  for (const path of ['', 'home/', '404.html', 'embed.html', 'embed.js', 'assets/index-abc.js'])
    expect(headersOf(path, plain), path).toMatchObject(headers)
})

test('a file with a hash in its name is cached, every other file is revalidated', () => {
  const caching = (path: string) => headersOf(path, plain)['Cache-Control']
  expect(caching('assets/index-abc.js')).toContain('immutable')
  for (const path of ['', 'home/', 'sw.js', 'config.json', 'icons/icon-192.png', 'myassets/x.js'])
    expect(caching(path), path).toBe('no-cache')
})

test('files for other pages are cached for some minutes, and may be loaded as modules', () => {
  expect(headersOf('embed.js', plain)).toMatchObject({
    'Cache-Control': 'public, max-age=600',
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  })
  expect(headersOf('embed.js.map', plain)).not.toHaveProperty('Access-Control-Allow-Origin')
})
