import { describe, expect, test } from 'vitest'
import { FakeHistory } from '../../../tests/helpers/fakes/history'
import type { FakeOrigin } from '../../../tests/helpers/fakes/storage'
import { originWith } from '../../../tests/helpers/fakes/stored-device'
import { openTab } from '../../../tests/helpers/fakes/tab'
import { factorySettings, type Settings } from '../../thermostat/device/device'
import { packDevice } from '../share/pack-device'
import { adoptSharedDevice, returnToOwnDevice } from './adopt-device'
import { SESSION_KEY } from './session'
import { forgetOwnSession, readSharedDevice, type SharedDevice } from './shared-link'

const packed = packDevice({ ...factorySettings, temperatureValue: 30, keylock: 'on', wifiInstalled: true })
const LINK = `#d=${packed}`

/** Opens a shared link for a visitor whose own device is at 12 degrees. */
function openLink(origin = withOwn(), query = '') {
  const shared = readSharedDevice(LINK, packed) as SharedDevice
  const tab = openTab(`/home${query}${LINK}`, { origin, shared })
  return { ...tab, shared, reloads: tab.window.reloads }
}

const withOwn = () => originWith({ state: { temperatureValue: 12, keylock: 'off', other: 'kept' } })

/** The settings at the next visit. */
const deviceAfter = (origin: FakeOrigin): Settings => openTab('/home', { origin }).device().settings

// behaviour 30.4
test('a shared device has the settings of its link, and no guide starts', () => {
  const { device } = openLink()
  expect(device().settings).toMatchObject({ temperatureValue: 30, keylock: 'on', wifiInstalled: true })
  expect(device().settings.installationGuide).toBe('false')
})

test('presses on a shared device are not stored', () => {
  const { origin, send, device } = openLink()
  const before = [...origin.values]
  send({ type: 'language', language: 'fi' })
  send({ type: 'switch', name: 'wifiInstalled' })
  expect(device().settings.wifiInstalled).toBe(false)
  expect([...origin.values]).toEqual(before)
})

test('changes in other tabs do not reach a shared device', () => {
  const { window, origin, device } = openLink()
  const other = origin.tab()
  other.setItem('state', JSON.stringify({ temperatureValue: 7 }))
  other.setItem('temperatureValue', '7')
  window.receiveStorageEvents()
  window.restoreFromCache()
  expect(device().settings.temperatureValue).toBe(30)
})

test('the fragment stays in the address on every screen', () => {
  const { history, go } = openLink()
  go('/home/menu')
  expect(history.entries.map(({ url }) => url)).toEqual([`/home${LINK}`, `/home/menu${LINK}`])
})

test('a reload starts the shared device again, in its current language', () => {
  const { send, reload, device } = openLink()
  send({ type: 'language', language: 'fi' })
  reload()
  expect(device().settings).toMatchObject({ language: 'fi', temperatureValue: 30 })
})

// behaviour 30.5
test('an adopted device is stored with the changes made meanwhile; other data stays', () => {
  const { window, shared, send, reloads, state } = openLink()
  send({ type: 'language', language: 'fi' })
  expect(adoptSharedDevice(window, shared)).toBe(true)
  expect(state()).toMatchObject({ temperatureValue: 30, keylock: 'on', language: 'fi', other: 'kept' })
  expect(reloads).toEqual(['/home?own=adopted'])
})

test('a device adopted after a factory reset starts as new', () => {
  const { origin, window, shared, send } = openLink()
  send({ type: 'reset' })
  expect(adoptSharedDevice(window, shared)).toBe(true)
  const { wifiInstalled, temperatureValue, keylock } = factorySettings
  expect(deviceAfter(origin)).toMatchObject({ wifiInstalled, temperatureValue, keylock })
  expect([...origin.values].filter(([, value]) => value === 'null')).toEqual([])
})

test('settings that the link lacks are removed', () => {
  const origin = originWith({ state: { program: 'week', temperatureValue: 12 }, program: 'week' })
  const { window, shared } = openLink(origin)
  adoptSharedDevice(window, shared)
  expect(deviceAfter(origin)).toMatchObject({ program: null, temperatureValue: 30 })
})

