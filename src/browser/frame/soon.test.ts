import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { NOON } from '../../../tests/fakes/clock'
import { deviceAt } from '../../../tests/fakes/device'
import { FakeDoors, FakeFrameWindow } from '../../../tests/fakes/frame'
import { here } from '../../device/device'
import { createDeviceStore } from '../store'
import { connectFrame } from './frame'
import { connectFrameSoon } from './soon'

const GO = { v: 1, type: 'go', path: '/home/menu' }

/** A frame whose code arrives when `arrive` is called. */
function frame() {
  const window = new FakeFrameWindow()
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  let arrive = () => {}
  const loaded = new Promise<{ connectFrame: typeof connectFrame }>((resolve) => {
    arrive = () => resolve({ connectFrame })
  })
  const soon = connectFrameSoon(window, store, () => loaded)
  return {
    window,
    doors: new FakeDoors(),
    soon,
    path: () => here(store.getState().device.trail).path,
    async arrive() {
      arrive()
      await setImmediate()
    },
  }
}

test('of a flood only the beginning is kept, and what others say does not count', async () => {
  const { window, soon, doors, path, arrive } = frame()
  for (let count = 0; count < 20_000; count++) window.hear({ v: 1, type: 'flood' }, { source: {} })
  window.hear(GO)
  for (let count = 0; count < 20_000; count++) window.hear({ v: 1, type: 'task', task: `t-${count}` })
  await arrive()
  await soon?.drawn(doors)
  expect(path()).toBe('/home/menu')
  expect(doors.tasks.asked.length).toBeGreaterThan(10)
  expect(doors.tasks.asked.length).toBeLessThan(1000)
})

test('a page of its own is no frame, and loads nothing for one', () => {
  const window = new FakeFrameWindow()
  window.parent = Object.assign(window, { postMessage: () => expect.unreachable() })
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  expect(connectFrameSoon(window, store, () => expect.unreachable())).toBeNull()
  expect(window.dataset).toEqual({})
})

test('what the page around says before the page is drawn is obeyed then, once', async () => {
  const { window, soon, doors, path, arrive } = frame()
  expect(window.dataset.framed).toBe('fixed')
  window.hear(GO)
  window.hear({ v: 1, type: 'task', task: 'lock-keys', mode: 'show' })
  await arrive()
  expect(path()).toBe('/home')
  await soon?.drawn(doors)
  expect(path()).toBe('/home/menu')
  expect(doors.tasks.asked).toEqual([{ task: 'lock-keys', mode: 'show' }])
  window.hear({ ...GO, path: '/home' })
  expect(path()).toBe('/home')
})

test('a page that is drawn before the frame’s code is there is measured when it is', async () => {
  const { window, soon, doors, arrive } = frame()
  void soon?.drawn(doors)
  expect(window.news()).toEqual([])
  await arrive()
  expect(
    window.news().map((one) => (typeof one === 'object' && one && 'type' in one ? one.type : one)),
  ).toEqual(['[iFrameResizerChild]Ready', 'iframe-resized', 'ready'])
})

test('a page around that speaks early is first told where the device was', async () => {
  const { window, soon, doors, arrive } = frame()
  window.hear(GO)
  void soon?.drawn(doors)
  await arrive()
  const paths = window.news().flatMap((one) => {
    const { type, path } = Object(one)
    return path ? [`${type} ${path}`] : []
  })
  // Twice, because its origin was not known before it spoke.
  expect(paths).toEqual(['ready /home', 'ready /home', 'screen /home/menu'])
})

test('a frame whose code fails to load goes on without it, and asks again once something happens', async () => {
  const window = new FakeFrameWindow()
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  let tries = 0
  const soon = connectFrameSoon(window, store, () => {
    tries++
    return tries < 3 ? Promise.reject(new TypeError('not there')) : Promise.resolve({ connectFrame })
  })
  void soon?.drawn(new FakeDoors())
  await setImmediate()
  expect(tries).toBe(1)
  expect(window.news()).toEqual([])
  expect(window.dataset.framed).toBe('fixed')
  window.hear(GO)
  await setImmediate()
  expect(tries).toBe(2)
  window.hear({ v: 1, type: 'press', button: 'confirm' })
  await setImmediate()
  expect(tries).toBe(3)
  expect(window.news().length).toBeGreaterThan(0)
  expect(here(store.getState().device.trail).path).toBe('/home/menu')
})
