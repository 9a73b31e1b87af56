import { expect, test, vi } from 'vitest'
import { lazyModule } from './lazy-module'
import { LoadError } from './load-error'

test('a module is loaded once for all callers, and stays available', async () => {
  const load = vi.fn(async () => 'module')
  const one = lazyModule(load)
  expect(one.loaded).toBeNull()
  const [first, second] = [one.load(), one.load()]
  expect(first).toBe(second)
  expect(await first).toBe('module')
  expect(one.loaded).toBe('module')
  expect(load).toHaveBeenCalledOnce()
})

test('a module that fails to load rejects for all callers, and is not requested again', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('failed to fetch')))
  const one = lazyModule(load)
  await expect(one.load()).rejects.toBeInstanceOf(LoadError)
  await expect(one.load()).rejects.toMatchObject({ cause: new TypeError('failed to fetch') })
  expect(one.loaded).toBeNull()
  expect(load).toHaveBeenCalledOnce()
})
