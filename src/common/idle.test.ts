import { expect, test, vi } from 'vitest'
import { runAsTask, runInBackground, runWhenIdle } from './idle'

test('runWhenIdle waits until the browser is idle, at most 2 s', () => {
  const requestIdleCallback = vi.fn(() => 1)
  const run = () => {}
  runWhenIdle({ requestIdleCallback, setTimeout: vi.fn() }, run)
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 2000 })
})

test('runInBackground posts a background task and sets no timer', () => {
  const [postTask, setTimeout] = [vi.fn(), vi.fn()]
  const run = () => {}
  runInBackground({ scheduler: { postTask }, setTimeout }, run)
  expect(postTask).toHaveBeenCalledWith(run, { priority: 'background' })
  expect(setTimeout).not.toHaveBeenCalled()
})

test('a browser without these functions runs both in a timeout of 0 ms', () => {
  const setTimeout = vi.fn()
  const run = () => {}
  runWhenIdle({ setTimeout }, run)
  runInBackground({ setTimeout }, run)
  const atOnce = [run, 0]
  expect(setTimeout.mock.calls).toEqual([atOnce, atOnce])
})

test('runAsTask does not wait until nothing else is to be done', () => {
  const [postTask, setTimeout] = [vi.fn(), vi.fn()]
  const run = () => {}
  runAsTask({ scheduler: { postTask }, setTimeout }, run)
  expect(postTask).toHaveBeenCalledWith(run, { priority: 'user-visible' })
  runAsTask({ setTimeout }, run)
  expect(setTimeout).toHaveBeenCalledWith(run, 0)
})
