import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changedLast, isCurrent } from './built.js'

const stamp = { began: 1000, environment: { BASE_PATH: '/demo/', SITE_URL: '' } }

test.each([
  [true, 'where nothing has changed', { BASE_PATH: '/demo/', PORT: '4180' }, 999],
  [true, 'also with an empty setting', { BASE_PATH: '/demo/', SITE_URL: '' }, 999],
  [false, 'a source was changed at that moment', { BASE_PATH: '/demo/' }, 1000],
  [false, 'a source was changed since then', { BASE_PATH: '/demo/' }, 1001],
  [false, 'a setting was changed', { BASE_PATH: '/' }, 999],
  [false, 'a setting was taken away', {}, 999],
  [false, 'a setting was set', { BASE_PATH: '/demo/', SITE_URL: 'https://a.example' }, 999],
])('what was built is what a build would make now: %s, %s', (is, _what, environment, changed) => {
  expect(isCurrent(stamp, environment, changed)).toBe(is)
})

const root = mkdtempSync(join(tmpdir(), 'built-'))
const folder = join(root, 'src')
const file = join(folder, 'deep', 'file.ts')
afterAll(() => rmSync(root, { recursive: true }))

beforeEach(() => {
  mkdirSync(join(folder, 'deep'), { recursive: true })
  writeFileSync(file, '')
  // From the inside out, because what is written in a folder changes its time.
  for (const path of [file, join(folder, 'deep'), folder]) utimesSync(path, 100, 100)
})

test('the last change is that of the newest file, in whatever folder', () => {
  utimesSync(file, 200, 200)
  expect(changedLast([folder])).toBe(200_000)
  expect(changedLast([folder, join(root, 'missing')])).toBe(200_000)
})

test('the last change is that of a file which was added or deleted', () => {
  expect(changedLast([folder])).toBe(100_000)
  rmSync(file)
  expect(changedLast([folder])).toBeGreaterThan(100_000)
})
