import { describe, expect, test } from 'vitest'
import { normalisedWords, normaliseText } from '../../common/texts/normalised-words'
import { findTexts, includesAll, mentionsDanger } from './filter'

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

describe('a question', () => {
  const names = [
    'How is the floor sensor tested?',
    'Choose the sensor',
    'Set the clock',
    'How warm should a floor be?',
  ]
  const texts = names.map((name) => ({ name, text: normaliseText(name) }))
  const found = (typed: string) => findTexts(normalisedWords(typed), texts).map(({ name }) => name)

  test.each([
    ['sensor', [names[0], names[1]]],
    ['how do I test a sensor', [names[0]]],
    ['setting the clocks', [names[2]]],
    ['xyzzy', []],
    ['the neighbour sings a song', []],
  ])('is found by all of its words, or else by its telling ones: "%s"', (typed, expected) =>
    expect(found(typed)).toEqual(expected),
  )
})

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
