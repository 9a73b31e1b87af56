import { expect, test } from 'vitest'
import { readSight } from './parent-info'

/** A message of iframe-resizer 4: a window of 500 px, a frame of 1,000 px scrolled by 100 px. */
const pageInfo = {
  iframeHeight: 1000,
  iframeWidth: 400,
  clientHeight: 500,
  clientWidth: 800,
  offsetTop: 300,
  offsetLeft: 0,
  scrollTop: 400,
  scrollLeft: 0,
  documentHeight: 480,
  documentWidth: 800,
  windowHeight: 500,
  windowWidth: 800,
}
const parentInfo = {
  iframe: { top: -100, height: 1000 },
  document: { scrollHeight: 3000 },
  viewport: { width: 800, height: 500, scale: 1 },
}

const read = (value: unknown) => readSight(JSON.stringify(value))

test('a window in the middle of a long frame', () => {
  expect(read(pageInfo)).toEqual({ top: 100, bottom: 600, window: 480 })
  expect(read(parentInfo)).toEqual({ top: 100, bottom: 600, window: 500 })
})

test('a window that begins above the frame, and one that ends below it', () => {
  const [above, below] = [
    { top: 0, bottom: 200 },
    { top: 700, bottom: 1000 },
  ]
  const infoAt = (top: number) => read({ ...parentInfo, iframe: { top, height: 1000 } })
  expect(read({ ...pageInfo, scrollTop: 0 })).toEqual({ ...above, window: 480 })
  expect(read({ ...pageInfo, scrollTop: 1000 })).toEqual({ ...below, window: 480 })
  expect(infoAt(300)).toEqual({ ...above, window: 500 })
  expect(infoAt(-700)).toEqual({ ...below, window: 500 })
})

test('version 3 says one height only', () => {
  const { documentHeight, windowHeight, ...three } = pageInfo
  expect(documentHeight).toBe(480)
  expect(windowHeight).toBe(500)
  expect(read(three)).toEqual({ top: 100, bottom: 600, window: 500 })
})

test('a height of 0 is none', () => {
  expect(read({ ...pageInfo, documentHeight: 0 })).toEqual({ top: 100, bottom: 600, window: 500 })
  expect(read({ ...parentInfo, viewport: { height: 0 } })).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['no object', '[1]'],
  ['nothing', 'null'],
  ['an empty object', '{}'],
  ['a height that is no number', JSON.stringify({ ...pageInfo, iframeHeight: 'tall' })],
  ['an endless one', `${JSON.stringify(pageInfo).slice(0, -1)},"scrollTop":1e999}`],
  [
    'no heights of the window',
    JSON.stringify({ ...pageInfo, clientHeight: 0, windowHeight: 0, documentHeight: 0 }),
  ],
  ['a frame without a place', JSON.stringify({ ...parentInfo, iframe: {} })],
  ['no viewport', JSON.stringify({ ...parentInfo, viewport: undefined })],
  ['a viewport that is no object', JSON.stringify({ ...parentInfo, viewport: 7 })],
  ['a frame that is no object', JSON.stringify({ ...parentInfo, iframe: 7 })],
])('%s is no sight', (_, text) => {
  expect(readSight(text)).toBeNull()
})
