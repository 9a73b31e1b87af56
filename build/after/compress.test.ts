import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFile, isWorthIt } from './compress.ts'

test('text files are compressed, except the manual, fonts, files for servers and files that a host may edit', () => {
  const web = ['assets/a.js', 'sw.js', 'manifest.webmanifest', 'assets/a.svg']
  const files = ['index.html', 'home/index.html', ...web]
  expect(files.filter(isWorthIt)).toEqual(files)
  const served = ['_headers', '.htaccess', '.vite/manifest.json', 'config.json']
  const others = ['manual/en/lock-keys/index.html', 'assets/a.woff2', 'a.png', 'a.js.br', ...served]
  expect(others.filter(isWorthIt)).toEqual([])
})

test('a text file has two compressed copies with the same content, a small file has none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thermostat-compress-'))
  const [long, short] = [join(folder, 'long.js'), join(folder, 'short.js')]
  const text = 'const floor = "warm"\n'.repeat(200)
  writeFileSync(long, text)
  writeFileSync(short, 'const floor = "cold"\n')
  await Promise.all([compressFile(long), compressFile(short)])
  expect(String(brotliDecompressSync(readFileSync(`${long}.br`)))).toBe(text)
  expect(String(gunzipSync(readFileSync(`${long}.gz`)))).toBe(text)
  expect(existsSync(`${short}.br`) || existsSync(`${short}.gz`)).toBe(false)
  rmSync(folder, { recursive: true })
})
