import { expect, test } from 'vitest'
import { headerPolicy, headersOf, metaPolicy, securityHeaders } from './policy.ts'

const plain = { frameAncestors: [], analytics: { scripts: [], connections: [] } }

test('nothing comes from anywhere but the site, and no script is written into it', () => {
  const policy = metaPolicy(plain)
  expect(policy.startsWith("default-src 'none'; ")).toBe(true)
  expect(policy).not.toMatch(/unsafe|http|\*|data:|blob:/)
  expect(policy).toContain("require-trusted-types-for 'script'")
})

test('analytics may be loaded and told, and nothing else of theirs', () => {
  const analytics = {
    scripts: ['https://a.example'],
    connections: ['https://a.example', 'https://b.example'],
  }
  const directives = metaPolicy({ analytics }).split('; ')
  expect(directives.filter((one) => one.includes('a.example'))).toEqual([
    "script-src 'self' https://a.example",
    "img-src 'self' https://a.example https://b.example",
    "connect-src 'self' https://a.example https://b.example",
  ])
})

test('who may frame the site is said only where it is set, and only in a header', () => {
  expect(headerPolicy(plain)).toBe(metaPolicy(plain))
  const chosen = { ...plain, frameAncestors: ["'self'", 'https://shop.example'] }
  expect(headerPolicy(chosen)).toBe(`${metaPolicy(plain)}; frame-ancestors 'self' https://shop.example`)
  expect(metaPolicy(chosen)).not.toContain('frame-ancestors')
  expect(Object.keys(securityHeaders(chosen))).not.toContain('X-Frame-Options')
})

test('a file with a hash in its name is kept, every other one is asked for again', () => {
  const caching = (path: string) => headersOf(path, plain)['Cache-Control']
  expect(caching('assets/index-abc.js')).toContain('immutable')
  for (const path of ['', 'home/', 'sw.js', 'config.json', 'icons/icon-192.png', 'myassets/x.js']) {
    expect(caching(path), path).toBe('no-cache')
  }
})

test('what other pages load is kept for some minutes and may be a module', () => {
  expect(headersOf('embed.js', plain)).toMatchObject({
    'Cache-Control': 'public, max-age=600',
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  })
  expect(headersOf('embed.js.map', plain)).not.toHaveProperty('Access-Control-Allow-Origin')
})
