import { expect, test } from 'vitest'
import { securityHeaders } from './policy.ts'
import { headersFile, htaccess, nginxConfig } from './servers.ts'

const security = securityHeaders({ frameAncestors: [], analytics: { scripts: [], connections: [] } })
const policy = security['Content-Security-Policy'] ?? ''

// What nginx makes of its part is tested with nginx, in tests/hosting.spec.ts.

test('every kind of server sends every header', () => {
  const written = [headersFile('/', security), htaccess('/', security), nginxConfig('/', security)]
  for (const file of written) {
    for (const [name, value] of Object.entries(security)) {
      expect(file).toContain(name)
      expect(file).toContain(value)
    }
    expect(file).toContain('immutable')
  }
})

test('no rule of _headers sets what another one sets for the same file', () => {
  const rules = headersFile('/demo/', security).split('\n\n').slice(1)
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual(['/demo/*', '/demo/assets/*', '/demo/embed.js'])
  expect(rules[0]).toContain(`\n  Content-Security-Policy: ${policy}\n`)
  // A host would join two values of one header.
  expect(rules[0]).not.toContain('Cache-Control')
})

test('Apache finds the page of unknown addresses and the compressed files', () => {
  const file = htaccess('/demo/', security)
  expect(file).toContain('ErrorDocument 404 /demo/404.html')
  expect(file).toContain('m#^/demo/assets/#')
  expect(file).toContain('RewriteRule \\.(html|js|css|json|svg|webmanifest)$ %{REQUEST_URI}.br [L]')
  const opened = file.match(/<(IfModule|If|FilesMatch)\b/g)
  expect(file.match(/<\/(IfModule|If|FilesMatch)>/g)).toHaveLength(opened?.length ?? -1)
})

test('nginx is told the way to a folder, and none where there is no folder', () => {
  expect(nginxConfig('/demo/', security)).toContain('location = /demo {')
  expect(nginxConfig('/', security)).not.toContain('return 301')
})
