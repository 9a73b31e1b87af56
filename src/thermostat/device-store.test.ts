import { describe, expect, test } from 'vitest'
import { NOON } from '../../tests/helpers/fakes/clock'
import { deviceAt } from '../../tests/helpers/fakes/device'
import { type Device, type Input, pathOf, step } from './device/device'
import { createDeviceStore } from './device-store'

test('an input without a time gets the current one', () => {
  const inputs: Input[] = []
  const record = (device: Device, input: Input) => {
    inputs.push(input)
    return device
  }
  const store = createDeviceStore(deviceAt('/home'), () => NOON, record)
  store.getState().send({ type: 'down', button: 'next' })
  store.getState().send({ type: 'wake', at: NOON + 5 })
  expect(inputs).toEqual([
    { type: 'down', button: 'next', at: NOON },
    { type: 'wake', at: NOON + 5 },
  ])
})

test('all subscribers are notified of a change before the next input is applied, and only of changes', () => {
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  const { send } = store.getState()
  const notified: string[] = []
  store.subscribe(({ device }) => {
    if (pathOf(device) === '/home/menu') send({ type: 'go', path: '/home/menu/program' })
  })
  store.subscribe(({ device }, before) => notified.push(`${pathOf(before.device)} to ${pathOf(device)}`))
  send({ type: 'up', button: 'next' })
  expect(notified).toEqual([])
  send({ type: 'go', path: '/home/menu' })
  expect(notified).toEqual(['/home to /home/menu', '/home/menu to /home/menu/program'])
})

describe('a sandbox', () => {
  function openStore() {
    const store = createDeviceStore(deviceAt('/home'), () => NOON)
    const notified: string[] = []
    store.subscribe(({ device, input, isSandbox }) =>
      notified.push(`${input?.type} at ${pathOf(device)}: ${isSandbox ? 'sandbox' : 'own'}`),
    )
    return { notified, own: store.getState().device, send: store.getState().send }
  }

  test('is marked from its start until the visitor’s own device is restored', () => {
    const { notified, own, send } = openStore()
    send({ type: 'restore', device: deviceAt('/home/menu'), isSandbox: true })
    send({ type: 'go', path: '/home/menu/program' })
    send({ type: 'restore', device: deviceAt('/home/menu') })
    send({ type: 'restore', device: own, isSandbox: false })
    expect(notified).toEqual([
      'restore at /home/menu: sandbox',
      'go at /home/menu/program: sandbox',
      'restore at /home/menu: sandbox',
      'restore at /home: own',
    ])
  })
})

test('an input that throws raises its error, and later inputs are still applied', () => {
  const failing = (device: Device, input: Input) => {
    if (input.type === 'wake') throw new RangeError('invalid input')
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
