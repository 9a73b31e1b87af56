import { describe, expect, test } from 'vitest'
import { connectLinks, packedIn } from './shared-link'

/** An open page, and what a link in it makes of it. */
function openPage() {
  const target = new EventTarget()
  const done: string[] = []
  const window = {
    addEventListener: (type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener),
    removeEventListener: (type: string, listener: (event: Event) => void) =>
      target.removeEventListener(type, listener),
    history: { replaceState: (_state: unknown, _title: string, url: string) => void done.push(url) },
    location: { reload: () => void done.push('reload') },
  }
  const { dispose } = connectLinks(window as Parameters<typeof connectLinks>[0])
  const go = (from: string, to: string) => {
    target.dispatchEvent(step(from, to))
    return done.splice(0)
  }
  return { go, dispose }
}

function step(from: string, to: string): HashChangeEvent {
  const [oldURL, newURL] = [from, to].map((path) => `https://a.example${path}`)
  return Object.assign(new Event('hashchange'), { oldURL, newURL }) as HashChangeEvent
}

const anew = (path: string) => [`https://a.example${path}`, 'reload']

describe('the fragment of an address', () => {
  test('says what is packed', () => expect(packedIn('#d=1raNU')).toBe('1raNU'))
  test('may say nothing of a device', () => expect(packedIn('#d=')).toBe(''))
  test.each(['', '#', '#e=1', 'd=1', '#D=1'])('%j is of something else', (hash) => {
    expect(packedIn(hash)).toBeNull()
  })
})

// behaviour 30.7
test('a link opened in an open page begins it anew', () => {
  expect(openPage().go('/home', '/home#d=1raNU')).toEqual(anew('/home#d=1raNU'))
})

test('so does a link that a messenger has changed', () => {
  expect(openPage().go('/home', '/home#d%3D1raNU.')).toEqual(anew('/home#d%3D1raNU.'))
  expect(openPage().go('/home#d=1raNU', '/home#d=1raNU.')).toEqual([])
})

test('so does another link, and the way back to an address without one', () => {
  const { go } = openPage()
  expect(go('/home#d=1raNU', '/home#d=19uW')).toEqual(anew('/home#d=19uW'))
  expect(go('/home#d=1raNU', '/home')).toEqual(anew('/home'))
})

test('a step between the places of one device does not, nor another fragment', () => {
  const { go } = openPage()
  expect(go('/home#d=1raNU', '/home/menu')).toEqual([])
  expect(go('/home', '/home#top')).toEqual([])
})

test('nothing is heard once it has ended', () => {
  const { go, dispose } = openPage()
  dispose()
  expect(go('/home', '/home#d=1raNU')).toEqual([])
})
