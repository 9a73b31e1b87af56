import { expect, test, vi } from 'vitest'
import { keepOffline, type OfflineWindow } from './offline'

/** A window that is its own top, and what it was asked for. */
function windowWith(more: Partial<OfflineWindow> = {}) {
  const register = vi.fn<(address: string | URL) => Promise<ServiceWorkerRegistration>>(
    () => new Promise(() => {}),
  )
  const queue: (() => void)[] = []
  const listeners: (() => void)[] = []
  const window = {
    navigator: { serviceWorker: { register } },
    setTimeout: (run: () => void) => queue.push(run),
    addEventListener: (_type: 'load', run: () => void) => listeners.push(run),
  }
  const top: OfflineWindow = Object.assign(window, { top: window }, more)
  const run = (waiting: (() => void)[]) => {
    for (const act of waiting.splice(0)) act()
  }
  return { window: top, register, load: () => run(listeners), rest: () => run(queue) }
}

test('the worker is registered once the page is there and idle', () => {
  const { window, register, load, rest } = windowWith()
  keepOffline(window, '/demo/')
  rest()
  expect(register).not.toHaveBeenCalled()
  load()
  expect(register).not.toHaveBeenCalled()
  rest()
  expect(register.mock.calls).toEqual([['/demo/sw.js']])
})

test('where the browser says when it is idle, that is waited for', () => {
  const idle: (() => void)[] = []
  const { window, register, load, rest } = windowWith({ requestIdleCallback: (run) => idle.push(run) })
  keepOffline(window, '/')
  load()
  rest()
  expect(register).not.toHaveBeenCalled()
  idle[0]?.()
  expect(register.mock.calls).toEqual([['/sw.js']])
})

test('nothing is registered in a frame', () => {
  const { window, register, load, rest } = windowWith({ top: {} })
  keepOffline(window, '/')
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
  const { window, register, load, rest } = windowWith({ trustedTypes })
  keepOffline(window, '/')
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
  const { window, load, rest } = windowWith(more)
  keepOffline(window, '/')
  load()
  expect(rest).not.toThrow()
  await Promise.resolve()
})
