import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOON } from '../../../tests/helpers/fakes/clock'
import { deviceAt } from '../../../tests/helpers/fakes/device'
import { FakeStorage } from '../../../tests/helpers/fakes/storage'
import { FakeWindow } from '../../../tests/helpers/fakes/window'
import { openSafeStorage } from '../../common/safe-storage'
import {
  currentEntry,
  MAX_TRAIL_LENGTH,
  type Session,
  type Trail,
  type TrailEntry,
} from '../../thermostat/device/device'
import { createDeviceStore } from '../../thermostat/device-store'
import { connectSession, readSession, type SavedSession, SESSION_KEY } from './session'

const session: Session = { changedAt: NOON, network: 'Home', failed: true, reconnecting: null }
const first: TrailEntry = { path: '/home', overlay: null, focus: -1 }
const overlay = { status: 'start', context: 'program' } as const
const second: TrailEntry = { path: '/home/menu/program/week', overlay, focus: 2 }
const trail: Trail = { places: [first, second], at: 1, dropped: 7 }

const nothing: SavedSession = {
  trail: null,
  sandboxTrail: null,
  session: null,
  language: null,
  fallbackLanguage: null,
  hostLanguage: null,
}

function read(stored: unknown) {
  const storage = new FakeStorage()
  storage.values.set(SESSION_KEY, typeof stored === 'string' ? stored : JSON.stringify(stored))
  return readSession(openSafeStorage(() => storage))
}

function setUp() {
  const window = new FakeWindow()
  const { sessionStorage: storage } = window
  const safeStorage = openSafeStorage(() => storage)
  const store = createDeviceStore(deviceAt('/home/menu'), () => NOON)
  return { window, storage, safeStorage, store, ...connectSession(window, store, safeStorage) }
}

test('sessionStorage keeps the trail and the session, also with the latest possible time', () => {
  expect(read({ trail, session })).toEqual({ ...nothing, trail, session })
  const late = { ...session, changedAt: 8.64e15 }
  expect(read({ trail, session: late }).session).toEqual(late)
})

test('the language of a restart is kept, if it is valid', () => {
  expect(read({ trail, session, language: 'fi' }).language).toBe('fi')
  for (const language of ['xx', 7, null, ['fi']])
    expect(read({ trail, session, language }).language).toBeNull()
})

test('the longest possible trail is kept', () => {
  const { safeStorage, store } = setUp()
  for (let visit = 0; visit < 120; visit++)
    store.getState().send({ type: 'go', path: visit % 2 ? '/home' : '/home/menu' })
  expect(readSession(safeStorage).trail?.places).toHaveLength(store.getState().device.trail.places.length)
})

test('a reload finds the place of the device and its focused line', () => {
  const { safeStorage, store, window } = setUp()
  store.getState().send({ type: 'go', path: '/home/menu/settings' })
  store.getState().send({ type: 'go', path: '/home/menu' })
  store.getState().send({ type: 'down', button: 'next' })
  window.dispatch('pagehide')
  const found = readSession(safeStorage)
  const { device } = store.getState()
  expect(device.view.focus).toBeGreaterThan(0)
  expect(found.session).toEqual(device.session)
  const paths = ['/home/menu', '/home/menu/settings', '/home/menu']
  expect(found.trail?.places.map(({ path }) => path)).toEqual(paths)
  expect(found.trail && currentEntry(found.trail).focus).toBe(device.view.focus)
})

test('a press without a move is written only when the page is left, and nothing after dispose', () => {
  const { storage, store, window, dispose } = setUp()
  storage.writes.length = 0
  store.getState().send({ type: 'down', button: 'next' })
  expect(storage.writes).toEqual([])
  window.dispatch('pagehide')
  window.dispatch('pagehide')
  expect(storage.writes).toEqual([SESSION_KEY])
  dispose()
  store.getState().send({ type: 'go', path: '/home' })
  expect(storage.writes).toEqual([SESSION_KEY])
})

describe('values that the device cannot have written are ignored', () => {
  const evil = { status: '__proto__', context: 'program' }
  test.each<[string, Record<string, unknown> | null]>([
    ['no trail', null],
    ['no places', { places: [] }],
    ['too many', { places: Array(MAX_TRAIL_LENGTH + 2).fill(first) }],
    ['one good place of two', { at: 0, places: [first, { ...second, path: 'home' }] }],
    ['places that are none', { places: [first, null] }],
    ['a place without a path', { places: [first, { overlay: null, focus: 0 }] }],
    ['a path that is a list', { places: [first, { ...second, path: ['/home'] }] }],
    ['no overlay, and none that is none', { places: [first, { path: '/home', focus: 0 }] }],
    ['a place beyond its end', { at: 2 }],
    ['half a place', { at: 0.5 }],
    ['a place before its beginning', { at: -1 }],
    ['an unsafe number', { dropped: 1e300 }],
    ['a path that is none', { places: [first, { ...second, path: 'home' }] }],
    ['a path with a slash behind', { places: [first, { ...second, path: '/home/' }] }],
    ['a path too long', { places: [first, { ...second, path: `/${'a'.repeat(10_000)}` }] }],
    ['an overlay that is none', { places: [first, { ...second, overlay: evil }] }],
    ['a focus that is none', { places: [first, { ...second, focus: 'Settings' }] }],
  ])('%s', (_what, bad) => {
    expect(read({ trail: bad && { ...trail, ...bad }, session })).toEqual({ ...nothing, session })
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

  test('any stored value', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void read(text)))
    expect(read('['.repeat(1e6))).toEqual(nothing)
  })
})

test('a refused session storage does not throw', () => {
  const safeStorage = openSafeStorage(() => null)
  expect(readSession(safeStorage)).toEqual(nothing)
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  connectSession(new FakeWindow(), store, safeStorage)
})

// behaviour 18.10
test('a change of the session is written at once, also without a move', () => {
  const { safeStorage, store } = setUp()
  store.setState(({ device }) => ({ device: { ...device, session } }))
  expect(readSession(safeStorage).session).toEqual(session)
})

test('the key is unlike those of other pages of the host', () => {
  expect(SESSION_KEY).toBe('floor-heating-thermostat')
})
