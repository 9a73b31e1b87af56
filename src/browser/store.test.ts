import { expect, test, vi } from 'vitest'
import { NOON } from '../../tests/fakes/clock'
import { deviceAt } from '../../tests/fakes/device'
import { type Input, pathOf } from '../device/device'
import { createDeviceStore } from './store'

test('an input without a time happens now, one with a time then', () => {
  const inputs: Input[] = []
  const store = createDeviceStore(
    deviceAt('/home'),
    () => NOON,
    (device, input) => {
      inputs.push(input)
      return device
    },
  )
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
