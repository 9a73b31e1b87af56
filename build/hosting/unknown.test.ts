import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasFile } from './unknown.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thermostat-site-'))
  const files = ['index.html', 'home/index.html', 'assets/a b.js', '_headers', '.htaccess', '.vite/a.js']
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const there = ['', 'index.html', 'home/', 'home/index.html', 'assets/a%20b.js']
test.each(there)('a site has /%s', (path) => expect(hasFile(folder, path)).toBe(true))

const missing = ['home', 'nowhere', 'nowhere/', 'assets/', 'home/menu/', '%', 'index.html/']
test.each(missing)('a site has no /%s', (path) => expect(hasFile(folder, path)).toBe(false))

const above = ['home/../_headers', 'home/%2e%2e/.htaccess']
const forServers = ['_headers', '.htaccess', '%2Ehtaccess', '.vite/a.js', ...above]
test.each(forServers)('what is for servers only is not sent: /%s', (path) => {
  expect(hasFile(folder, path)).toBe(false)
})
