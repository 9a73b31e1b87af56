import { describe, expect, test } from 'vitest'
import { FakeStorage } from '../../../tests/helpers/fakes/storage'
import { openTab } from '../../../tests/helpers/fakes/tab'
import { openSafeStorage } from '../../common/safe-storage'
import { KIOSK_KEY, readKiosk } from './kiosk'
import { BACKUP_KEY, STATE_KEY } from './storage-sync'

const MINUTE = 60_000

describe('the address', () => {
  const read = (search: string, kept?: string) => {
    const session = new FakeStorage()
    if (kept !== undefined) session.values.set(KIOSK_KEY, kept)
    const safeStorage = openSafeStorage(() => session)
    return readKiosk(search, safeStorage)
  }

  // behaviour 26.1
  test.each([
    ['a time in whole seconds', '?kiosk=5', { idleMs: 5000, path: null, language: null }],
    ['the longest', '?kiosk=86400', { idleMs: 86_400_000 }],
    ['a screen', '?kiosk=60&start=/home/menu', { path: '/home/menu' }],
    ['with a slash behind it', '?kiosk=60&start=%2Fhome%2Fmenu%2F', { path: '/home/menu' }],
    ['the start screen', '?kiosk=60&start=/', { path: '/' }],
    ['a language', '?kiosk=60&lang=sv', { language: 'sv' }],
    ['an unknown one', '?kiosk=60&lang=__proto__', { language: null }],
  ])('%s', (_what, search, kiosk) => {
    expect(read(search)).toMatchObject(kiosk)
  })

  const times = ['4', '86401', '-9', '9.5', '1e3', '0x99', '%2060', 'Infinity', '9999999999999999', '']
  test.each(['', '?', '?kiosk', ...times.map((time) => `?kiosk=${time}`)])('no kiosk: "%s"', (search) => {
    expect(read(search)).toBeNull()
  })

  const starts = ['', 'home', '/no/such/screen', '//evil.example', 'javascript:alert(1)', '/__proto__']
  test.each([...starts, `/${'a'.repeat(999)}`])('any other start is the guide: %s', (start) => {
    expect(read(`?kiosk=60&start=${start}`)).toEqual({ idleMs: MINUTE, path: null, language: null })
  })

  // behaviour 26.1
  test('the tab keeps the query that later addresses lack, until another one is given', () => {
    const kept = '?kiosk=60&start=/home&lang=sv'
    expect(read('', kept)).toEqual({ idleMs: MINUTE, path: '/home', language: 'sv' })
    expect(read('?lang=fi', kept)?.language).toBe('sv')
    expect(read('?kiosk=nonsense', kept)?.idleMs).toBe(MINUTE)
    expect(read('?kiosk=30', kept)).toEqual({ idleMs: 30_000, path: null, language: null })
  })

  test.each(['nonsense', '?kiosk=1', '{}'])('a stored query is checked in the same way: %s', (kept) => {
    expect(read('', kept)).toBeNull()
  })

  test('without storage the kiosk lasts until the page is left', () => {
    const none = openSafeStorage(() => null)
    expect(readKiosk('?kiosk=60', none)?.idleMs).toBe(MINUTE)
    expect(readKiosk('', none)).toBeNull()
  })
})

const KIOSK_AT_HOME = '/home?kiosk=60&start=/home'

describe('time', () => {
  test('the next visit starts a minute after the last press, not earlier', () => {
    const { clock, press, device, visits } = openTab(KIOSK_AT_HOME)
    clock.advance(30_000)
    press('next')
    clock.advance(MINUTE - 1)
    expect([visits(), device().settings.temperatureValue]).toEqual([1, 20])
    clock.advance(1)
    expect([visits(), device().settings.temperatureValue]).toEqual([2, 19])
  })

  // behaviour 26.1
  test.each([
    ...['pointerdown', 'keydown', 'input'].map((sign) => [sign, 'a press', 1] as const),
    ...['pointermove', 'mousemove', 'wheel', 'scroll'].map((sign) => [sign, 'none', 2] as const),
  ])('%s is %s', (sign, _what, expected) => {
    const { window, clock, visits } = openTab(KIOSK_AT_HOME)
    clock.advance(MINUTE - 1)
    window.dispatch(sign)
    clock.advance(1)
    expect(visits()).toBe(expected)
  })

  // behaviour 26.1
  test('after that no timer runs until the next press', () => {
    const { window, clock, visits } = openTab('/?kiosk=60&start=/')
    clock.advance(100 * MINUTE)
    expect(visits()).toBe(2)
    window.dispatch('pointerdown')
    clock.advance(100 * MINUTE)
    expect(visits()).toBe(3)
  })

  test('without the parameter there are no timers and no listeners', () => {
    const kiosk = openTab(KIOSK_AT_HOME)
    const plain = openTab('/home')
    expect(plain.clock.pendingCount).toBe(kiosk.clock.pendingCount - 1)
    const signs = ['pointerdown', 'keydown', 'input']
    expect(kiosk.window.listenedTypes).toEqual(expect.arrayContaining(signs))
    expect(plain.window.listenedTypes.filter((sign) => signs.includes(sign))).toEqual([])
    plain.clock.advance(1000 * MINUTE)
    expect(plain.visits()).toBe(1)
  })

  test('dispose ends all listeners and timers', () => {
    const { window, clock, go, dispose } = openTab(KIOSK_AT_HOME)
    go('/home/menu')
    dispose()
    expect(window.listenerCount + clock.pendingCount).toBe(0)
  })
})

