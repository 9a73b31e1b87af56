import { describe, expect, test } from 'vitest'
import { FakeHistory } from '../../tests/helpers/fakes/history'
import { originWith } from '../../tests/helpers/fakes/kept'
import type { FakeOrigin } from '../../tests/helpers/fakes/storage'
import { FakeWindow } from '../../tests/helpers/fakes/window'
import { type Button, factorySettings, type Settings } from '../device/device'
import { packDevice } from '../share/packed'
import { connectBrowser } from './connect'
import { backToOwn, forgetFor, takeOver } from './own-device'
import { SESSION } from './session'
import { beginWay, type SharedDevice, sharedDevice } from './shared-link'

const packed = packDevice({ ...factorySettings, temperatureValue: 30, keylock: 'on', wifiInstalled: true })
const LINK = `#d=${packed}`

/** A visitor with a device of their own at 12 degrees, who opens a link. */
function openLink(origin = withOwn()) {
  const window = new FakeWindow({ address: `/home${LINK}`, origin, history: new FakeHistory(`/home${LINK}`) })
  const reloads: string[] = []
  const page = {
    localStorage: window.localStorage,
    sessionStorage: window.sessionStorage,
    history: window.history,
    location: { pathname: '/home', search: '', reload: () => void reloads.push(window.history.url) },
  }
  const shared = sharedDevice(LINK, packed) as SharedDevice
  const { store } = connectBrowser(window, '/', { clock: window.clock, shared })
  const press = (button: Button) => {
    for (const type of ['down', 'up'] as const) store.getState().send({ type, button })
  }
  return { window, origin, page, shared, store, press, reloads, device: () => store.getState().device }
}

const withOwn = () => originWith({ state: { temperatureValue: 12, keylock: 'off', other: 'kept' } })

/** The settings that the visitor finds at the next visit. */
function deviceAfter(origin: FakeOrigin): Settings {
  const { store } = connectBrowser(new FakeWindow({ address: '/home', origin }), '/')
  return store.getState().device.settings
}

const stored = (origin: FakeOrigin) => JSON.parse(origin.values.get('state') ?? 'null') as Partial<Settings>

// behaviour 30.4
test('a shared device has the settings of its link, and no guide begins', () => {
  const { device } = openLink()
  expect(device().settings).toMatchObject({ temperatureValue: 30, keylock: 'on', wifiInstalled: true })
  expect(device().settings.installationGuide).toBe('false')
})

test('what is pressed on it is stored nowhere', () => {
  const { origin, store, device } = openLink()
  const before = [...origin.values]
  store.getState().send({ type: 'language', language: 'fi' })
  store.getState().send({ type: 'switch', name: 'wifiInstalled' })
  expect(device().settings.wifiInstalled).toBe(false)
  expect([...origin.values]).toEqual(before)
})

test('what other tabs change is not seen', () => {
  const { window, origin, device } = openLink()
  const other = origin.tab()
  other.setItem('state', JSON.stringify({ temperatureValue: 7 }))
  other.setItem('temperatureValue', '7')
  window.hear()
  window.comeBack()
  expect(device().settings.temperatureValue).toBe(30)
})

test('its fragment stays in the address, wherever the visitor goes', () => {
  const { window, store } = openLink()
  store.getState().send({ type: 'go', path: '/home/menu' })
  expect(window.history.entries.map(({ url }) => url)).toEqual([`/home${LINK}`, `/home/menu${LINK}`])
})

test('a reload begins it anew, in the language that it had', () => {
  const { window, store } = openLink()
  store.getState().send({ type: 'language', language: 'fi' })
  window.tell('pagehide')
  window.loadedBy = 'reload'
  const shared = sharedDevice(LINK, packed) as SharedDevice
  const again = connectBrowser(window, '/', { clock: window.clock, shared })
  expect(again.store.getState().device.settings).toMatchObject({ language: 'fi', temperatureValue: 30 })
})

// behaviour 30.5
test('taken over it is what is stored, with what was pressed meanwhile; all else is kept', () => {
  const { origin, page, shared, store, reloads } = openLink()
  store.getState().send({ type: 'language', language: 'fi' })
  expect(takeOver(page, shared)).toBe(true)
  expect(stored(origin)).toMatchObject({ temperatureValue: 30, keylock: 'on', language: 'fi', other: 'kept' })
  expect(reloads).toEqual(['/home'])
})

test('taken over after a factory reset it begins as new', () => {
  const { origin, page, shared, store } = openLink()
  store.getState().send({ type: 'reset' })
  expect(takeOver(page, shared)).toBe(true)
  const { wifiInstalled, temperatureValue, keylock } = factorySettings
  const asNew = { wifiInstalled, temperatureValue, keylock }
  expect(deviceAfter(origin)).toMatchObject(asNew)
  expect([...origin.values].filter(([, value]) => value === 'null')).toEqual([])
})

