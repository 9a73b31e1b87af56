import { expect, test } from 'vitest'
import { languages, paths } from '../../src/thermostat/device/device'
import { headOf } from './head'

test('a page has the title of its live screen, and a description', () => {
  const { title, description } = headOf('/home/menu/settings/keylock', '/')
  expect(title).toBe('Keypad lock – Underfloor heating thermostat')
  const way = 'Underfloor heating thermostat › Home › Main menu › Settings › Keypad lock'
  expect(description).toMatch(new RegExp(`^${way}\\. [A-Z].+\\.$`))
})

test.each([
  ['/home/menu', 'https://example.com/demo/', 'https://example.com/demo/home/menu/'],
  ['/', 'https://example.com/demo/', 'https://example.com/demo/'],
  ['/home', '/', '/home/'],
  // No route.
  ['/404', '/', null],
])('the address of %s below %s ends with a slash, where every host has the page', (path, root, address) => {
  expect(headOf(path, root).address).toBe(address)
})

test('it has an alternate link for every language, and one for all others', () => {
  const { alternates } = headOf('/home', '/demo/')
  expect(alternates.map(({ language }) => language)).toEqual([...languages, 'x-default'])
  expect(alternates).toContainEqual({ language: 'sv', address: '/demo/home/?lang=sv' })
  expect(alternates).toContainEqual({ language: 'x-default', address: '/demo/home/' })
  expect(headOf('/404', '/').alternates, 'unless it is no route').toEqual([])
})

test('no two pages have the same description, unless they show the same screen', () => {
  const heads = paths.map((path) => headOf(path, '/'))
  const addresses = new Set(heads.map(({ address }) => address))
  expect(new Set(heads.map(({ description }) => description)).size).toBe(addresses.size)
  expect(addresses.size).toBeGreaterThan(paths.length - 3)
})

test('no screen has the address of the picture for shared links', () => {
  expect(paths.filter((path) => path.startsWith('/share'))).toEqual([])
})
