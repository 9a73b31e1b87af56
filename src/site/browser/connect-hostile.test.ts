/** The device starts and works with any content of storage and any refusal of the browser. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FakeWindow } from '../../../tests/helpers/fakes/window'
import { type Button, pathOf } from '../../thermostat/device/device'
import { connectBrowser } from './connect'
import { KIOSK_KEY } from './kiosk'
import { SESSION_KEY } from './session'
import { STATE_KEY, storageKeys } from './storage-sync'

const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
const trail = { places: [{ path: '/home', overlay: null, focus: 0 }], at: 0, dropped: 2 ** 53 - 1 }
const session = { changedAt: -0.5, network: null, failed: true, reconnecting: 8.64e15 }
const hostile: Readonly<Record<string, string>> = {
  nothing: '',
  null: 'null',
  'a number below 0': '-0',
  'a number beyond all': '1e999',
  'a list': '[]',
  'names that objects have': '{"__proto__":{"x":1},"constructor":1,"toJSON":1}',
  'a zero byte': '\u0000',
  'half a letter': '\ud800',
  'a long query': `?kiosk=${'9'.repeat(1e5)}`,
  'a million slashes': '/'.repeat(1e6),
  'a million brackets': '['.repeat(1e6),
  'a deep object': deep,
  'a deep field': `{"keylock":${deep}}`,
  'a trail at the end of all numbers': JSON.stringify({ trail }),
  'a visit at the end of all times': JSON.stringify({ session }),
}

function starts(area: 'localStorage' | 'sessionStorage', key: string, value: string) {
  const window = new FakeWindow({ address: '/home' })
  window.localStorage.values.set(STATE_KEY, '{}')
  window[area].values.set(key, value)
  const { store, dispose } = connectBrowser(window, '/', window)
  store.getState().send({ type: 'go', path: '/home' })
  store.getState().send({ type: 'down', button: 'confirm' })
  store.getState().send({ type: 'up', button: 'confirm' })
  window.clock.advance(10_000)
  window.dispatch('pagehide')
  dispose()
  return pathOf(store.getState().device)
}

test.each(Object.entries(hostile))('the device starts with %s under any key of storage', (_what, value) => {
  for (const key of [...storageKeys, SESSION_KEY, KIOSK_KEY])
    for (const area of ['localStorage', 'sessionStorage'] as const)
      expect(starts(area, key, value)).toMatch(/^\/home|^\/$/)
})

describe('a browser that refuses', () => {
  test('a blocked frame: the device works from memory and says so', () => {
    const window = new FakeWindow()
    const get = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } })
    const { store, isSaved } = connectBrowser(window, '/', window)
    store.getState().send({ type: 'down', button: 'next' })
    expect(store.getState().device.settings.temperatureValue).toBe(20)
    expect(isSaved.getState()).toBe(false)
  })

  test('any call of storage and history may fail, and the device still works', () => {
    const button = fc.constantFrom<Button>('previous', 'confirm', 'next', 'back', 'close')
    fc.assert(
      fc.property(fc.array(button, { maxLength: 30 }), fc.func(fc.boolean()), (buttons, refuses) => {
        const window = new FakeWindow({ address: '/home/menu' })
        const { clock, history } = window
        let call = 0
        window.localStorage.refuses = (now) => refuses('local', now)
        window.sessionStorage.refuses = (now) => refuses('session', now)
        history.refuses = () => refuses('history', call++)
        const { store, dispose } = connectBrowser(window, '/', { clock })
        for (const one of buttons) {
          store.getState().send({ type: 'down', button: one })
          store.getState().send({ type: 'up', button: one })
          clock.advance(700)
          history.arriveNext()
        }
        dispose()
      }),
      { numRuns: 200 },
    )
  })
})
