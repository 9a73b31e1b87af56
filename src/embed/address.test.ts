import { expect, test } from 'vitest'
import { folderOf, frameAddress, productFolder, type Query, routeOf, schemeFor } from './address'

const nothing: Query = {
  ...{ lang: null, kiosk: null, start: null, scheme: null },
  ...{ task: null, mode: null, value: null },
  ...{ time: null, speed: null },
}
const address = (folder: string, path = '/', query = nothing) =>
  frameAddress(folder, 'https://shop.example/heating/floor.html', path, query).href

test('a plain script says its own folder', () => {
  expect(folderOf('https://demo.example/thermostat/embed.js', undefined)).toBe(
    'https://demo.example/thermostat/',
  )
  expect(folderOf('https://demo.example/embed.js?v=/2#/x', undefined)).toBe('https://demo.example/')
})

test.each([
  [
    'Chromium',
    'Error\n    at https://demo.example/t/embed.js:1:2233\n    at https://shop.example/app/x.js:1:1',
  ],
  ['Firefox', '@https://demo.example/t/embed.js:1:2233\n@https://shop.example/app/x.js:1:1\n'],
  ['Safari', 'module code@https://demo.example/t/embed.js:1:2233\n'],
])('a module finds its folder in the trace of %s', (_browser, stack) => {
  expect(folderOf(undefined, stack)).toBe('https://demo.example/t/')
})

test('where nothing says it, there is no folder', () => {
  expect(folderOf(undefined, undefined)).toBeNull()
  expect(folderOf('', 'Error\n    at <anonymous>')).toBeNull()
})

// behaviour 25.12
test('the product is where the page says, else where the build knows, else beside the script', () => {
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
])('the product at %s', (folder) => {
  expect(address(folder)).toBe('https://demo.example/thermostat/')
  expect(address(folder, '/home/menu')).toBe('https://demo.example/thermostat/home/menu')
})

test.each([
  [
    'a fragment that shares a device stays',
    'https://demo.example/t/#d=1raNU',
    { lang: 'sv' },
    '/t/home?lang=sv#d=1raNU',
  ],
  ['the product may be at the root', 'https://demo.example', {}, '/home'],
  ['only what is there goes into the query', 'https://demo.example/', { lang: 'sv' }, '/home?lang=sv'],
  [
    'a kiosk is asked for',
    'https://demo.example/',
    { lang: 'sv', kiosk: '60', start: '/home&x', scheme: 'dark' },
    '/home?lang=sv&kiosk=60&start=%2Fhome%26x&scheme=dark',
  ],
  [
    'a task is asked for',
    'https://demo.example/',
    { task: 'connect-wifi', mode: 'show', value: 'Home 5G' },
    '/home?task=connect-wifi&mode=show&value=Home+5G',
  ],
  [
    'time is asked for',
    'https://demo.example/',
    { time: 'monday-05:30', speed: '600' },
    '/home?time=monday-05%3A30&speed=600',
  ],
])('%s', (_what, folder, query, is) => {
  expect(address(folder, '/home', { ...nothing, ...query })).toBe(`https://demo.example${is}`)
})

test('the product may be at a relative address', () => {
  expect(address('../thermostat/', '/home')).toBe('https://shop.example/thermostat/home')
})

test.each(['/../admin', '/home/../../admin', '/%2e%2e/admin', '/..\\..\\admin'])(
  'the path %s leads to no other page of the host',
  (path) => {
    expect(address('https://demo.example/thermostat/', path)).toBe('https://demo.example/thermostat/')
  },
)

test('a path brings no host, no query and no fragment of its own', () => {
  expect(address('https://demo.example', routeOf('//evil.example/x'))).toBe(
    'https://demo.example/evil.example/x',
  )
  expect(address('https://demo.example', '/home?kiosk=5#x')).toBe('https://demo.example/home%3Fkiosk=5%23x')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://shop.example/1',
  'http://',
  'ftp://demo',
])('nothing is framed from %s', (folder) => expect(() => address(folder)).toThrow(TypeError))

test('a route has one slash in front', () => {
  expect(routeOf('home')).toBe('/home')
  expect(routeOf('/home')).toBe('/home')
  expect(routeOf('')).toBe('/')
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
