import { expect, test, vi } from 'vitest'
import { here } from '../../device/device'
import { NOON } from '../fakes/clock'
import { deviceAt } from '../fakes/device'
import { FakeFrameWindow } from '../fakes/frame'
import { createDeviceStore } from '../store'
import { connectFrame } from './frame'

const INIT =
  '[iFrameSizer]shop:8:false:false:32:false:true:null:bodyOffset:null:null:0:false:parent:scroll:true'
const INIT_5 =
  '[iFrameSizer]shop:8:false:false:32:true:true::auto:::0:false:child:auto:false:::true:key:5.4.0:0'
const CHILD_INIT = { type: 'iframe-child-init' }
const PAGE_INFO = '{"iframeHeight":1000,"offsetTop":300,"scrollTop":0,"clientHeight":500}'

const ready = { v: 1, type: 'ready', path: '/home', lang: 'en' }
const whole = { type: 'iframe-resized', width: 400, height: 700 }
const said = (height: number, type: string) => `[iFrameSizer]shop:${height}:400:${type}`

function connect({ isDrawn = true } = {}) {
  const window = new FakeFrameWindow()
  const store = createDeviceStore(deviceAt('/home'), () => NOON)
  const frame = connectFrame(window, store)
  if (!frame) throw new Error('It is in a frame.')
  if (isDrawn) frame.drawn()
  return {
    window,
    page: window.page,
    dataset: window.dataset,
    frame,
    send: store.getState().send,
    path: () => here(store.getState().device.trail).path,
    news: () => window.news(),
    hear: window.hear.bind(window),
  }
}

/** A frame whose beginning is over and forgotten. */
function begun(init: unknown) {
  const connected = connect()
  connected.window.rest()
  connected.hear(init)
  connected.news()
  return connected
}

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

test('iframe-resizer begins: init, the size, the sight; a second init is no news', () => {
  const { hear, news, dataset } = connect()
  news()
  hear(INIT)
  expect(dataset.framed).toBe('sized')
  expect(news()).toEqual([ready, said(700, 'init'), said(700, 'resizeObserver'), said(700, 'pageInfo')])
  hear(INIT)
  expect(news()).toEqual([])
})

test('what began before there was anything to measure is answered then', () => {
  const { hear, frame, news } = connect({ isDrawn: false })
  hear(INIT)
  expect(news()).toEqual(['[iFrameResizerChild]Ready'])
  hear(INIT)
  hear('[iFrameSizer]resize')
  hear('[iFrameSizer]reset')
  hear('[iFrameSizer]message:{}')
  frame.drawn()
  expect(news()).toEqual([
    said(700, 'init'),
    said(700, 'resizeObserver'),
    said(700, 'pageInfo'),
    ready,
    `[iFrameSizer]shop:0:0:message:${JSON.stringify(ready)}`,
  ])
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

test('a hidden frame answers when it is shown', () => {
  const { hear, news, page, window } = connect()
  window.rest()
  news()
  page.height = 0
  hear(INIT)
  window.rest()
  expect(news()).toEqual([ready])
  page.height = 650
  window.rest()
  expect(news()).toEqual([said(650, 'init'), said(650, 'resizeObserver'), said(650, 'pageInfo')])
})

test('iframe-resizer is told of every change, in its own way only, and asks', () => {
  const { hear, news, page, window } = begun(INIT)
  page.height = 900
  window.rest()
  expect(news()).toEqual([said(900, 'resizeObserver')])
  page.height = 950
  hear('[iFrameSizer]resize')
  expect(news()).toEqual([said(950, 'resizeObserver')])
  hear('[iFrameSizer]resize')
  expect(news()).toEqual([])
  hear('[iFrameSizer]reset')
  expect(news()).toEqual([said(950, 'resizeObserver')])
  page.height = 990
  hear(INIT)
  expect(news()).toEqual([said(990, 'resizeObserver')])
})

test('a parent that is set up anew under another name begins anew', () => {
  const { hear, news } = begun(INIT)
  hear(INIT.replace('shop', 'other'))
  expect(news()).toEqual(['[iFrameSizer]other:700:400:init', '[iFrameSizer]other:700:400:resizeObserver'])
})

test('the sight fits the device into the window; a window of another height is asked again', () => {
  const { hear, news, window } = begun(INIT)
  hear(`[iFrameSizer]pageInfo:${PAGE_INFO}`)
  expect(window.style.get('--window')).toBe('500px')
  expect(news()).toEqual([said(700, 'pageInfoStop')])
  hear('[iFrameSizer]resize')
  expect(news()).toEqual([said(700, 'pageInfo')])
})

test('version 5 has its own words', () => {
  const { hear, news } = connect()
  news()
  hear(INIT_5)
  expect(news()).toContain(said(700, 'parentInfo'))
  hear('[iFrameSizer]parentInfo:{"iframe":{"top":0,"height":700},"viewport":{"height":500}}')
  expect(news()).toEqual([said(700, 'parentInfoStop')])
})

test('what the keyboard focuses out of sight is scrolled to', () => {
  const { hear, news, window } = begun(INIT)
  const target = Object.assign(window.page, { top: 600, height: 44, focusVisible: true })
  window.atDocument.tell('focusin', { target })
  hear(`[iFrameSizer]pageInfo:${PAGE_INFO}`)
  expect(news()).toContain('[iFrameSizer]shop:152:0:scrollToOffset')
})

test('messages through iframe-resizer: heard always, answered once the parent has sent one', () => {
  const { hear, news, send, path } = begun(INIT)
  send({ type: 'go', path: '/home/menu' })
  expect(news()).toEqual([{ v: 1, type: 'screen', path: '/home/menu' }])
  hear('[iFrameSizer]message:{"v":1,"type":"go","path":"/home"}')
  expect(path()).toBe('/home')
  const mirrored = (message: unknown) => `[iFrameSizer]shop:0:0:message:${JSON.stringify(message)}`
  const screen = { v: 1, type: 'screen', path: '/home' }
  expect(news()).toEqual([mirrored({ ...ready, path: '/home/menu' }), screen, mirrored(screen)])
  hear('[iFrameSizer]message:{"v":2}')
  expect(news()).toEqual([])
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
