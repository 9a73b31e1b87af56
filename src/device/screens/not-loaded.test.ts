import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Device, Input } from '../model'
import { paths } from '../paths'

const NOON = Date.UTC(2025, 2, 12, 12)

/** The device of a page that has loaded only the first screens. */
async function loadFirst() {
  const { isFirst, pathOf, ScreenNotLoaded, step } = await import('../device')
  const { factoryDevice } = await import('../factory-device')
  const startAt = (path: string) => factoryDevice(path, { at: NOON })
  return { isFirst, pathOf, ScreenNotLoaded, startAt, step }
}

const confirm: Input = { type: 'down', button: 'confirm', at: NOON }

// The unit tests begin with all screens: here they are not loaded yet.
beforeEach(() => void vi.resetModules())
afterAll(() => void vi.resetModules())

test('the first screens are there at once, and only they', async () => {
  const { isFirst, ScreenNotLoaded, startAt } = await loadFirst()
  for (const path of paths) {
    if (isFirst(path)) expect(startAt(path).trail).toBeTruthy()
    else expect(() => startAt(path), path).toThrow(ScreenNotLoaded)
  }
  expect(paths.filter(isFirst)).toContain('/home')
  expect(isFirst('/nowhere')).toBe(true)
})

test('a press that needs a screen which is not loaded fails whole, and acts once it is', async () => {
  const { pathOf, ScreenNotLoaded, startAt, step } = await loadFirst()
  const device: Device = startAt('/home/menu')
  expect(() => step(device, confirm)).toThrow(ScreenNotLoaded)
  await import('./further')
  expect(pathOf(step(device, confirm))).toBe('/home/menu/program')
})
