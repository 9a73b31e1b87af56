import { expect, test, vi } from 'vitest'
import { NOON } from '../../../tests/fakes/clock'
import { deviceAt } from '../../../tests/fakes/device'
import { FakeFrameWindow } from '../fakes/frame'
import { begun, CHILD_INIT, connect, INIT, ready, said, whole } from '../fakes/framed'
import { createDeviceStore } from '../store'
import { connectFrame } from './frame'

test('a page of its own is no frame', () => {
  const window = new FakeFrameWindow()
  window.parent = Object.assign(window.parent, { postMessage: () => expect.unreachable() })
  const alone = Object.assign(window, { self: window.parent })
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  expect(connectFrame(alone, store)).toBeNull()
  expect(window.dataset).toEqual({})
  expect(window.atWindow.count).toBe(0)
})

test('at once it says that it is a child, and once it is drawn its size and where the device is', () => {
  const { frame, news, send, dataset, window } = connect({ isDrawn: false })
  expect(dataset.framed).toBe('fixed')
  expect(news()).toEqual(['[iFrameResizerChild]Ready'])
  send({ type: 'language', language: 'sv' })
  expect(news()).toEqual([])
  frame.drawn()
  expect(news()).toEqual([whole, { ...ready, lang: 'sv' }])
  frame.drawn()
  window.rest()
  expect(news()).toEqual([])
})

test('without a page there is nothing to tell', () => {
  const { frame, news, window } = connect({ isDrawn: false })
  window.isDrawn = false
  frame.drawn()
  expect(news()).toEqual(['[iFrameResizerChild]Ready'])
})

test('everybody may hear it until the parent says something that makes sense, then its origin only', () => {
  const { window, hear, send } = connect()
  hear('nonsense')
  hear({ type: 'nonsense' })
  hear('[iFrameSizer]resize')
  hear('[iFrameSizer]message:{"v":1,"type":"reset"}')
  send({ type: 'go', path: '/home/menu' })
  expect(new Set(window.posted.splice(0).map(({ origin }) => origin))).toEqual(new Set(['*']))
  hear({ v: 1, type: 'go', path: '/home' })
  expect(window.posted.splice(0)).toEqual([
    { message: { ...ready, path: '/home/menu' }, origin: 'https://host.example' },
    { message: { v: 1, type: 'screen', path: '/home' }, origin: 'https://host.example' },
  ])
  hear({ v: 1, type: 'go', path: '/home/menu' }, { origin: 'https://evil.example' })
  expect(window.posted).toEqual([])
  hear({ v: 1, type: 'go', path: '/home/menu' })
  expect(window.news()).toEqual([{ v: 1, type: 'screen', path: '/home/menu' }])
})

test('an origin without a name is posted to like everybody, and kept to all the same', () => {
  const { window, hear, path } = connect()
  hear({ v: 1, type: 'go', path: '/home/menu' }, { origin: 'null' })
  expect(new Set(window.posted.map(({ origin }) => origin))).toEqual(new Set(['*']))
  hear({ v: 1, type: 'go', path: '/home' })
  expect(path()).toBe('/home/menu')
})

test('nobody but the parent is heard', () => {
  const { hear, path, window, dataset } = connect()
  window.news()
  for (const source of [window, null, {}]) {
    hear({ v: 1, type: 'go', path: '/home/menu' }, { source })
    hear(INIT, { source })
    hear(CHILD_INIT, { source })
  }
  expect(window.news()).toEqual([])
  expect(path()).toBe('/home')
  expect(dataset.framed).toBe('fixed')
})

test('open-iframe-resizer is answered then as well', () => {
  const { hear, frame, news } = connect({ isDrawn: false })
  hear(CHILD_INIT)
  hear(CHILD_INIT)
  hear({ type: 'iframe-get-child-dimensions' })
  expect(news()).toEqual(['[iFrameResizerChild]Ready'])
  frame.drawn()
  expect(news()).toEqual([whole, ready])
})

test('open-iframe-resizer begins: the size, and every change of it, in its own way only', () => {
  const { hear, news, page, window, dataset } = connect()
  news()
  hear(CHILD_INIT)
  expect(dataset.framed).toBe('sized')
  expect(news()).toEqual([ready, whole])
  hear(CHILD_INIT)
  expect(news()).toEqual([])
  page.height = 800
  hear(CHILD_INIT)
  expect(news()).toEqual([{ ...whole, height: 800 }])
  page.height = 900
  window.rest()
  expect(news()).toEqual([{ ...whole, height: 900 }])
  hear({ type: 'iframe-get-child-dimensions' })
  hear({ type: 'iframe-get-child-dimensions' })
  expect(news()).toEqual([
    { ...whole, height: 900 },
    { ...whole, height: 900 },
  ])
})

test('a parent that speaks both is told in both', () => {
  const { hear, news, page, window } = begun(INIT)
  hear(CHILD_INIT)
  news()
  page.height = 800
  window.rest()
  expect(news()).toEqual([said(800, 'resizeObserver'), { ...whole, height: 800 }])
})

test('a parent that makes the frame fit without a word is found out', () => {
  const { window, page, dataset } = connect()
  window.rest()
  window.innerHeight = page.height
  window.draw()
  expect(dataset.framed).toBe('sized')
})

test('until anybody asks, every size is posted as open-iframe-resizer understands it', () => {
  const { window, page, news } = connect()
  window.rest()
  news()
  page.height = 1200
  window.rest()
  expect(news()).toEqual([{ ...whole, height: 1200 }])
})

test('only a frame that is made to fit can chase its page', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const [init, observed] of [
    ['nothing', 1],
    [CHILD_INIT, 0],
  ] as const) {
    const { window, page, hear } = connect()
    window.rest()
    hear(init)
    for (let time = 0; time < 50; time++) {
      window.innerHeight++
      page.height++
      window.draw()
    }
    expect(window.observed).toBe(observed)
  }
  warn.mockRestore()
})

test('the device follows what the parent wishes', () => {
  const { hear, path, news } = connect()
  hear({ v: 1, type: 'go', path: '/home/menu/' })
  expect(path()).toBe('/home/menu')
  news()
  hear({ v: 1, type: 'language', lang: 'de' })
  hear({ v: 1, type: 'reset' })
  expect(news()).toEqual([
    { v: 1, type: 'language', lang: 'de' },
    { v: 1, type: 'screen', path: '/' },
    { v: 1, type: 'language', lang: 'en' },
  ])
})

test('it ends with all that it began', () => {
  const { frame, window, send, news } = begun(INIT)
  frame.dispose()
  window.page.height = 10
  window.rest()
  send({ type: 'go', path: '/home/menu' })
  expect(news()).toEqual([])
  expect(window.atWindow.count).toBe(0)
  expect(window.atDocument.count).toBe(0)
  expect(window.observed).toBe(0)
  const early = connect({ isDrawn: false })
  early.frame.dispose()
  expect(early.window.atWindow.count).toBe(0)
})
