import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { changedLast, isCurrent } from './built.js'

describe('what was built is what a build would make now', () => {
  const stamp = { began: 1000, environment: { BASE_PATH: '/demo/', SITE_URL: '' } }

  test('where nothing has changed since the build began, and its settings are the same', () => {
    expect(isCurrent(stamp, { BASE_PATH: '/demo/', PORT: '4180' }, 999)).toBe(true)
    expect(isCurrent(stamp, { BASE_PATH: '/demo/', SITE_URL: '' }, 999)).toBe(true)
  })

  test('unless a source was changed since then, or at that moment', () => {
    expect(isCurrent(stamp, { BASE_PATH: '/demo/' }, 1000)).toBe(false)
    expect(isCurrent(stamp, { BASE_PATH: '/demo/' }, 1001)).toBe(false)
  })

  test('unless a setting was changed, set or taken away', () => {
    expect(isCurrent(stamp, { BASE_PATH: '/' }, 999)).toBe(false)
    expect(isCurrent(stamp, {}, 999)).toBe(false)
    expect(isCurrent(stamp, { BASE_PATH: '/demo/', SITE_URL: 'https://a.example' }, 999)).toBe(false)
  })
})

describe('the last change', () => {
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

  test('is that of the newest file, in whatever folder', () => {
    utimesSync(file, 200, 200)
    expect(changedLast([folder])).toBe(200_000)
    expect(changedLast([folder, join(root, 'missing')])).toBe(200_000)
  })

  test('is that of a file which was added or deleted', () => {
    expect(changedLast([folder])).toBe(100_000)
    rmSync(file)
    expect(changedLast([folder])).toBeGreaterThan(100_000)
  })
})
