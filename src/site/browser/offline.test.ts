import { expect, test, vi } from 'vitest'
import { FakeWindow } from '../../../tests/helpers/fakes/window'
import { connectOffline, type OfflineWindow, type RegisteredWorkers } from './offline'

type OfflineTypes = NonNullable<OfflineWindow['trustedTypes']>
type Register = (address: string | URL) => Promise<RegisteredWorkers>

/** Connects a window with a loaded page, outside a frame, and records the registrations. */
function connect(base = '/', more: Partial<OfflineWindow> = {}) {
  const register = vi.fn<Register>(() => new Promise(() => {}))
  const window = Object.assign(new FakeWindow(), { navigator: { serviceWorker: { register } } })
  connectOffline(Object.assign(window, more), base, () => 'sv')
  const load = () => window.dispatch('load')
  const rest = () => window.clock.advance(0)
  return { registered: register.mock.calls, load, rest }
}

/** Connects such a window and waits until it is loaded and idle. */
function connectAndRest(more: Partial<OfflineWindow> = {}) {
  const connected = connect('/', more)
  connected.load()
  connected.rest()
  return connected
}

test('the worker is registered once the page is there and idle', () => {
  const { registered, load, rest } = connect('/demo/')
  rest()
  load()
  expect(registered).toEqual([])
  rest()
  expect(registered).toEqual([['/demo/sw.js']])
})

test('registration uses the browser’s idle callback where there is one', () => {
  const idle: (() => void)[] = []
  const { registered } = connectAndRest({ requestIdleCallback: (run) => idle.push(run) })
  expect(registered).toEqual([])
  idle[0]?.()
  expect(registered).toEqual([['/sw.js']])
})

test('a loaded page waits only until it is idle', () => {
  const document = Object.assign(new FakeWindow().document, { readyState: 'complete' as const })
  const { registered, rest } = connect('/', { document })
  expect(registered).toEqual([])
  rest()
  expect(registered).toEqual([['/sw.js']])
})

const states = ['installing', 'waiting', 'active'] as const
test.each(states)('the %s worker hears which language the device speaks', async (state) => {
  const postMessage = vi.fn()
  const none = { installing: null, waiting: null, active: null }
  const register: Register = async () => ({ ...none, [state]: { postMessage } })
  connectAndRest({ navigator: { serviceWorker: { register } } })
  await Promise.resolve()
  await Promise.resolve()
  expect(postMessage.mock.calls).toEqual([['sv']])
})

test('nothing is registered in a frame', () => {
  expect(connectAndRest({ parent: {} }).registered).toEqual([])
})

test('with trusted types the policy allows only the worker’s address', () => {
  const createPolicy: OfflineTypes['createPolicy'] = (name, rules) => ({
    createScriptURL: () => `trusted ${name} ${rules.createScriptURL()}`,
  })
  const { registered } = connectAndRest({ trustedTypes: { createPolicy } })
  expect(registered).toEqual([['trusted offline /sw.js']])
})

test.each<[string, Partial<OfflineWindow>]>([
  ['has no workers', { navigator: {} }],
  ['forbids the policy', { trustedTypes: { createPolicy: () => expect.unreachable() } }],
  ['refuses', { navigator: { serviceWorker: { register: () => Promise.reject(new Error('refused')) } } }],
])('a browser that %s causes no error', async (_what, more) => {
  expect(() => connectAndRest(more)).not.toThrow()
  await Promise.resolve()
})
