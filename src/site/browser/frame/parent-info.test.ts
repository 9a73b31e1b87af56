import { expect, test } from 'vitest'
import { parseVisibleArea } from './parent-info'

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

const { documentHeight: _document, windowHeight: _window, ...three } = pageInfo

const middle = { top: 100, bottom: 600 }
const above = { top: 0, bottom: 200 }
const below = { top: 700, bottom: 1000 }
const frameAt = (top: number) => ({ ...parentInfo, iframe: { top, height: 1000 } })

test.each([
  ['in the middle of a long frame', pageInfo, { ...middle, windowHeight: 480 }],
  ['in the middle, in version 5', parentInfo, { ...middle, windowHeight: 500 }],
  ['in the middle, in version 3, which sends one height only', three, { ...middle, windowHeight: 500 }],
  [
    'in the middle, with one height of 0',
    { ...pageInfo, documentHeight: 0 },
    { ...middle, windowHeight: 500 },
  ],
  ['that begins above the frame', { ...pageInfo, scrollTop: 0 }, { ...above, windowHeight: 480 }],
  ['that begins above it, in version 5', frameAt(300), { ...above, windowHeight: 500 }],
  ['that ends below it', { ...pageInfo, scrollTop: 1000 }, { ...below, windowHeight: 480 }],
  ['that ends below it, in version 5', frameAt(-700), { ...below, windowHeight: 500 }],
])('a window %s', (_where, info, sight) => {
  expect(parseVisibleArea(JSON.stringify(info))).toEqual(sight)
})

test.each([
  ['no JSON', '{'],
  ['an array', '[1]'],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['a height that is no number', JSON.stringify({ ...pageInfo, iframeHeight: 'tall' })],
  ['an infinite position', `${JSON.stringify(pageInfo).slice(0, -1)},"scrollTop":1e999}`],
  ['no window height', JSON.stringify({ ...three, clientHeight: 0, windowHeight: 0 })],
  ['a viewport of no height', JSON.stringify({ ...parentInfo, viewport: { height: 0 } })],
  ['a frame without a position', JSON.stringify({ ...parentInfo, iframe: {} })],
  ['no viewport', JSON.stringify({ ...parentInfo, viewport: undefined })],
  ['a viewport that is no object', JSON.stringify({ ...parentInfo, viewport: 7 })],
  ['a frame that is no object', JSON.stringify({ ...parentInfo, iframe: 7 })],
])('%s gives no visible area', (_, text) => {
  expect(parseVisibleArea(text)).toBeNull()
})
