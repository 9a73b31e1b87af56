import { expect, test } from 'vitest'
import type { TextId } from '../src/device/device.ts'
import { wordsOf } from '../src/texts/words.ts'
import { compileCatalog } from './catalogs.ts'

// What a browser gets: a message that JSON cannot carry would be lost on the way.
function say(message: string, values: Record<string, string | number> = {}) {
  const messages = JSON.parse(JSON.stringify(compileCatalog(JSON.stringify({ id: message }), 'en.json')))
  return wordsOf('en', messages).phrase('id' as TextId, values)
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

test('a plural counts as the language writes numbers, also around other values', () => {
  const shots = '{count, plural, one {# shot of {name}} other {# shots of {name}}}'
  expect(say(shots, { count: 12000, name: '#1' })).toBe('12000 shots of #1')
  expect(say('{count, number} kWh', { count: 1234 })).toBe('1234 kWh')
})

test('a select chooses by the value, and says other for what it does not know', () => {
  const mode = '{mode, select, on {heats} off {rests} other {waits}}'
  expect([say(mode, { mode: 'on' }), say(mode, { mode: 'off' }), say(mode, { mode: 'broken' })]).toEqual([
    'heats',
    'rests',
    'waits',
  ])
})

test('what the product cannot say fails the build, and is not said wrongly', () => {
  for (const message of [
    '{n, plural, offset:1 one {#} other {#}}',
    '{n, selectordinal, one {#st} other {#th}}',
    '{day, date, short}',
    '{share, number, percent}',
  ])
    expect(() => compileCatalog(JSON.stringify({ id: message }), 'en.json'), message).toThrow(
      /is not supported in the product's texts/,
    )
})

test('a broken message is named with its file', () => {
  const broken = JSON.stringify({ 'settings.title': 'Settings', 'home.days': '{days, plural, one {#' })
  expect(() => compileCatalog(broken, 'src/texts/sv.json')).toThrow(
    /src\/texts\/sv\.json: "home\.days" is not a valid ICU message: .+/,
  )
})

test('a text names another by its id, or in another form, from its own catalog or from one beside it', () => {
  const own = {
    note: 'For “{mode.off}”, {mode.limited|limits} and {value}.',
    'mode.off': 'Off',
  }
  const messages = compileCatalog(JSON.stringify(own), 'companion-en.json', { 'mode.limited': 'Limited' })
  expect(messages.note).toEqual(['For “Off”, limits and ', ['value'], '.'])
})

test('a reference to what no catalog has, or to a text with values, is named with its text and file', () => {
  const know = (text: string) => () =>
    compileCatalog(JSON.stringify({ 'know.turn-off': text }), 'companion-en.json', { 'home.set': '{value}' })
  expect(know('There is no {functions.frost}.')).toThrow(
    'companion-en.json: know.turn-off refers to functions.frost, which no catalog has',
  )
  expect(know('It is {home.set|set}.')).toThrow(
    'companion-en.json: know.turn-off refers to home.set, which is not a plain text',
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
