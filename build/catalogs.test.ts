import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { compileCatalog } from './catalogs.ts'

// What a browser gets: a message that JSON cannot carry would be lost on the way.
function say(message: string, values: Record<string, unknown> = {}) {
  const messages = JSON.parse(JSON.stringify(compileCatalog(JSON.stringify({ id: message }), 'en.json')))
  return setupI18n({ locale: 'en', messages: { en: messages } })._('id', values)
}

test('a compiled catalog says what its messages say', () => {
  expect(say('Settings')).toBe('Settings')
  expect(say('Error code: E{number}', { number: 3 })).toBe('Error code: E3')
  expect(say("It's on")).toBe("It's on")
})

test('plurals keep their cases', () => {
  const days = '{days, plural, =0 {today} one {# day} other {# days}}'
  expect(say(days, { days: 0 })).toBe('today')
  expect(say(days, { days: 1 })).toBe('1 day')
  expect(say(days, { days: 28 })).toBe('28 days')
})

test('a broken message is named with its file', () => {
  const broken = JSON.stringify({ 'settings.title': 'Settings', 'home.days': '{days, plural, one {#' })
  expect(() => compileCatalog(broken, 'src/texts/sv.json')).toThrow(
    /src\/texts\/sv\.json: "home\.days" is not a valid ICU message: .+/,
  )
})

test('a file that is no flat catalog is named', () => {
  expect(() => compileCatalog('{', 'sv.json')).toThrow('sv.json is not valid JSON')
  expect(() => compileCatalog('[]', 'sv.json')).toThrow('sv.json must be an object of texts by id')
  expect(() => compileCatalog('{"home": {}}', 'sv.json')).toThrow('sv.json: "home" must be a text')
})

test('the plugin makes a module of a catalog', async () => {
  const catalog = await import('./catalogs.test.json?catalog')
  expect(catalog.default).toEqual({ greeting: ['Hello ', ['name']] })
})
