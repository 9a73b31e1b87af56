import { expect, test } from 'vitest'
import { createPhraseIndex, type LabelledPhrase } from './phrase-index'

const phrases: readonly LabelledPhrase[] = [
  { phrase: 'lock the buttons', labels: ['lock'] },
  { phrase: 'child lock', labels: ['lock'] },
  { phrase: 'the floor is cold', labels: ['warmer'] },
  { phrase: 'turn the heating up', labels: ['warmer'] },
  { phrase: 'the clock is wrong', labels: ['clock'] },
  { phrase: 'set the time', labels: ['clock'] },
  { phrase: 'help', labels: ['lock', 'clock'] },
]
const index = createPhraseIndex(phrases)

/** Returns the most probable label. */
function best(text: string): string | undefined {
  const probabilities = index.probabilitiesOf(text)
  return index.labels[probabilities.indexOf(Math.max(...probabilities))]
}

test('the words of a label’s phrases find it, also with other endings and a typo', () => {
  expect(best('locking it')).toBe('lock')
  expect(best('my feet are cold')).toBe('warmer')
  expect(best('buttns')).toBe('lock')
})

test('a word of all labels says nothing', () => {
  const [one = 0, ...others] = index.probabilitiesOf('the')
  for (const other of others) expect(other).toBeCloseTo(one, 1)
  expect(best('the clock')).toBe('clock')
})

test('a phrase with two labels is right for both', () => {
  const [lock = 0, warmer = 0, clock = 0] = index.probabilitiesOf('help')
  expect(Math.min(lock, clock)).toBeGreaterThan(warmer)
})

test('probabilities add up to 1, also for a text without any feature', () => {
  for (const text of ['', '?!', 'lock', 'привет', '\u{1F525}'])
    expect(index.probabilitiesOf(text).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
})

test('the known share counts letters of whole words', () => {
  expect(index.knownShareOf('lock abcd')).toBe(0.5)
  expect(index.knownShareOf('')).toBe(0)
})
