import { expect, test, vi } from 'vitest'
import { NOON } from '../../tests/fakes/clock'
import { deviceAt } from '../../tests/fakes/device'
import { type Input, pathOf, ScreenNotLoaded, step } from '../device/device'
import { createDeviceStore } from './store'

test('an input without a time happens now, one with a time then', () => {
  const inputs: Input[] = []
  const store = createDeviceStore(deviceAt('/home'), () => NOON, {
    advance: (device, input) => {
      inputs.push(input)
      return device
    },
  })
  store.getState().send({ type: 'down', button: 'next' })
  store.getState().send({ type: 'wake', at: NOON + 5 })
  expect(inputs).toEqual([
    { type: 'down', button: 'next', at: NOON },
    { type: 'wake', at: NOON + 5 },
  ])
})

test('subscribers hear of an input only when it changed the device', () => {
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  const heard = vi.fn()
  store.subscribe(heard)
  store.getState().send({ type: 'up', button: 'next' })
  expect(heard).not.toHaveBeenCalled()
  store.getState().send({ type: 'go', path: '/home/menu' })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(pathOf(store.getState().device)).toBe('/home/menu')
})

// behaviour 24.9
test('an input that waits for its screen keeps its moment', async () => {
  let now = NOON
  let isLoaded = false
  const moments: number[] = []
  const store = createDeviceStore(deviceAt('/home'), () => now, {
    loadFurther: async () => {
      isLoaded = true
    },
    advance: (device, input) => {
      if (!isLoaded) throw new ScreenNotLoaded('not yet')
      moments.push(input.at)
      return step(device, input)
    },
  })
  store.getState().send({ type: 'go', path: '/home/menu/program' })
  now += 1000
  expect(pathOf(store.getState().device)).toBe('/home')
  await vi.waitFor(() => expect(pathOf(store.getState().device)).toBe('/home/menu/program'))
  expect(new Set(moments)).toEqual(new Set([NOON]))
})
