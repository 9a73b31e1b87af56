import { expect, test } from 'vitest'
import { compile } from '../../../build/catalogs'
import { type Language, languages, type Text } from './text'
import { translate } from './translate'
import { createTranslator } from './translator'

// A catalog for these tests: they check the formatting, not the product's texts.
const messages = {
  ...{ plain: 'Settings', pair: '{first} and {second}', degree: '°', percent: '%' },
  days: '{days, plural, one {# day} other {# days}}',
  hours: '{number, plural, one {hour} other {hours}}',
}
const catalog = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compile(message)]))

const translateIn = (text: unknown, language: Language = 'en') =>
  translate(text as Text, createTranslator(language, catalog))

const november20 = Date.UTC(2025, 10, 20, 23, 30)
const march7 = Date.UTC(2025, 2, 7)
const pair = { first: 'plain', second: { number: 21.5, digits: 1, unit: 'degree' } }

test.each<[title: string, text: unknown, language: Language, expected: string]>([
  ['an id is looked up in the catalog', 'plain', 'en', 'Settings'],
  ['a message has values and plurals', { id: 'days', values: { days: 1 } }, 'en', '1 day'],
  ['a plural of several', { id: 'days', values: { days: 28 } }, 'en', '28 days'],
  ['a value can be a text', { id: 'pair', values: pair }, 'sv', 'Settings and 21,5°'],
  ['English has a decimal point', { number: 21.4, digits: 1 }, 'en', '21.4'],
  ['a signed number shows its sign', { number: 0.5, digits: 1, signed: true }, 'en', '+0.5'],
  ['zero has no sign', { number: 0, digits: 1, signed: true }, 'en', '0.0'],
  ['a number that is rounded to zero has no sign', { number: -0.04, digits: 1 }, 'en', '0.0'],
  ['four digits have no separator', { number: 1250, unit: 'degree' }, 'en', '1250°'],
  ['English has no space before a percent sign', { number: 50, unit: 'percent' }, 'en', '50%'],
  ['other languages have a no-break space before it', { number: 50, unit: 'percent' }, 'de', '50\u00a0%'],
  ['a unit can be a word', { number: 1, unit: 'hours' }, 'en', '1\u00a0hour'],
  ['a unit can be a plural', { number: 4, unit: 'hours' }, 'en', '4\u00a0hours'],
  ['a date is local time in any time zone', { date: november20, as: 'dayMonth' }, 'en', '20 Nov'],
  ['a weekday', { date: november20, as: 'weekday' }, 'en', 'Thursday'],
  ['a date in German', { date: november20, as: 'date' }, 'de', '20.11.2025'],
  ['a date in Swedish', { date: november20, as: 'date' }, 'sv', '2025-11-20'],
  ['a date in Finnish has no leading zeros', { date: march7, as: 'date' }, 'fi', '7.3.2025'],
  ['a date in English has the month as a word', { date: march7, as: 'date' }, 'en', '7 Mar 2025'],
  ['a day begins with a capital', { date: november20, as: 'day' }, 'sv', 'Torsdag 20 november'],
  ['a weekday begins with a capital', { date: november20, as: 'weekday' }, 'da', 'Torsdag'],
  ['a month begins with a capital', { date: november20, as: 'month' }, 'fi', 'Marraskuu 2025'],
  ['a verbatim text is the same in every language', { verbatim: 'NTC10K' }, 'fi', 'NTC10K'],
])('%s', (_title, text, language, expected) => {
  expect(translateIn(text, language)).toBe(expected)
})

// behaviour 20.5
test.each(languages)('in %s, a minus sign is no hyphen, and times have 24 hours', (language) => {
  const sign = language === 'en' ? '.' : ','
  expect(translateIn({ number: -5.5, digits: 1 }, language)).toBe(`−5${sign}5`)
  const times = [0, 6 * 60, 16 * 60 + 30].map((time) => translateIn({ time }, language))
  expect(times).toEqual(['00:00', '06:00', '16:30'])
})

test('a text that a catalog lacks comes from the fallback', () => {
  const translator = createTranslator('sv', { plain: 'Inställningar' }, catalog)
  expect(translate('plain' as Text, translator)).toBe('Inställningar')
  expect(translate({ id: 'days', values: { days: 2 } } as unknown as Text, translator)).toBe('2 days')
})