/** The visitor's own device at 12 degrees, in each stored form. */
const owns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'that can be read': {
    state: '{"temperatureValue":12,"keylock":"off"}',
    temperatureValue: '12',
    keylock: 'off',
  },
  'that cannot be read': { state: 'theirs', temperatureValue: '12', theirs: 'kept' },
}

describe.each(Object.entries(owns))('taking over in place of an own device %s', (_what, own) => {
  test('stores everything or nothing, whichever call the browser refuses', () => {
    const outcomes = Array.from({ length: 60 }, (_, first) => {
      const { origin, window, shared, reloads } = openLink(originWith(own))
      let writes = 0
      window.localStorage.refuses = (_call, kind) => kind === 'set' && ++writes > first
      const isTaken = adoptSharedDevice(window, shared)
      window.localStorage.refuses = () => false
      if (isTaken) expect(deviceAfter(origin)).toMatchObject({ temperatureValue: 30, keylock: 'on' })
      else expect(Object.fromEntries(origin.values)).toEqual(own)
      expect(reloads).toEqual(isTaken ? ['/home?own=adopted'] : [])
      return isTaken
    })
    expect(outcomes.slice(0, 2), 'nothing').toEqual([false, false])
    expect(outcomes.at(-1), 'all').toBe(true)
  })

  test('stores nothing if the browser refuses to read', () => {
    const { origin, window, shared } = openLink(originWith(own))
    window.localStorage.refuses = (_call, kind) => kind === 'get'
    expect(adoptSharedDevice(window, shared)).toBe(false)
    expect(Object.fromEntries(origin.values)).toEqual(own)
  })
})

const deep = `{"theirs":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
test.each([
  ['what stood there and cannot be kept is backed up', { state: 'theirs' }, 'theirs'],
  ['also a list', { state: '[]' }, '[]'],
  ['also what is nested too deep', { state: deep }, deep],
  ['an earlier backup is kept', { state: 'theirs', 'state.unreadable': 'first' }, 'first'],
])('%s', (_what, values, backup) => {
  const origin = originWith(values)
  const { window, shared, state } = openLink(origin)
  expect(adoptSharedDevice(window, shared)).toBe(true)
  expect(origin.values.get('state.unreadable')).toBe(backup)
  expect(state()?.temperatureValue).toBe(30)
})

test('with blocked storage the device works and is not adopted', () => {
  const { window, shared } = openLink()
  const get = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const blocked = Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } })
  expect(() => forgetOwnSession(blocked)).not.toThrow()
  expect(adoptSharedDevice(blocked, shared)).toBe(false)
})

test('returning to the own device reloads the page without the fragment', () => {
  const { window, reloads, state } = openLink()
  returnToOwnDevice(window)
  expect(reloads).toEqual(['/home?own=returned'])
  expect(state()?.temperatureValue).toBe(12)
})

test('an opened link starts a new trail, and a reload continues it', () => {
  const { sessionStorage, history } = openLink().window
  forgetOwnSession({ sessionStorage, history })
  expect(sessionStorage.getItem(SESSION_KEY)).not.toBeNull()
  forgetOwnSession({ sessionStorage, history: new FakeHistory(`/home${LINK}`) })
  expect(sessionStorage.getItem(SESSION_KEY)).toBeNull()
})

test('the next visitor in a showroom gets neither the shared nor the stored device', () => {
  const origin = withOwn()
  const { window, clock, history, device, path } = openLink(origin, '?kiosk=60&start=/home/menu')
  clock.advance(60_000)
  history.arriveAll()
  expect(device().settings).toEqual(factorySettings)
  expect(deviceAfter(origin)).toEqual(factorySettings)
  expect([path(), history.url, window.reloads]).toEqual(['/home/menu', '/home/menu', []])
})

test('an unreadable fragment shares no device', () => {
  expect(readSharedDevice('#d=1', '1')).toBeNull()
})
