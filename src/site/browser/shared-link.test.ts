import { expect, test } from 'vitest'
import { FakeWindow } from '../../../tests/helpers/fakes/window'
import { connectLinks, packedDeviceOf } from './shared-link'

/** Opens a page and follows a link in it; returns the address of the reload, if any. */
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

test('a fragment has a packed device, an empty one, or something else', () => {
  expect(['#d=1raNU', '#d='].map(packedDeviceOf)).toEqual(['1raNU', ''])
  for (const hash of ['', '#', '#e=1', 'd=1', '#D=1']) expect(packedDeviceOf(hash), hash).toBeNull()
})

// behaviour 30.4
test.each([
  ['a link opened in an open page', '/home', '/home#d=1raNU'],
  ['one that a messenger has changed', '/home', '/home#d%3D1raNU.'],
  ['another link', '/home#d=1raNU', '/home#d=19uW'],
  ['the way back to an address without one', '/home#d=1raNU', '/home'],
])('%s reloads the page', (_what, from, to) => {
  expect(openPage().go(from, to)).toEqual([to])
})

test('a step between places of one device does not reload, nor does another fragment', () => {
  const { go } = openPage()
  expect(go('/home#d=1raNU', '/home/menu')).toEqual([])
  expect(go('/home#d=1raNU', '/home#d=1raNU.'), 'the same link').toEqual([])
  expect(go('/home', '/home#top')).toEqual([])
})

test('after dispose nothing reloads', () => {
  const { go, dispose } = openPage()
  dispose()
  expect(go('/home', '/home#d=1raNU')).toEqual([])
})
