import { describe, expect, test } from 'vitest'
import { LONGEST_PATH } from './paths'
import {
  contexts,
  here,
  LONGEST_TRAIL,
  overlayOf,
  placeAt,
  push,
  replace,
  retreat,
  statuses,
  stepsBehind,
  type Trail,
  trailOf,
  travel,
} from './trail'

const trail = (...paths: string[]): Trail =>
  paths.slice(1).reduce((before, path) => push(before, placeAt(path)), trailOf(placeAt(paths[0] ?? '/')))
const pathsOf = ({ places }: Trail) => places.map(({ path }) => path)

describe('the address of a place', () => {
  // behaviour 3.2
  test.each([
    ['/home', '/home'],
    ['/home/', '/home'],
    ['/home/menu//', '/home/menu'],
    ['/', '/'],
  ])('A trailing slash means the same route: %s is %s', (path, route) => {
    expect(placeAt(path).path).toBe(route)
  })

  // behaviour 3.3
  test.each(['', 'home', '?', `/${'x'.repeat(LONGEST_PATH)}`])('%s is a path that no screen has', (path) => {
    expect(placeAt(path).path).toBe('/unknown')
  })

  test.each([
    '/home/../admin',
    '/..',
    '/./home',
    '/%2E%2e/admin',
    '/home/.%2e',
    '/a\\..\\admin',
    '/\n../admin',
    '/home/.\t.',
  ])('%j would lead out of the folder of the product', (path) => {
    expect(placeAt(path).path).toBe('/unknown')
  })

  test('a path that is as long as may be is still one', () => {
    const longest = `/${'x'.repeat(LONGEST_PATH - 1)}`
    expect(placeAt(longest).path).toBe(longest)
  })

  // behaviour 3.5, 16.5
  test('status and context together show a temporary confirmation overlay', () => {
    expect(statuses).toEqual(['start', 'save', 'stop', 'connecting', 'connected'])
    expect([...contexts].sort()).toEqual(['energy-consumption', 'installer', 'program', 'settings'])
    for (const status of statuses)
      for (const context of contexts) expect(overlayOf(status, context)).toEqual({ status, context })
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

  test('a trail begins with the place where the visitor arrived', () => {
    expect(here(trailOf(placeAt('/home'))).path).toBe('/home')
    expect(trailOf(placeAt('/home'), 7)).toMatchObject({ at: 0, dropped: 7 })
  })

  // behaviour 2.2
  test('going on puts a place after this one, and drops what was ahead', () => {
    const on = push(travel(long, -2), placeAt('/upgrade'))
    expect(pathsOf(on)).toEqual(['/home', '/upgrade'])
    expect(here(on).path).toBe('/upgrade')
  })

  test('a step back and a step forward agree with the browser: nothing is dropped', () => {
    expect(here(travel(long, -1)).path).toBe('/home/menu')
    expect(travel(travel(long, -2), 2)).toEqual(long)
  })

  test.each([-3, -100, 1, 0, 0.5, -0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'a step of %d from the end of three places leads nowhere',
    (steps) => {
      expect(travel(long, steps)).toBe(long)
    },
  )

  test('a place may be taken by another', () => {
    expect(pathsOf(replace(trail('/home', '/home/menu'), placeAt('/upgrade')))).toEqual(['/home', '/upgrade'])
  })
})

describe('going back to a path', () => {
  const long = trail('/home', '/home/menu', '/home/menu/settings', '/home/menu', '/upgrade')

  // behaviour 2.5
  test('goes along the trail to where the visitor was there last', () => {
    expect(stepsBehind(long, '/home/menu')).toBe(1)
    expect(retreat(long, '/home/menu')).toEqual(travel(long, -1))
    expect(retreat(long, '/home')).toEqual(travel(long, -4))
  })

  test('replaces this place if the path is not behind it, so that going back makes no trail longer', () => {
    expect(stepsBehind(long, '/home/menu/program')).toBeNull()
    const other = retreat(long, '/home/menu/program')
    expect(other.places).toHaveLength(long.places.length)
    expect(here(other).path).toBe('/home/menu/program')
  })

  test('does not count a confirmation as having been there', () => {
    const overlay = overlayOf('save', 'settings')
    const saved = push(trailOf(placeAt('/home/menu', overlay)), placeAt('/home'))
    expect(stepsBehind(saved, '/home/menu')).toBeNull()
  })
})

describe('a long visit', () => {
  const long = trail(...Array.from({ length: 3 * LONGEST_TRAIL }, (_, step) => `/home/${step}`))

  // behaviour 2.1
  test(`remembers ${LONGEST_TRAIL} places, as far as browsers do`, () => {
    expect(long.places).toHaveLength(LONGEST_TRAIL)
    expect(long.at).toBe(LONGEST_TRAIL - 1)
    expect(here(long).path).toBe(`/home/${3 * LONGEST_TRAIL - 1}`)
  })

  test('a place keeps its number when those in front of it are forgotten', () => {
    for (const [index, place] of long.places.entries())
      expect(place.path).toBe(`/home/${long.dropped + index}`)
  })

  test('going on from the middle of it forgets nothing in front', () => {
    const middle = push(travel(long, -10), placeAt('/upgrade'))
    expect(middle.dropped).toBe(long.dropped)
    expect(middle.places).toHaveLength(LONGEST_TRAIL - 9)
  })
})
