import { expect, test, vi } from 'vitest'
import { runInBackground, runWhenIdle } from './idle'

test('work that nobody waits for is left to a quiet moment, or comes after 2 s', () => {
  const requestIdleCallback = vi.fn(() => 1)
  const run = () => {}
  runWhenIdle({ requestIdleCallback, setTimeout: vi.fn() }, run)
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 2000 })
})

test('what comes after everything else is a task in the background, and waits for no timer', () => {
  const [postTask, setTimeout] = [vi.fn(), vi.fn()]
  const run = () => {}
  runInBackground({ scheduler: { postTask }, setTimeout }, run)
  expect(postTask).toHaveBeenCalledWith(run, { priority: 'background' })
  expect(setTimeout).not.toHaveBeenCalled()
})

test('a browser without such tasks or quiet moments does both as soon as it can', () => {
  const setTimeout = vi.fn()
  const run = () => {}
  runWhenIdle({ setTimeout }, run)
  runInBackground({ setTimeout }, run)
  const once = [run, 0]
  expect(setTimeout.mock.calls).toEqual([once, once])
})
