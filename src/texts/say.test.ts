import { expect, test } from 'vitest'
import { compile } from '../../build/catalogs'
import { type Language, languages, type Text } from '../device/device'
import { say } from './say'
import { wordsOf } from './words'

// A catalog only for these tests: they check the formatting, not the product's texts.
const catalog = Object.fromEntries(
  Object.entries({
    plain: 'Settings',
    days: '{days, plural, one {# day} other {# days}}',
    pair: '{first} and {second}',
    degree: '°',
    percent: '%',
    hours: '{number, plural, one {hour} other {hours}}',
  }).map(([id, message]) => [id, compile(message)]),
)

const tell = (text: unknown, language: Language = 'en') => say(text as Text, wordsOf(language, catalog))

const november20 = Date.UTC(2025, 10, 20, 23, 30)

test('an id is said by the catalog, with its values and its plurals', () => {
  expect(tell('plain')).toBe('Settings')
  expect(tell({ id: 'days', values: { days: 1 } })).toBe('1 day')
  expect(tell({ id: 'days', values: { days: 28 } })).toBe('28 days')
})

test('a value may be a text itself', () => {
  const values = { first: 'plain', second: { number: 21.5, digits: 1, unit: 'degree' } }
  expect(tell({ id: 'pair', values }, 'sv')).toBe('Settings and 21,5°')
})

test('numbers have a decimal point in English and a comma elsewhere', () => {
  expect(tell({ number: 21.4, digits: 1 })).toBe('21.4')
  for (const language of ['sv', 'no', 'fi', 'da', 'de'] as const) {
    expect(tell({ number: 21.4, digits: 1 }, language)).toBe('21,4')
  }
})

test('a signed number shows its sign, zero has none', () => {
  expect(tell({ number: 0.5, digits: 1, signed: true })).toBe('+0.5')
  expect(tell({ number: 0, digits: 1, signed: true })).toBe('0.0')
  expect(tell({ number: -0.04, digits: 1 })).toBe('0.0')
})

// behaviour 20.5
test.each(languages)('below zero stands a minus, not a hyphen, in %s', (language) => {
  expect(tell({ number: -5.5, digits: 1 }, language)).toMatch(/^−5[.,]5$/)
})

test('units stand where the language wants them, and never alone on a line', () => {
  expect(tell({ number: 21, unit: 'degree' })).toBe('21°')
  expect(tell({ number: 50, unit: 'percent' })).toBe('50%')
  expect(tell({ number: 50, unit: 'percent' }, 'de')).toBe('50\u00a0%')
  expect(tell({ number: 1, unit: 'hours' })).toBe('1\u00a0hour')
  expect(tell({ number: 4, unit: 'hours' })).toBe('4\u00a0hours')
})

test.each(languages)('times are of 24 hours, with a colon, in %s', (language) => {
  expect(tell({ time: 0 }, language)).toBe('00:00')
  expect(tell({ time: 6 * 60 }, language)).toBe('06:00')
  expect(tell({ time: 16 * 60 + 30 }, language)).toBe('16:30')
})

test('dates are the wall clock’s, whatever the time zone of the browser', () => {
  expect(tell({ date: november20, as: 'dayMonth' })).toBe('20 Nov')
  expect(tell({ date: november20, as: 'weekday' })).toBe('Thursday')
  expect(tell({ date: november20, as: 'date' }, 'de')).toBe('20.11.2025')
  expect(tell({ date: november20, as: 'date' }, 'sv')).toBe('2025-11-20')
})

test('months and weekdays alone on a line begin with a capital', () => {
  expect(tell({ date: november20, as: 'day' }, 'sv')).toBe('Torsdag 20 november')
  expect(tell({ date: november20, as: 'weekday' }, 'da')).toBe('Torsdag')
  expect(tell({ date: november20, as: 'month' }, 'fi')).toBe('Marraskuu 2025')
})

test('a date has no zeros in Finnish, and its month as a word in English', () => {
  const march7 = Date.UTC(2025, 2, 7)
  expect(tell({ date: march7, as: 'date' }, 'fi')).toBe('7.3.2025')
  expect(tell({ date: march7, as: 'date' })).toBe('7 Mar 2025')
})

test('four digits stand without a separator', () => {
  expect(tell({ number: 1250, unit: 'degree' })).toBe('1250°')
})

test('what is verbatim is the same everywhere', () => {
  expect(tell({ verbatim: 'NTC10K' }, 'fi')).toBe('NTC10K')
})

test('a text that a catalog lacks is said in the other', () => {
  const words = wordsOf('sv', { plain: 'Inställningar' }, catalog)
  expect(say('plain' as Text, words)).toBe('Inställningar')
  expect(say({ id: 'days', values: { days: 2 } } as unknown as Text, words)).toBe('2 days')
})
