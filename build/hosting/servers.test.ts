import { expect, test } from 'vitest'
import { commonPolicy, headerPolicy, securityHeaders } from './policy.ts'
import { headersFile, htaccess, nginxConfig } from './servers.ts'

const settings = { frameAncestors: [], analytics: null }
const embedPolicy = headerPolicy('embed', settings)

// tests/browser/hosting/hosting.spec.ts tests the part for nginx with a real nginx.

test('every kind of server sends every header', () => {
  const { 'Content-Security-Policy': policy, ...security } = securityHeaders(settings)
  const written = [headersFile('/', settings), htaccess('/', settings), nginxConfig('/', settings)]
  const named = [...Object.entries(security).flat(), 'Content-Security-Policy', 'immutable']
  for (const file of written) for (const part of named) expect(file).toContain(part)
  for (const file of written.slice(1))
    for (const one of [policy, embedPolicy]) expect(file).toContain(`"${one}"`)
})

test('no two rules of _headers set the same header for the same file', () => {
  const rules = headersFile('/demo/', settings).split('\n\n').slice(1)
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual(['/demo/*', '/demo/assets/*', '/demo/embed.js'])
  expect(rules[0]).toContain(`\n  Content-Security-Policy: ${commonPolicy(settings)}\n`)
  // A host would join two values of one header.
  expect(rules[0]).not.toContain('Cache-Control')
})

test('Apache finds the page of unknown addresses and the compressed files', () => {
  const file = htaccess('/demo/', settings)
  expect(file).toContain('ErrorDocument 404 /demo/404.html')
  expect(file).toContain('m#^/demo/assets/#')
  expect(file).toContain('RewriteRule \\.(html|js|css|json|svg|webmanifest)$ %{REQUEST_URI}.br [L]')
  const opened = file.match(/<(IfModule|If|FilesMatch)\b/g)
  expect(file.match(/<\/(IfModule|If|FilesMatch)>/g)).toHaveLength(opened?.length ?? -1)
})

test('the server compresses the files that the build does not; nginx gets the path of the folder if there is one', () => {
  expect(htaccess('/demo/', settings)).toContain('AddOutputFilterByType DEFLATE text/html')
  expect(nginxConfig('/demo/', settings)).toContain('gzip on;')
  expect(nginxConfig('/demo/', settings)).toContain('location = /demo {')
  expect(nginxConfig('/', settings)).not.toContain('return 301')
})

test('Apache replaces the policy of embed.html instead of sending two', () => {
  const [, rule = ''] = htaccess('/demo/', settings).split('m#^/demo/embed\\.html(\\.(br|gz))?$#">\n')
  expect(rule).toMatch(/^ {4}Header always set Content-Security-Policy /)
})