test('what the visitor had, and the link has not, is gone then', () => {
  const origin = originWith({ state: { program: 'week', temperatureValue: 12 }, program: 'week' })
  const { page, shared } = openLink(origin)
  takeOver(page, shared)
  expect(deviceAfter(origin)).toMatchObject({ program: null, temperatureValue: 30 })
})

test('nothing is taken over where the browser refuses, and the device stays in view', () => {
  const { window, page, shared, reloads, origin } = openLink()
  window.localStorage.refuses = (_call, kind) => kind === 'set'
  expect(takeOver(page, shared)).toBe(false)
  expect(stored(origin).temperatureValue).toBe(12)
  expect(reloads).toEqual([])
})

/** The visitor's own device at 12 degrees, in one of the forms in which it may be stored. */
const owns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'that can be read': {
    state: JSON.stringify({ temperatureValue: 12, keylock: 'off', other: 'kept' }),
    temperatureValue: '12',
    keylock: 'off',
  },
  'that cannot be read': { state: 'theirs', temperatureValue: '12', theirs: 'kept' },
}

describe.each(Object.entries(owns))('taking over in place of an own device %s', (_what, own) => {
  const openBeside = () => openLink(originWith(own))

  test('is all or nothing, from whichever call on the browser refuses to write', () => {
    const outcomes = Array.from({ length: 60 }, (_, first) => {
      const { origin, window, page, shared, reloads } = openBeside()
      let writes = 0
      window.localStorage.refuses = (_call, kind) => kind === 'set' && ++writes > first
      const isTaken = takeOver(page, shared)
      window.localStorage.refuses = () => false
      if (isTaken) expect(deviceAfter(origin)).toMatchObject({ temperatureValue: 30, keylock: 'on' })
      else expect(Object.fromEntries(origin.values)).toEqual(own)
      expect(reloads).toEqual(isTaken ? ['/home'] : [])
      return isTaken
    })
    expect(outcomes.slice(0, 2), 'nothing').toEqual([false, false])
    expect(outcomes.at(-1), 'all').toBe(true)
  })

  test('is nothing where the browser does not say what is stored', () => {
    const { origin, window, page, shared } = openBeside()
    window.localStorage.refuses = (_call, kind) => kind === 'get'
    expect(takeOver(page, shared)).toBe(false)
    expect(Object.fromEntries(origin.values)).toEqual(own)
  })
})

test.each(['theirs', '[]', `{"theirs":${'['.repeat(6000)}${']'.repeat(6000)}}`])(
  'what stood there and cannot be kept is backed up: %.10s',
  (state) => {
    const origin = originWith({ state })
    const { page, shared } = openLink(origin)
    expect(takeOver(page, shared)).toBe(true)
    expect(origin.values.get('state.unreadable')).toBe(state)
    expect(stored(origin).temperatureValue).toBe(30)
  },
)

test('an earlier backup is kept', () => {
  const origin = originWith({ state: 'theirs', 'state.unreadable': 'first' })
  const { page, shared } = openLink(origin)
  expect(takeOver(page, shared)).toBe(true)
  expect(origin.values.get('state.unreadable')).toBe('first')
})

test('where storage must not even be mentioned, the device is there and nothing is taken over', () => {
  const { page, shared, device } = openLink()
  const blocked = Object.defineProperties(
    { ...page },
    {
      localStorage: { get: refuse },
      sessionStorage: { get: refuse },
    },
  )
  expect(() => beginWay(blocked)).not.toThrow()
  expect(() => forgetFor(blocked, { ...device(), visitors: 1 }, device())).not.toThrow()
  expect(takeOver(blocked, shared)).toBe(false)
})

function refuse(): never {
  throw new DOMException('refused', 'SecurityError')
}

test('back to one’s own, the page begins anew without the fragment', () => {
  const { page, reloads, origin } = openLink()
  backToOwn(page)
  expect(reloads).toEqual(['/home'])
  expect(stored(origin).temperatureValue).toBe(12)
})

test('a link that is opened begins a way of its own, and a reload goes on with it', () => {
  const { page, window } = openLink()
  beginWay(page)
  expect(window.sessionStorage.getItem(SESSION)).not.toBeNull()
  beginWay({ ...page, history: new FakeHistory(`/home${LINK}`) })
  expect(window.sessionStorage.getItem(SESSION)).toBeNull()
})

test('the next visitor of a showroom finds nothing stored', () => {
  const { origin, page, reloads, device } = openLink()
  forgetFor(page, device(), device())
  expect(stored(origin).temperatureValue).toBe(12)
  forgetFor(page, { ...device(), visitors: 1 }, device())
  expect(stored(origin)).toBeNull()
  expect(reloads).toEqual(['/home'])
})

test.each(['', '1', '1raNV', '2raNU', 'x'.repeat(9000)])('%j shares no device', (text) => {
  expect(sharedDevice(`#d=${text}`, text)).toBeNull()
})
