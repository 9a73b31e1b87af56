/** The frame as versions 2 to 5 of iframe-resizer meet it. */
import { expect, test } from 'vitest'
import { begun, connect, INIT, INIT_5, PAGE_INFO, ready, said } from '../fakes/framed'

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
