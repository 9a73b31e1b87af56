import { expect, test } from 'vitest'
import { compile } from '../../../build/catalogs'
import { type Language, languages, type Text } from './text'
import { translate } from './translate'
import { createTranslator } from './translator'

// A catalog only for these tests: they check the formatting, not the product's texts.
const messages = {
  ...{ plain: 'Settings', pair: '{first} and {second}', degree: '°', percent: '%' },
  days: '{days, plural, one {# day} other {# days}}',
  hours: '{number, plural, one {hour} other {hours}}',
}
const catalog = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compile(message)]))

const tell = (text: unknown, language: Language = 'en') =>
  translate(text as Text, createTranslator(language, catalog))

const november20 = Date.UTC(2025, 10, 20, 23, 30)
const march7 = Date.UTC(2025, 2, 7)
const pair = { first: 'plain', second: { number: 21.5, digits: 1, unit: 'degree' } }

test.each<[claim: string, text: unknown, language: Language, said: string]>([
  ['an id is said by the catalog', 'plain', 'en', 'Settings'],
  ['with its values and its plurals', { id: 'days', values: { days: 1 } }, 'en', '1 day'],
  ['also of several', { id: 'days', values: { days: 28 } }, 'en', '28 days'],
  ['a value may be a text itself', { id: 'pair', values: pair }, 'sv', 'Settings and 21,5°'],
  ['English has a decimal point', { number: 21.4, digits: 1 }, 'en', '21.4'],
  ['a signed number shows its sign', { number: 0.5, digits: 1, signed: true }, 'en', '+0.5'],
  ['zero has none', { number: 0, digits: 1, signed: true }, 'en', '0.0'],
  ['nor has what is rounded to it', { number: -0.04, digits: 1 }, 'en', '0.0'],
  ['four digits stand without a separator', { number: 1250, unit: 'degree' }, 'en', '1250°'],
  ['units stand where the language wants them', { number: 50, unit: 'percent' }, 'en', '50%'],
  ['and never alone on a line', { number: 50, unit: 'percent' }, 'de', '50\u00a0%'],
  ['also words', { number: 1, unit: 'hours' }, 'en', '1\u00a0hour'],
  ['in their plural', { number: 4, unit: 'hours' }, 'en', '4\u00a0hours'],
  ['dates are the wall clock’s in any zone', { date: november20, as: 'dayMonth' }, 'en', '20 Nov'],
  ['also weekdays', { date: november20, as: 'weekday' }, 'en', 'Thursday'],
  ['in German', { date: november20, as: 'date' }, 'de', '20.11.2025'],
  ['in Swedish', { date: november20, as: 'date' }, 'sv', '2025-11-20'],
  ['without zeros in Finnish', { date: march7, as: 'date' }, 'fi', '7.3.2025'],
  ['the month as a word in English', { date: march7, as: 'date' }, 'en', '7 Mar 2025'],
  ['a day alone begins with a capital', { date: november20, as: 'day' }, 'sv', 'Torsdag 20 november'],
  ['also a weekday', { date: november20, as: 'weekday' }, 'da', 'Torsdag'],
  ['also a month', { date: november20, as: 'month' }, 'fi', 'Marraskuu 2025'],
  ['what is verbatim is the same everywhere', { verbatim: 'NTC10K' }, 'fi', 'NTC10K'],
])('%s', (_claim, text, language, said) => {
  expect(tell(text, language)).toBe(said)
})

// behaviour 20.5
test.each(languages)('in %s a minus is no hyphen, and times are of 24 hours', (language) => {
  const sign = language === 'en' ? '.' : ','
  expect(tell({ number: -5.5, digits: 1 }, language)).toBe(`−5${sign}5`)
  const times = [0, 6 * 60, 16 * 60 + 30].map((time) => tell({ time }, language))
  expect(times).toEqual(['00:00', '06:00', '16:30'])
})

test('a text that a catalog lacks is said in the other', () => {
  const translator = createTranslator('sv', { plain: 'Inställningar' }, catalog)
  expect(translate('plain' as Text, translator)).toBe('Inställningar')
  expect(translate({ id: 'days', values: { days: 2 } } as unknown as Text, translator)).toBe('2 days')
})