/** Opens a tab whose last press was this many ms ago. */
const slept = (ms: number) => {
  const tab = openTab(KIOSK_AT_HOME)
  tab.press('next')
  tab.clock.sleep(ms)
  return tab
}

test.each([
  ['wakes to the next visitor when that is due', 0, 'show', 2],
  ['and not before', 1, 'show', 1],
  ['also out of the page cache', 0, 'comeBack', 2],
] as const)('a tab that slept %s', (_what, early, how, expected) => {
  const { window, device, visits } = slept(MINUTE - early)
  if (how === 'show') window.setVisibility('visible')
  else window.restoreFromCache()
  expect([visits(), device().settings.temperatureValue]).toEqual([expected, expected === 2 ? 19 : 20])
})

test('a mouse move over a tab that slept starts the next visit before the press', () => {
  const { window, clock, visits } = slept(MINUTE)
  window.dispatch('pointermove')
  expect(visits()).toBe(2)
  clock.advance(100 * MINUTE)
  expect(visits(), 'nobody has pressed').toBe(2)
})

test('the press that wakes a sleeping tab belongs to the next visit', () => {
  const { press, device, clock, visits } = slept(MINUTE)
  press('next')
  expect([visits(), device().settings.temperatureValue]).toEqual([2, 20])
  clock.advance(MINUTE)
  expect(visits()).toBe(3)
})

test('a clock that is set back does not prolong a visit', () => {
  const { clock, press, visits } = openTab(KIOSK_AT_HOME)
  press('next')
  clock.sleep(-60 * MINUTE)
  clock.advance(61 * MINUTE)
  expect(visits()).toBe(2)
})

test.each(['/?kiosk=60', '/home?kiosk=60&start=/home/menu'])('storage is reset too: %s', (address) => {
  const { clock, history, origin, press, go, state } = openTab(address)
  origin.values.set(BACKUP_KEY, 'old')
  origin.values.set('somebody-else', 'stays')
  origin.values.set(STATE_KEY, JSON.stringify({ ...state(), later: 1 }))
  clock.advance(3000)
  go('/home')
  press('next')
  clock.advance(MINUTE)
  history.arriveAll()
  const first = openTab(address.startsWith('/?') ? '/' : '/home/menu')
  // After the splash, which is a restart only at a first start.
  for (const tab of [first, { clock }]) tab.clock.advance(3000)
  expect(state()).toEqual(first.state())
  const others = [...origin.values.keys()].filter((key) => !first.origin.values.has(key))
  expect(others).toEqual(['somebody-else'])
})

describe("the browser's history", () => {
  test('goes back to its first entry for the next visit', () => {
    const { clock, history, go, path } = openTab('/upgrade?kiosk=60&start=/home')
    go('/home/menu')
    go('/home/menu/settings')
    clock.advance(MINUTE)
    history.arriveAll()
    expect(history).toMatchObject({ at: 0, url: '/home' })
    expect(path()).toBe('/home')
    go('/home/menu')
    expect(history.entries.map(({ url }) => url)).toEqual(['/home', '/home/menu'])
  })

  test('does not go back to pages before this one', () => {
    const { clock, history, go, path, dispose, load } = openTab(KIOSK_AT_HOME)
    go('/home/menu')
    dispose()
    // Its address is typed.
    history.pushState(null, '', '/home')
    load('navigate')
    go('/upgrade')
    history.go = () => expect.fail('it would load an earlier page')
    clock.advance(MINUTE)
    expect([path(), history.url]).toEqual(['/home', '/home'])
    go('/home/menu')
    expect(history.entries.map(({ url }) => url)).toEqual([
      '/home',
      '/home/menu',
      '/home',
      '/home',
      '/home/menu',
    ])
  })

  test("the browser's forward shows a screen of the previous visit on the new device", () => {
    const { clock, history, press, go, browse, device, path } = openTab(KIOSK_AT_HOME)
    press('next')
    go('/home/menu')
    clock.advance(MINUTE)
    history.arriveAll()
    browse(1)
    expect(path()).toBe('/home/menu')
    expect(device().settings.temperatureValue).toBe(19)
  })
})
