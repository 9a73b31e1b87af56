import { expect, test, vi } from 'vitest'
import { FakeWindow } from '../../tests/helpers/fakes/window'
import { connectOffline, type OfflineWindow, type Workers } from './offline'

type Register = (address: string | URL) => Promise<Workers>

/** Connects a window outside any frame and records what it registers. */
function connect(base = '/', more: Partial<OfflineWindow> = {}) {
  const register = vi.fn<Register>(() => new Promise(() => {}))
  const window = new FakeWindow()
  connectOffline(
    Object.assign(window, {
      self: window,
      parent: window,
      navigator: { serviceWorker: { register } },
      ...more,
    }),
    base,
    () => 'sv',
  )
  return { register, load: () => window.tell('load'), rest: () => window.clock.pass(0) }
}

test('the worker is registered once the page is there and idle', () => {
  const { register, load, rest } = connect('/demo/')
  rest()
  load()
  expect(register).not.toHaveBeenCalled()
  rest()
  expect(register.mock.calls).toEqual([['/demo/sw.js']])
})

test('where the browser says when it is idle, that is waited for', () => {
  const idle: (() => void)[] = []
  const { register, load, rest } = connect('/', { requestIdleCallback: (run) => idle.push(run) })
  load()
  rest()
  expect(register).not.toHaveBeenCalled()
  idle[0]?.()
  expect(register.mock.calls).toEqual([['/sw.js']])
})

test('a page that is there already only waits until it is idle', () => {
  const document = Object.assign(new FakeWindow().document, { readyState: 'complete' as const })
  const { register, rest } = connect('/', { document })
  expect(register).not.toHaveBeenCalled()
  rest()
  expect(register.mock.calls).toEqual([['/sw.js']])
})

test.each(['installing', 'waiting', 'active'] as const)(
  'the worker that is %s hears which language the device speaks, also in a page that the browser translates',
  async (state) => {
    const postMessage = vi.fn()
    const none = { installing: null, waiting: null, active: null }
    const register: Register = async () => ({ ...none, [state]: { postMessage } })
    const { load, rest } = connect('/', { navigator: { serviceWorker: { register } } })
    load()
    rest()
    await Promise.resolve()
    await Promise.resolve()
    expect(postMessage.mock.calls).toEqual([['sv']])
  },
)

test('nothing is registered in a frame', () => {
  const { register, load, rest } = connect('/', { parent: {} })
  load()
  rest()
  expect(register).not.toHaveBeenCalled()
})

test('a browser that asks for trusted types gets one, of the worker’s address and nothing else', () => {
  const made: string[] = []
  const trustedTypes: OfflineWindow['trustedTypes'] = {
    createPolicy: (name, rules) => {
      made.push(name)
      return { createScriptURL: () => `trusted ${rules.createScriptURL()}` }
    },
  }
  const { register, load, rest } = connect('/', { trustedTypes })
  load()
  rest()
  expect(made).toEqual(['offline'])
  expect(register.mock.calls).toEqual([['trusted /sw.js']])
})

test.each<[string, Partial<OfflineWindow>]>([
  ['has no workers', { navigator: {} }],
  ['forbids the policy', { trustedTypes: { createPolicy: () => expect.unreachable() } }],
  ['refuses', { navigator: { serviceWorker: { register: () => Promise.reject(new Error('refused')) } } }],
])('a browser that %s is left in peace', async (_what, more) => {
  const { load, rest } = connect('/', more)
  load()
  expect(rest).not.toThrow()
  await Promise.resolve()
})
