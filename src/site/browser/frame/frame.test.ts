import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOON } from '../../../../tests/helpers/fakes/clock'
import { deviceAt } from '../../../../tests/helpers/fakes/device'
import { FakeElement, FakeFrameServices, FakeFrameWindow } from '../../../../tests/helpers/fakes/frame'
import { hostileMessages } from '../../../../tests/helpers/hostile-messages'
import { currentEntry } from '../../../thermostat/device/device'
import { createDeviceStore } from '../../../thermostat/device-store'
import { connectFrame } from './frame'

const INIT =
  '[iFrameSizer]shop:8:false:false:32:false:true:null:bodyOffset:null:null:0:false:parent:scroll:true'
const CHILD_INIT = { type: 'iframe-child-init' }
const CHILD_READY = '[iFrameResizerChild]Ready'
const INFO = '{"iframeHeight":1000,"offsetTop":300,"scrollTop":0,"clientHeight":500}'

const ready = { v: 1, type: 'ready', path: '/home', lang: 'en' }
const whole = { type: 'iframe-resized', width: 400, height: 700 }
const said = (height: number, type: string) => `[iFrameSizer]shop:${height}:400:${type}`

function connect({ isDrawn = true } = {}) {
  const window = new FakeFrameWindow()
  window.dataset.framed = 'fixed'
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  const around = new FakeFrameServices()
  const frame = connectFrame(window, store, around)
  if (isDrawn) frame.onDrawn()
  return {
    window,
    dataset: window.dataset,
    frame,
    companion: around.tasks,
    time: around.time,
    send: store.getState().send,
    path: () => currentEntry(store.getState().device.trail).path,
    news: window.takePosted.bind(window),
    hear: window.receiveMessage.bind(window),
  }
}

/** Connects a frame that iframe-resizer sizes. */
function begun() {
  const connected = connect()
  connected.window.drawUntilIdle()
  connected.hear(INIT)
  connected.news()
  return connected
}

test('the frame announces itself at once, and its size and `ready` once it is drawn', () => {
  const { frame, news, send, window } = connect({ isDrawn: false })
  expect(window.posted).toEqual([{ message: CHILD_READY, origin: '*' }])
  send({ type: 'language', language: 'sv' })
  expect(news()).toEqual([CHILD_READY])
  window.isDrawn = false
  frame.onDrawn()
  expect(news(), 'there is nothing to measure').toEqual([])
  window.isDrawn = true
  frame.onDrawn()
  expect(news()).toEqual([whole, { ...ready, lang: 'sv' }])
  frame.onDrawn()
  window.drawUntilIdle()
  expect(news()).toEqual([])
})

// behaviour 26.3
test('the next visitor’s device replaces the previous one, and the differences are reported', () => {
  const { frame, send, news, hear, companion, time } = connect()
  time.set({ isStarted: true, speed: 60 })
  send({
    type: 'advance-time',
    clock: NOON,
    house: { floor: 220, room: 210, outdoor: -50 },
    overLimit: false,
  })
  news()
  const next = createDeviceStore(deviceAt('/home/menu', { settings: { language: 'fi' } }), () => NOON)
  const around = new FakeFrameServices()
  frame.replaceDevice(next, around)
  expect(news()).toMatchObject([
    { type: 'screen', path: '/home/menu' },
    { type: 'language', lang: 'fi' },
    { type: 'time', at: null },
  ])
  send({ type: 'go', path: '/home/menu/program' })
  companion.emit({ task: 'lock-keys', state: 'found', presses: 0, fewest: 1 })
  time.set({ speed: 600 })
  expect(news()).toEqual([])
  hear({ v: 1, type: 'go', path: '/home/menu/settings' })
  hear({ v: 1, type: 'task', task: 'lock-keys' })
  expect(news()).toMatchObject([
    { type: 'ready', path: '/home/menu', lang: 'fi' },
    { type: 'screen', path: '/home/menu/settings' },
  ])
  expect([around.tasks.requests.length, companion.requests]).toEqual([1, []])
})

test('messages of other windows than the parent are ignored', () => {
  const { hear, path, window, dataset } = connect()
  window.takePosted()
  for (const source of [window, null, {}]) {
    hear({ v: 1, type: 'go', path: '/home/menu' }, { source })
    hear(INIT, { source })
    hear(CHILD_INIT, { source })
  }
  expect(window.takePosted()).toEqual([])
  expect(path()).toBe('/home')
  expect(dataset.framed).toBe('fixed')
})

