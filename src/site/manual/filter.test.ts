import { describe, expect, test } from 'vitest'
import { normalisedWords } from '../../common/texts/normalised-words'
import { includesAll, mentionsDanger, normaliseText } from './filter'

const entry = normaliseText('Wöchentliche Zeiten: Sperrt die Tasten, für Kinder. Lås tastene på gulvvarmen')

const typed = [
  'tasten',
  'TAST',
  'kinder tasten',
  'wochentliche',
  'Woechentlich',
  'las gulvvarme',
  'lås',
  ' ',
  '…',
]
test.each(typed)('an entry with every typed word is shown: "%s"', (typed) =>
  expect(includesAll(normalisedWords(typed), entry)).toBe(true),
)

test.each(['tasten uhr', 'tastenkombination', '5'])(
  'an entry without one of the typed words is hidden: "%s"',
  (typed) => expect(includesAll(normalisedWords(typed), entry)).toBe(false),
)

// behaviour 29.14
describe('a search about danger', () => {
  const phrases = ['smok', 'burning', 'thermostat hot', 'rcd', 'sicherung'].map(normaliseText)

  const hot = ['hot thermostat', 'the thermostat is hot']
  const dangers = ['smoke', 'a burning smell', ...hot, 'RCD trips', 'Sicherungen']
  test.each(dangers)('has all words of a phrase, in any order and with endings: "%s"', (typed) => {
    expect(mentionsDanger(normalisedWords(typed), phrases)).toBe(true)
  })

  test.each(['', 'hot', 'thermostat', 'smo', 'rcdx', 'warm floor'])(
    'does not match other words: "%s"',
    (typed) => expect(mentionsDanger(normalisedWords(typed), phrases)).toBe(false),
  )
})
