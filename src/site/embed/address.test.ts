import { expect, test } from 'vitest'
import { folderOf, frameAddress, productFolder, type Query, routeOf, schemeFor } from './address'

const noValues: Query = { lang: null, task: null }
const address = (folder: string, path = '/', query = noValues) =>
  frameAddress(folder, 'https://shop.example/heating/floor.html', path, query).href

const chromium =
  'Error\n    at https://demo.example/t/embed.js:1:2233\n    at https://shop.example/app/x.js:1:1'
const firefox = '@https://demo.example/t/embed.js:1:2233\n@https://shop.example/app/x.js:1:1\n'
test.each([
  ['a plain script', 'https://demo.example/t/embed.js', undefined, 'https://demo.example/t/'],
  ['a script with a version', 'https://demo.example/embed.js?v=/2#/x', undefined, 'https://demo.example/'],
  ['the stack of a module in Chromium', undefined, chromium, 'https://demo.example/t/'],
  ['the stack of a module in Firefox', undefined, firefox, 'https://demo.example/t/'],
  [
    'the stack of a module in Safari',
    undefined,
    'module code@https://demo.example/t/embed.js:1:2233\n',
    'https://demo.example/t/',
  ],
  ['nothing', undefined, undefined, null],
  ['a stack without an address', '', 'Error\n    at <anonymous>', null],
])('the folder of the script is found from %s', (_name, src, stack, folder) => {
  expect(folderOf(src, stack)).toBe(folder)
})

// behaviour 25.9
test('the product’s address comes from the page, else from the build, else from the script’s folder', () => {
  const [own, site, beside] = ['/own/', 'https://demo.example/t/', 'https://shop.example/cache/']
  expect(productFolder(own, site, beside)).toBe(own)
  expect(productFolder(null, site, beside)).toBe(site)
  expect(productFolder(null, '', beside)).toBe(beside)
  expect(() => productFolder(null, '', null)).toThrow('src=')
})

test.each([
  'https://demo.example/thermostat',
  'https://demo.example/thermostat/',
  'https://demo.example/thermostat//',
  'https://demo.example/thermostat/index.html',
  'https://demo.example/thermostat/?lang=sv',
])('a screen of the product at %s has its address below the folder', (folder) => {
  expect(address(folder)).toBe('https://demo.example/thermostat/')
  expect(address(folder, '/home/menu')).toBe('https://demo.example/thermostat/home/menu')
})

const root = 'https://demo.example'
test.each<[string, Query, string]>([
  ['https://demo.example/t/#d=1raNU', { lang: 'sv' }, `${root}/t/home?lang=sv#d=1raNU`],
  [root, {}, `${root}/home`],
  ['../thermostat/', {}, 'https://shop.example/thermostat/home'],
  [root, { kiosk: '60', start: '/home&x' }, `${root}/home?kiosk=60&start=%2Fhome%26x`],
  [root, { scheme: 'dark' }, `${root}/home?scheme=dark`],
  [root, { task: 'wifi', mode: 'try', value: 'a b' }, `${root}/home?task=wifi&mode=try&value=a+b`],
  [root, { time: 'monday-05:30', speed: '600' }, `${root}/home?time=monday-05%3A30&speed=600`],
])('the address for %s with %j has these parameters', (folder, query, expected) => {
  expect(address(folder, '/home', { ...noValues, ...query })).toBe(expected)
})

const outside = ['/../admin', '/home/../../admin', '/%2e%2e/admin', '/..\\..\\admin']
test.each(outside)('the path %s does not lead out of the product’s folder', (path) => {
  expect(address('https://demo.example/thermostat/', path)).toBe('https://demo.example/thermostat/')
})

test('a path cannot add a host, a query or a fragment', () => {
  expect(address(root, routeOf('//evil.example/x'))).toBe(`${root}/evil.example/x`)
  expect(address(root, '/home?kiosk=5#x')).toBe(`${root}/home%3Fkiosk=5%23x`)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://shop.example/1',
  'http://',
  'ftp://demo',
])('the address %s is refused', (folder) => expect(() => address(folder)).toThrow(TypeError))

test('a route has exactly one slash at its start', () => {
  expect(['home', '/home', ''].map(routeOf)).toEqual(['/home', '/home', '/'])
})

test.each([
  ['normal', null],
  ['light', null],
  ['dark', 'dark'],
  ['only dark', 'dark'],
  ['light dark', 'auto'],
])('a page whose color-scheme is %s has a frame with the scheme %s', (colorScheme, scheme) => {
  expect(schemeFor(colorScheme)).toBe(scheme)
})