test('hostile messages of the parent do not change the device', () => {
  const { hear, path, companion, news } = connect()
  news()
  fc.assert(
    fc.property(hostileMessages, (message) => {
      hear(message)
      expect(path()).toBe('/home')
    }),
    { numRuns: 2000 },
  )
  expect(news().filter((one) => !String(one).startsWith('[iFrameSizer]'))).toEqual([ready])
  expect(companion.requests.every(({ task }) => typeof task === 'string')).toBe(true)
  hear({ v: 1, type: 'go', path: '/home/menu' })
  expect(path()).toBe('/home/menu')
})

test('the parent’s task requests reach the companion, and task events reach the parent', () => {
  const { hear, news, companion, frame } = connect()
  news()
  hear({ v: 1, type: 'task', task: 'set-clock', mode: 'try' })
  hear({ v: 1, type: 'task', task: null })
  expect(companion.requests).toEqual([{ task: 'set-clock', mode: 'try' }, { task: '' }])
  news()
  const reached = { task: 'set-clock', state: 'reached', presses: 9, fewest: 7 } as const
  companion.emit(reached)
  expect(news()).toEqual([{ v: 1, type: 'task', ...reached }])
  frame.dispose()
  companion.emit({ ...reached, state: 'left' })
  expect(news()).toEqual([])
})

test('the parent’s time requests are passed on, and each hour is reported once', () => {
  const { hear, news, time, send, frame } = connect()
  hear({ v: 1, type: 'time', time: 'monday-05:30', speed: 600 })
  expect(time.requests).toEqual([{ time: 'monday-05:30', speed: '600' }])
  news()
  const house = { floor: 220, room: 210, outdoor: -50 }
  const pass = (clock: number) => send({ type: 'advance-time', clock, house, overLimit: false })
  const told = (at: string | null, speed: number) => ({ v: 1, type: 'time', at, speed })
  const start = Date.UTC(2026, 10, 23, 5, 30)
  time.set({ isStarted: true, speed: 600 })
  expect(news(), 'the device is where it was').toEqual([])
  for (let minute = 0; minute <= 90; minute++) pass(start + minute * 60_000)
  expect(news()).toEqual(['05:30', '06:00', '07:00'].map((hour) => told(`2026-11-23T${hour}:00`, 600)))
  send({ type: 'return-to-present' })
  time.set({ isStarted: false, speed: 1 })
  expect(news()).toEqual([told(null, 1)])
  frame.dispose()
  time.set({ isStarted: true, speed: 60 })
  pass(start)
  expect(news()).toEqual([])
})

test('the device follows the parent’s commands, and reports its changes', () => {
  const { hear, path, news, window } = connect()
  hear({ v: 1, type: 'go', path: '/home/menu/' })
  expect(path()).toBe('/home/menu')
  expect(window.posted.at(-1)?.origin).toBe('https://host.example')
  news()
  hear({ v: 1, type: 'language', lang: 'de' })
  hear({ v: 1, type: 'reset' })
  expect(news()).toEqual([
    { v: 1, type: 'language', lang: 'de' },
    { v: 1, type: 'screen', path: '/' },
  ])
})

// behaviour 25.1, 25.2
test.each([
  ['open-iframe-resizer', CHILD_INIT, [whole]],
  ['iframe-resizer', INIT, [said(700, 'init'), said(700, 'resizeObserver'), said(700, 'pageInfo')]],
])('%s starts: the frame is marked as sized, and the size is reported once', (_name, init, told) => {
  const { hear, news, dataset } = connect()
  news()
  hear(init)
  expect(dataset.framed).toBe('sized')
  expect(news()).toEqual([ready, ...told])
  hear(init)
  expect(news()).toEqual([])
})

test('the device fits into the visible window, and a focused element is scrolled into view', () => {
  const { hear, news, window } = begun()
  window.focus(Object.assign(new FakeElement(), { top: 600, height: 44 }))
  hear(`[iFrameSizer]pageInfo:${INFO}`)
  expect(window.style.get('--window')).toBe('500px')
  expect(news()).toEqual(['[iFrameSizer]shop:152:0:scrollToOffset', said(700, 'pageInfoStop')])
  hear('[iFrameSizer]resize')
  expect(news()).toEqual([said(700, 'pageInfo')])
})

test('dispose ends all listeners', () => {
  const { frame, window, send, news, hear, path } = begun()
  frame.dispose()
  window.page.height = 10
  window.drawUntilIdle()
  send({ type: 'go', path: '/home/menu' })
  hear({ v: 1, type: 'go', path: '/home' })
  window.focus(new FakeElement())
  expect(news()).toEqual([])
  expect(path()).toBe('/home/menu')
})
