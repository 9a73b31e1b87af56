import { describe, expect, test } from 'vitest'
import { NOON } from '../../../../tests/helpers/fakes/clock'
import { deviceAt } from '../../../../tests/helpers/fakes/device'
import type { Button } from '../../../thermostat/device/device'
import { createDeviceStore } from '../../../thermostat/device-store'
import type { FrameEvent } from '../../messages/messages'
import { eventsOfChange, readCommand, readyEvent, taskEvent } from './channel'

describe('commands of the host page', () => {
  const path = `/${'x'.repeat(199)}`
  test.each<[string, object, object]>([
    ['go', { path: '/home/menu' }, { type: 'go', path: '/home/menu' }],
    ['go', { path }, { type: 'go', path }],
    ['language', { lang: 'sv' }, { type: 'language', language: 'sv', isTemporary: true }],
    ['reset', { more: true }, { type: 'reset' }],
  ])('the device gets %s %j', (type, fields, deviceEvent) => {
    expect(readCommand({ v: 1, type, ...fields })).toEqual({ command: 'device-event', deviceEvent })
  })

  test('a task has an id, and may have a mode and a value', () => {
    const request = { task: 'lock-keys', mode: 'try', value: 'on' }
    expect(readCommand({ v: 1, type: 'task', ...request, more: 1 })).toEqual({ command: 'task', request })
    for (const task of [null, ''])
      expect(readCommand({ v: 1, type: 'task', task })).toEqual({ command: 'task', request: { task: '' } })
  })

  // behaviour 25.5
  test('time may have a time of the week, a speed, or neither', () => {
    const order = (fields: object) => readCommand({ v: 1, type: 'time', ...fields })
    const asked = (time: string, speed: string) => ({ command: 'time', request: { time, speed } })
    expect(order({ time: 'monday-05:30', speed: 600, more: 1 })).toEqual(asked('monday-05:30', '600'))
    expect(order({ time: 'monday-05:30', speed: '600' })).toEqual(asked('monday-05:30', '600'))
    expect(order({ speed: 0 }), 'either may be left out').toEqual(asked('', '0'))
    expect(order({ time: null, speed: null })).toEqual(asked('', ''))
    expect(order({})).toEqual(asked('', ''))
  })

  const noTypes = [undefined, ['reset'], 'constructor', 'ready', 'go', 'language', 'task']
  // behaviour 25.4, 25.5
  test.each([
    ...[null, undefined, 'go', 7, [], {}, { type: 'reset' }],
    ...[2, '1'].map((v) => ({ v, type: 'reset' })),
    ...noTypes.map((type) => ({ v: 1, type })),
    ...[7, ['/home'], 'home', '', `${path}x`].map((path) => ({ v: 1, type: 'go', path })),
    ...['xx', 'toString', ['sv']].map((lang) => ({ v: 1, type: 'language', lang })),
    ...[7, ['lock-keys']].map((task) => ({ v: 1, type: 'task', task })),
    ...[330, ['monday-05:30']].map((time) => ({ v: 1, type: 'time', time, speed: 600 })),
    ...[true, [600]].map((speed) => ({ v: 1, type: 'time', time: 'monday-05:30', speed })),
  ])('%j is ignored', (data) => {
    expect(readCommand(data)).toBeNull()
  })
})

describe('events of the frame', () => {
  function listen(path: string, settings = {}) {
    const store = createDeviceStore(deviceAt(path, { settings }), () => NOON)
    const told: FrameEvent[] = []
    store.subscribe((now, before) => told.push(...eventsOfChange(now.device, before.device)))
    const { send } = store.getState()
    const down = (button: Button) => send({ type: 'down', button })
    return { told, send, store, down, up: (button: Button) => send({ type: 'up', button }) }
  }

  test('ready has the path and the language', () => {
    const { store, send } = listen('/home/menu')
    expect(readyEvent(store.getState().device)).toEqual({
      v: 1,
      type: 'ready',
      path: '/home/menu',
      lang: 'en',
    })
    send({ type: 'language', language: 'da' })
    expect(readyEvent(store.getState().device)).toMatchObject({ lang: 'da' })
  })

  test.each([
    ['previous', '/home'],
    // A press that could become a long press.
    ['confirm', '/home'],
    ['confirm', '/home/menu'],
    ['next', '/home/menu'],
    ['back', '/home/menu'],
    ['close', '/home/menu'],
  ] as const)('a press of %s on %s, as it goes down and before what it does', (button, path) => {
    const { told, down, up } = listen(path)
    down(button)
    up(button)
    expect(told[0]).toEqual({ v: 1, type: 'press', button })
    expect(told.filter(({ type }) => type === 'press')).toHaveLength(1)
  })

  test('a held button is one press, and an unaccepted one is none', () => {
    const { told, down, send } = listen('/home')
    down('back')
    expect(told).toEqual([])
    down('next')
    send({ type: 'wake', at: NOON + 2000 })
    expect(told).toEqual([{ v: 1, type: 'press', button: 'next' }])
  })

  test('a new screen is reported however it was reached, an overlay is not', () => {
    const { told, send } = listen('/home')
    send({ type: 'go', path: '/home/menu' })
    send({ type: 'address', path: '/home/menu', status: 'save', context: 'settings', index: 4 })
    expect(told).toEqual([{ v: 1, type: 'screen', path: '/home/menu' }])
  })

  test('a changed language is reported', () => {
    const { told, send } = listen('/home')
    send({ type: 'language', language: 'en' })
    expect(told).toEqual([])
    send({ type: 'language', language: 'no' })
    expect(told).toEqual([{ v: 1, type: 'language', lang: 'no' }])
  })

  test('the progress of a task is reported, without other fields', () => {
    const news = { task: 'lock-keys', state: 'shown', presses: 0, fewest: 6 } as const
    expect(taskEvent({ ...news, ...{ more: 1 } })).toEqual({ v: 1, type: 'task', ...news })
  })
})
