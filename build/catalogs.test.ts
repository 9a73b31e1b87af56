import { expect, test } from 'vitest'
import { createTranslator } from '../src/common/texts/translator.ts'
import type { TextId } from '../src/thermostat/device/device.ts'
import { compileCatalog } from './catalogs.ts'

// Sends the compiled message through JSON, as a browser receives it.
function t(message: string, values: Record<string, string | number> = {}) {
  const messages = JSON.parse(JSON.stringify(compileCatalog(JSON.stringify({ id: message }), 'en.json')))
  return createTranslator('en', messages).message('id' as TextId, values)
}

const days = '{days, plural, =0 {today} one {# day} other {# days}}'
const shots = '{count, plural, one {# shot of {name}} other {# shots of {name}}}'
const mode = '{mode, select, on {heats} off {rests} other {waits}}'

test.each<[string, Record<string, string | number>, string]>([
  ['Settings', {}, 'Settings'],
  ['Error code: E{number}', { number: 3 }, 'Error code: E3'],
  ["It's on", {}, "It's on"],
  [days, { days: 0 }, 'today'],
  [days, { days: 1 }, '1 day'],
  [days, { days: 28 }, '28 days'],
  [shots, { count: 12000, name: '#1' }, '12000 shots of #1'],
  ['{count, number} kWh', { count: 1234 }, '1234 kWh'],
  [mode, { mode: 'on' }, 'heats'],
  [mode, { mode: 'off' }, 'rests'],
  [mode, { mode: 'broken' }, 'waits'],
])('a compiled catalog says what its messages say: %s %j', (message, values, said) => {
  expect(t(message, values)).toBe(said)
})

test.each([
  '{n, plural, offset:1 one {#} other {#}}',
  '{n, selectordinal, one {#st} other {#th}}',
  '{day, date, short}',
  '{share, number, percent}',
])('what the product cannot say fails the build, and is not said wrongly: %s', (message) => {
  expect(() => t(message)).toThrow(/is not supported in the product's texts/)
})

test('a text refers to another by its id, or to a form of it, in its own catalog or a neighbouring one', () => {
  const own = { note: 'For “{mode.off}”, {mode.limited|limits} and {value}.', 'mode.off': 'Off' }
  const messages = compileCatalog(JSON.stringify(own), 'companion-en.json', { 'mode.limited': 'Limited' })
  expect(messages.note).toEqual(['For “Off”, limits and ', ['value'], '.'])
})

const one = (id: string, text: string) => JSON.stringify({ [id]: text })
test.each([
  [one('home.on', 'No {home.frost}.'), 'home.on refers to home.frost, which no catalog has'],
  [one('home.on', 'It is {home.set|set}.'), 'home.on refers to home.set, which is not a plain text'],
  [one('home.days', '{days, plural, one {#'), '"home.days" is not a valid ICU message: '],
  ['{', ' is not valid JSON'],
  ['[]', ' must be an object of texts by id'],
  ['{"home": {}}', '"home" must be a text'],
])('what is wrong is named with its text and file: %s', (catalog, problem) => {
  const compiling = () => compileCatalog(catalog, 'src/common/texts/sv.json', { 'home.set': '{value}' })
  expect(compiling).toThrow(/^src\/common\/texts\/sv\.json/)
  expect(compiling).toThrow(problem)
})

test('the plugin turns a catalog into a module', async () => {
  const catalog = await import('./catalogs.test.json?catalog')
  expect(catalog.default).toEqual({ greeting: ['Hello ', ['name']] })
})
