import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEntry, type Trail } from '../../thermostat/device/device'
import { historyIndexOf, placeOf, readAddress, restoreTrail, urlOf, withHistoryIndex } from './url'

const BASE = '/demo/thermostat/'

/** The URL of an address in a browser. */
function read(address: string, base = '/') {
  const { pathname, search } = new URL(`https://host.example${address}`)
  return readAddress({ pathname, search }, base)
}

// behaviour 3.1
describe('routes are relative to the base path', () => {
  test.each([
    ['/', '/', '/'],
    ['/home/menu', '/', '/home/menu'],
    ['/demo/thermostat/', BASE, '/'],
    ['/demo/thermostat', BASE, '/'],
    ['/demo/thermostat/home', BASE, '/home'],
    ['/demo/thermostats/home', BASE, '/demo/thermostats/home'],
    ['/index.html', '/', '/'],
    ['/demo/thermostat/home/index.html', BASE, '/home/'],
    ['/home/index.html/menu', '/', '/home/index.html/menu'],
    ['/home', '', '/home'],
  ])('%s below %s is %s', (address, base, path) => {
    expect(read(address, base).path).toBe(path)
  })

  test.each([
    ['/', '/', '/'],
    ['/home/menu', '/', '/home/menu'],
    ['/', BASE, '/demo/thermostat/'],
    ['/home', BASE, '/demo/thermostat/home'],
  ])('the address of %s below %s is %s', (path, base, url) => {
    expect(urlOf(createEntry(path), base)).toBe(url)
  })
})

test('the overlay is the address: ?status=…&context=…', () => {
  const place = createEntry('/home/menu/program/week', { status: 'start', context: 'program' })
  expect(urlOf(place, BASE)).toBe('/demo/thermostat/home/menu/program/week?status=start&context=program')
  expect(placeOf(read(urlOf(place, BASE), BASE))).toEqual(place)
})

const unknown = ['status=__proto__&context=program', 'status=start', 'context=program', 'status=&context=']
test.each(unknown)('an unknown status or context shows no overlay: %s', (query) => {
  expect(placeOf(read(`/home?${query}`))).toEqual(createEntry('/home'))
})

// behaviour 3.6
test.each<[string, string | null]>([
  ['sv-FI', 'sv'],
  ['nb', 'no'],
  ['de_AT', 'de'],
  ...['', 'xx', '__proto__', 'de,sv'].map((tag): [string, null] => [tag, null]),
])('?lang=%s is %s', (tag, language) => expect(read(`/home?lang=${tag}`).language).toBe(language))

describe('hostile addresses', () => {
  test.each([
    ['//evil.example/home', '/evil.example/home'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%68ome', '/home'],
    ['/%2Fevil', '/%2Fevil'],
    ['/h%C3%B8me', '/h%C3%B8me'],
    ['/home//menu', '/home/menu'],
  ])('%s is %s', (address, path) => {
    expect(readAddress({ pathname: address, search: '' }, '/').path).toBe(path)
  })

  test('any address has one slash at the beginning, and its spelling does not change again', () => {
    const hostile = fc.oneof(
      fc.webPath(),
      fc.string(),
      fc.constantFrom('//', '/\\x', '/../..', `/${'x'.repeat(10_000)}`, '/a?b#c', '/\ud800'),
    )
    fc.assert(
      fc.property(hostile, fc.constantFrom('/', BASE), (path, base) => {
        const spelled = urlOf(createEntry(path), base)
        expect(spelled).toMatch(/^\/(?!\/)/)
        const again = new URL(spelled, 'https://host.example')
        expect(again.host).toBe('host.example')
        expect(again.pathname + again.search).toBe(spelled)
      }),
    )
  })

  test('any address gives a path and does not throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, search) => {
        expect(readAddress({ pathname: `/${path}`, search: `?${search}` }, BASE).path).toMatch(/^\//)
      }),
    )
  })

  test('an address of the browser equals the address of its place', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const address = read(`/x${path}`)
        const once = urlOf(placeOf(address), '/')
        expect(urlOf(placeOf(read(once)), '/')).toBe(once)
      }),
    )
  })
})

describe('history entries have the index of their place', () => {
  test('beside other fields', () => {
    expect(historyIndexOf(withHistoryIndex({ theirs: 1 }, 7))).toBe(7)
    expect(withHistoryIndex({ theirs: 1 }, 7)).toEqual({ theirs: 1, thermostatPlace: 7 })
    expect(historyIndexOf(withHistoryIndex('theirs', 0))).toBe(0)
  })
  const noPlaces = ['7', -1, 0.5, 1e300].map((thermostatPlace) => ({ thermostatPlace }))
  test.each([null, undefined, 'x', 7, [], ...noPlaces])('%j has no index', (state) =>
    expect(historyIndexOf(state)).toBeNull(),
  )
})

describe("a reload keeps the device's back button working", () => {
  const places = [createEntry('/home'), createEntry('/home/menu'), createEntry('/home/menu/program')]
  const trail: Trail = { places, at: 2, dropped: 5 }

  // behaviour 2.11
  test.each([
    ['at the entry that the browser shows', 6, false, '/home/menu', 1],
    ['at the last one', 7, true, '/home/menu/program/', 2],
    ['where the host redirected, and the browser forgot the entry', null, true, '/home/menu/program/', 2],
    ['not for a new entry', null, false, '/home/menu/program', null],
    ['not for a new entry elsewhere', null, false, '/home/menu', null],
    ['not for an entry before the trail', 4, false, '/home', null],
    ['not for one behind it', 8, false, '/home', null],
    ['not for another address', 6, false, '/home', null],
    ['not for another overlay', 6, false, '/home/menu?status=save&context=settings', null],
  ])('the trail is restored: %s', (_what, stamp, isReload, address, at) => {
    expect(restoreTrail(trail, stamp, isReload, read(address))).toEqual(at && { ...trail, at })
  })
  test('without a stored trail nothing is restored', () => {
    expect(restoreTrail(null, 6, true, read('/home'))).toBeNull()
  })
})
