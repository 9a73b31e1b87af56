import { describe, expect, test } from 'vitest'
import { NOON } from '../../tests/helpers/fakes/clock'
import { deviceAt } from '../../tests/helpers/fakes/device'
import { type Device, type Input, pathOf, step } from './device/device'
import { createDeviceStore } from './device-store'

test('an input without a time happens now, one with a time then', () => {
  const inputs: Input[] = []
  const note = (device: Device, input: Input) => {
    inputs.push(input)
    return device
  }
  const store = createDeviceStore(deviceAt('/home'), () => NOON, note)
  store.getState().send({ type: 'down', button: 'next' })
  store.getState().send({ type: 'wake', at: NOON + 5 })
  expect(inputs).toEqual([
    { type: 'down', button: 'next', at: NOON },
    { type: 'wake', at: NOON + 5 },
  ])
})

test('subscribers hear of an input only when it changed the device, and of the next one after all have', () => {
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  const { send } = store.getState()
  const heard: string[] = []
  store.subscribe(({ device }) => {
    if (pathOf(device) === '/home/menu') send({ type: 'go', path: '/home/menu/program' })
  })
  store.subscribe(({ device }, before) => heard.push(`${pathOf(before.device)} to ${pathOf(device)}`))
  send({ type: 'up', button: 'next' })
  expect(heard).toEqual([])
  send({ type: 'go', path: '/home/menu' })
  expect(heard).toEqual(['/home to /home/menu', '/home/menu to /home/menu/program'])
})

describe('a sandbox', () => {
  function open() {
    const store = createDeviceStore(deviceAt('/home'), () => NOON)
    const heard: string[] = []
    store.subscribe(({ device, input, isSandbox }) =>
      heard.push(`${input?.type} at ${pathOf(device)}: ${isSandbox ? 'sandbox' : 'own'}`),
    )
    return { heard, own: store.getState().device, send: store.getState().send }
  }

  test('is known together with the device, and until the visitor’s own is back', () => {
    const { heard, own, send } = open()
    send({ type: 'restore', device: deviceAt('/home/menu'), isSandbox: true })
    send({ type: 'go', path: '/home/menu/program' })
    send({ type: 'restore', device: deviceAt('/home/menu') })
    send({ type: 'restore', device: own, isSandbox: false })
    expect(heard).toEqual([
      'restore at /home/menu: sandbox',
      'go at /home/menu/program: sandbox',
      'restore at /home/menu: sandbox',
      'restore at /home: own',
    ])
  })
})

test('an input that throws is not hidden, and keeps no other from acting', () => {
  const failing = (device: Device, input: Input) => {
    if (input.type === 'wake') throw new RangeError('trouble')
    return step(device, input)
  }
  const store = createDeviceStore(deviceAt('/home'), () => NOON, failing)
  const { send } = store.getState()
  store.subscribe(({ device }) => {
    if (pathOf(device) !== '/home/menu') return
    send({ type: 'wake' })
    send({ type: 'go', path: '/home/menu/program' })
  })
  expect(() => send({ type: 'go', path: '/home/menu' })).toThrow(RangeError)
  expect(pathOf(store.getState().device)).toBe('/home/menu/program')
  send({ type: 'go', path: '/home' })
  expect(pathOf(store.getState().device)).toBe('/home')
})
