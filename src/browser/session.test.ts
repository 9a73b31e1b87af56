import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOON } from '../../tests/helpers/fakes/clock'
import { deviceAt } from '../../tests/helpers/fakes/device'
import { FakeStorage } from '../../tests/helpers/fakes/storage'
import { FakeWindow } from '../../tests/helpers/fakes/window'
import { here, LONGEST_TRAIL, type Session, type Trail } from '../device/device'
import { openArea } from './area'
import { connectSession, type Past, readSession, SESSION } from './session'
import { createDeviceStore } from './store'

const session: Session = { changedAt: NOON, network: 'Home', failed: true, reconnecting: null }
const trail: Trail = {
  places: [
    { path: '/home', overlay: null, focus: -1 },
    { path: '/home/menu/program/week', overlay: { status: 'start', context: 'program' }, focus: 2 },
  ],
  at: 1,
  dropped: 7,
}

const nothing: Past = { trail: null, lentTrail: null, session: null, language: null, hostLanguage: null }

function read(stored: unknown) {
  const storage = new FakeStorage()
  storage.values.set(SESSION, typeof stored === 'string' ? stored : JSON.stringify(stored))
  return readSession(openArea(() => storage))
}

function setUp() {
  const window = new FakeWindow()
  const { sessionStorage: storage } = window
  const area = openArea(() => storage)
  const store = createDeviceStore(deviceAt('/home/menu'), () => NOON)
  return { window, storage, area, store, ...connectSession(window, store, area) }
}

test('sessionStorage keeps the trail, and the visit with it', () => {
  expect(read({ trail, session })).toEqual({ ...nothing, trail, session })
})

test('the latest time that there is, is a time', () => {
  const late = { ...session, changedAt: 8.64e15 }
  expect(read({ trail, session: late }).session).toEqual(late)
})

test('the language of a restart is kept, if it is one', () => {
  expect(read({ trail, session, language: 'fi' }).language).toBe('fi')
  for (const language of ['xx', 7, null, ['fi']])
    expect(read({ trail, session, language }).language).toBeNull()
})

test('the longest trail that a device makes is kept', () => {
  const { area, store } = setUp()
  for (let visit = 0; visit < 120; visit++) {
    store.getState().send({ type: 'go', path: visit % 2 ? '/home' : '/home/menu' })
  }
  expect(readSession(area).trail?.places).toHaveLength(store.getState().device.trail.places.length)
})

test('a device that moves is found again where it was, with the line that had the focus', () => {
  const { area, store, window } = setUp()
  store.getState().send({ type: 'go', path: '/home/menu/settings' })
  store.getState().send({ type: 'go', path: '/home/menu' })
  store.getState().send({ type: 'down', button: 'next' })
  window.tell('pagehide')
  const found = readSession(area)
  const { device } = store.getState()
  expect(device.view.focus).toBeGreaterThan(0)
  expect(found.session).toEqual(device.session)
  expect(found.trail?.places.map(({ path }) => path)).toEqual([
    '/home/menu',
    '/home/menu/settings',
    '/home/menu',
  ])
  expect(found.trail && here(found.trail).focus).toBe(device.view.focus)
})

test('a press that goes nowhere writes nothing before the page goes', () => {
  const { storage, store, window } = setUp()
  storage.writes.length = 0
  store.getState().send({ type: 'down', button: 'next' })
  expect(storage.writes).toEqual([])
  window.tell('pagehide')
  window.tell('pagehide')
  expect(storage.writes).toEqual([SESSION])
})

test('nothing is written after dispose', () => {
  const { storage, store, dispose } = setUp()
  dispose()
  storage.writes.length = 0
  store.getState().send({ type: 'go', path: '/home' })
  expect(storage.writes).toEqual([])
})

describe('what the device could not have written is not believed', () => {
  const [first, second] = trail.places
  test.each([
    ['no trail', null],
    ['no places', { ...trail, places: [] }],
    ['too many', { ...trail, places: Array(LONGEST_TRAIL + 2).fill(first) }],
    ['one good place of two', { ...trail, at: 0, places: [first, { ...second, path: 'home' }] }],
    ['places that are none', { ...trail, places: [first, null] }],
    ['a place without a path', { ...trail, places: [first, { overlay: null, focus: 0 }] }],
    ['a path that is a list', { ...trail, places: [first, { ...second, path: ['/home'] }] }],
    ['no overlay, and none that is none', { ...trail, places: [first, { path: '/home', focus: 0 }] }],
    ['a place beyond its end', { ...trail, at: 2 }],
    ['half a place', { ...trail, at: 0.5 }],
    ['a place before its beginning', { ...trail, at: -1 }],
    ['an unsafe number', { ...trail, dropped: 1e300 }],
    ['a path that is none', { ...trail, places: [first, { ...second, path: 'home' }] }],
    ['a path with a slash behind', { ...trail, places: [first, { ...second, path: '/home/' }] }],
    ['a path too long', { ...trail, places: [first, { ...second, path: `/${'a'.repeat(10_000)}` }] }],
    [
      'an overlay that is none',
      { ...trail, places: [first, { ...second, overlay: { status: '__proto__', context: 'program' } }] },
    ],
    ['a focus that is none', { ...trail, places: [first, { ...second, focus: 'Settings' }] }],
  ])('%s', (_what, bad) => {
    expect(read({ trail: bad, session })).toEqual({ ...nothing, session })
  })

  test.each([
    ['no visit', null],
    ['a time beyond all times', { ...session, changedAt: 1e17 }],
    ['a time that is a text', { ...session, changedAt: '1000' }],
    ['a failure that is a text', { ...session, failed: 'yes' }],
    ['an unknown network', { ...session, network: 'Neighbour' }],
    ['half of it', { failed: true }],
  ])('%s', (_what, bad) => {
    expect(read({ trail, session: bad })).toEqual({ ...nothing, trail })
  })

  test('anything at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => read(text)).not.toThrow()
      }),
    )
    expect(read('['.repeat(1e6))).toEqual(nothing)
  })
})

test('a browser that refuses the session storage is no reason to throw', () => {
  const area = openArea(() => null)
  expect(readSession(area)).toEqual(nothing)
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  expect(() => connectSession(new FakeWindow(), store, area)).not.toThrow()
})

// behaviour 18.10
test('what the device remembers is kept at once, though nobody moved', () => {
  const { area, store } = setUp()
  store.setState(({ device }) => ({ device: { ...device, session } }))
  expect(readSession(area).session).toEqual(session)
})

test('it stands under a key of its own, where another page of the host has none', () => {
  expect(SESSION).toBe('floor-heating-thermostat')
})
