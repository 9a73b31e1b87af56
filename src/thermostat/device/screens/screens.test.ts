import { describe, expect, test } from 'vitest'
import type { Screen } from '../model'
import { paths } from '../paths'
import { openAt } from '../testing'
import { screenAt } from './index'

/** All exports of this folder. */
const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./index.ts'], {
  eager: true,
})
const isScreen = (value: unknown): value is Screen =>
  typeof value === 'object' && value !== null && 'path' in value && 'actions' in value
const exported = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(isScreen)
  .filter(({ path }) => path !== null)

test('each path has exactly one screen, and screenAt returns it', () => {
  expect(exported.map(({ path }) => path).sort()).toEqual([...paths].sort())
  for (const screen of exported) expect(screenAt(String(screen.path))).toBe(screen)
})

/** Kinds, notices and colours are compared with docs/behaviour.md in tests/documents/tables.test.ts. */
describe.each(paths)('%s', (path) => {
  const { picture } = openAt(path)

  test('has a title', () => {
    expect(picture.title).not.toBe('unknown.title')
  })

  // behaviour 3.12
  test('each link leads to a screen', () => {
    for (const line of openAt(path).lines) if (line.path) expect(paths).toContain(line.path)
  })

  test('a tap on a line opens its path', () => {
    const links = openAt(path).lines.map((line, index) => ({ ...line, index }))
    for (const { path: target, index, disabled } of links) {
      if (target === undefined || disabled) continue
      const arrived = openAt(path).tap(index).path
      expect(arrived.startsWith(target)).toBe(true)
    }
  })
})

test('a screen has its icon', () => {
  expect(openAt('/home').picture.icon).toBeNull()
  expect(openAt('/home/menu/settings').picture.icon).toBe('settings')
  expect(openAt('/hardware-test/demo').picture.icon).toBe('test')
})

// behaviour 3.3
test.each(['/nowhere', '/home/menu/nowhere', '/HOME', '/home/menu/settings/Wifi', '/toString'])(
  'the unknown path %s shows the empty display',
  (path) => {
    const { picture, enabled } = openAt(path)
    const blank = { body: { kind: 'blank' }, title: 'unknown.title', notice: 'general', legend: null }
    expect(picture).toMatchObject(blank)
    expect(enabled).toEqual(['back', 'close'])
  },
)

test('a property name of all objects is an unknown path', () => {
  expect(screenAt('__proto__')).toBe(screenAt('/nowhere'))
})
