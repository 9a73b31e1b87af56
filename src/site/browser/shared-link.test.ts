import { expect, test } from 'vitest'
import { FakeWindow } from '../../../tests/helpers/fakes/window'
import { connectLinks, packedDeviceOf } from './shared-link'

/** An open page, and what a link in it makes of it: where it is loaded anew, if it is. */
function openPage() {
  const window = new FakeWindow()
  const { dispose } = connectLinks(window)
  const go = (from: string, to: string) => {
    const [oldURL, newURL] = [from, to].map((path) => `https://shop.example${path}`)
    window.dispatch('hashchange', { oldURL, newURL })
    return window.reloads.splice(0)
  }
  return { go, dispose }
}

test('a fragment says what is packed, which may be nothing, or is of something else', () => {
  expect(['#d=1raNU', '#d='].map(packedDeviceOf)).toEqual(['1raNU', ''])
  for (const hash of ['', '#', '#e=1', 'd=1', '#D=1']) expect(packedDeviceOf(hash), hash).toBeNull()
})

// behaviour 30.4
test.each([
  ['a link opened in an open page', '/home', '/home#d=1raNU'],
  ['one that a messenger has changed', '/home', '/home#d%3D1raNU.'],
  ['another link', '/home#d=1raNU', '/home#d=19uW'],
  ['the way back to an address without one', '/home#d=1raNU', '/home'],
])('%s begins it anew', (_what, from, to) => {
  expect(openPage().go(from, to)).toEqual([to])
})

test('a step between the places of one device does not, nor another fragment', () => {
  const { go } = openPage()
  expect(go('/home#d=1raNU', '/home/menu')).toEqual([])
  expect(go('/home#d=1raNU', '/home#d=1raNU.'), 'the same link').toEqual([])
  expect(go('/home', '/home#top')).toEqual([])
})

test('nothing is heard once it has ended', () => {
  const { go, dispose } = openPage()
  dispose()
  expect(go('/home', '/home#d=1raNU')).toEqual([])
})
