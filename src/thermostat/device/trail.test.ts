import { describe, expect, test } from 'vitest'
import { MAX_PATH_LENGTH } from './paths'
import {
  createEntry,
  createTrail,
  currentEntry,
  MAX_TRAIL_LENGTH,
  overlayContexts,
  overlayOf,
  overlayStatuses,
  push,
  replace,
  stepsBackTo,
  type Trail,
  travel,
  travelBackTo,
} from './trail'

const trail = (...paths: string[]): Trail =>
  paths
    .slice(1)
    .reduce((before, path) => push(before, createEntry(path)), createTrail(createEntry(paths[0] ?? '/')))
const pathsOf = ({ places }: Trail) => places.map(({ path }) => path)

describe('the path of an entry', () => {
  // behaviour 3.2
  test.each([
    ['/home', '/home'],
    ['/home/', '/home'],
    ['/home/menu//', '/home/menu'],
    ['/', '/'],
  ])('A trailing slash means the same route: %s is %s', (path, route) => {
    expect(createEntry(path).path).toBe(route)
  })

  // behaviour 3.3
  test.each(['', 'home', '?', `/${'x'.repeat(MAX_PATH_LENGTH)}`])(
    '%s becomes a path without a screen',
    (path) => {
      expect(createEntry(path).path).toBe('/unknown')
    },
  )

  test.each([
    '/home/../admin',
    '/..',
    '/./home',
    '/%2E%2e/admin',
    '/home/.%2e',
    '/a\\..\\admin',
    '/\n../admin',
    '/home/.\t.',
  ])('%j, which could leave the site’s folder, becomes a path without a screen', (path) => {
    expect(createEntry(path).path).toBe('/unknown')
  })

  test('a path of the maximum length is allowed', () => {
    const longest = `/${'x'.repeat(MAX_PATH_LENGTH - 1)}`
    expect(createEntry(longest).path).toBe(longest)
  })

  // behaviour 3.5, 16.5
  test('status and context together show a temporary confirmation overlay', () => {
    expect(overlayStatuses).toEqual(['start', 'save', 'stop', 'connecting', 'connected'])
    expect([...overlayContexts].sort()).toEqual(['energy-consumption', 'installer', 'program', 'settings'])
    for (const status of overlayStatuses)
      for (const context of overlayContexts) expect(overlayOf(status, context)).toEqual({ status, context })
  })

  test.each([
    ['save', null],
    [null, 'settings'],
    [null, null],
    ['saved', 'settings'],
    ['save', 'home'],
    ['toString', 'settings'],
    ['', ''],
  ])('An unknown status or context shows no overlay: %s, %s', (status, context) => {
    expect(overlayOf(status, context)).toBeNull()
  })
})

describe('moving', () => {
  const long = trail('/home', '/home/menu', '/home/menu/settings')

  test('a trail begins with the first entry', () => {
    expect(currentEntry(createTrail(createEntry('/home'))).path).toBe('/home')
    expect(createTrail(createEntry('/home'), 7)).toMatchObject({ at: 0, dropped: 7 })
  })

  // behaviour 2.2
  test('push adds an entry after the current one and drops the entries ahead', () => {
    const on = push(travel(long, -2), createEntry('/upgrade'))
    expect(pathsOf(on)).toEqual(['/home', '/upgrade'])
    expect(currentEntry(on).path).toBe('/upgrade')
  })

  test('a step back and a step forward drop no entry', () => {
    expect(currentEntry(travel(long, -1)).path).toBe('/home/menu')
    expect(travel(travel(long, -2), 2)).toEqual(long)
  })

  test.each([-3, -100, 1, 0, 0.5, -0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'a step of %d from the end of three entries changes nothing',
    (steps) => {
      expect(travel(long, steps)).toBe(long)
    },
  )

  test('replace replaces the current entry', () => {
    expect(pathsOf(replace(trail('/home', '/home/menu'), createEntry('/upgrade')))).toEqual([
      '/home',
      '/upgrade',
    ])
  })
})

describe('going back to a path', () => {
  const long = trail('/home', '/home/menu', '/home/menu/settings', '/home/menu', '/upgrade')

  // behaviour 2.5
  test('goes along the trail to the last visit', () => {
    expect(stepsBackTo(long, '/home/menu')).toBe(1)
    expect(travelBackTo(long, '/home/menu')).toEqual(travel(long, -1))
    expect(travelBackTo(long, '/home')).toEqual(travel(long, -4))
  })

  test('replaces the current entry if the path is not behind it, so that the trail gets no longer', () => {
    expect(stepsBackTo(long, '/home/menu/program')).toBeNull()
    const other = travelBackTo(long, '/home/menu/program')
    expect(other.places).toHaveLength(long.places.length)
    expect(currentEntry(other).path).toBe('/home/menu/program')
  })

  test('ignores entries with an overlay', () => {
    const overlay = overlayOf('save', 'settings')
    const saved = push(createTrail(createEntry('/home/menu', overlay)), createEntry('/home'))
    expect(stepsBackTo(saved, '/home/menu')).toBeNull()
  })
})

describe('a long visit', () => {
  const long = trail(...Array.from({ length: 3 * MAX_TRAIL_LENGTH }, (_, step) => `/home/${step}`))

  // behaviour 2.1
  test(`keeps ${MAX_TRAIL_LENGTH} entries, as browsers do`, () => {
    expect(long.places).toHaveLength(MAX_TRAIL_LENGTH)
    expect(long.at).toBe(MAX_TRAIL_LENGTH - 1)
    expect(currentEntry(long).path).toBe(`/home/${3 * MAX_TRAIL_LENGTH - 1}`)
  })

  test('an entry keeps its number when entries before it are dropped', () => {
    for (const [index, place] of long.places.entries())
      expect(place.path).toBe(`/home/${long.dropped + index}`)
  })

  test('push in the middle drops no entry before it', () => {
    const middle = push(travel(long, -10), createEntry('/upgrade'))
    expect(middle.dropped).toBe(long.dropped)
    expect(middle.places).toHaveLength(MAX_TRAIL_LENGTH - 9)
  })
})
