import { expect, test } from 'vitest'
import { correctTypos, familiarShareOf, shareOfLetters } from './spelling'
import { createWordList } from './word-list'

const finnish = createWordList(
  new Map([
    ['vaihda', 1],
    ['lampotilan', 1],
    ['lampotila', 2],
    ['raja', 1],
    ['kieli', 1],
  ]),
)
const english = createWordList(
  new Map([
    ['change', 1],
    ['language', 2],
  ]),
)
const correct = (text: string) => correctTypos(text, [finnish, english])

test('a typo becomes the most frequent word that it may be', () => {
  expect(correct('vaihda lämpötlla!')).toBe('vaihda lampotila!')
  expect(correct('lämpötilam')).toBe('lampotila')
})

test('known words, beginnings of words, short words and words of another language stay', () => {
  for (const text of ['vaihda lämpötilan raja', 'lämpöt', 'kiel', 'language', '23,5°'])
    expect(correct(text)).toBe(text)
})

test('letters at random are not familiar, a compound of known parts is', () => {
  expect(familiarShareOf('blorf gnarf', english)).toBe(0)
  expect(familiarShareOf('привет', english)).toBe(0)
  expect(familiarShareOf('languages 23', english)).toBeGreaterThan(0.5)
})

test('the share of letters counts whole words', () => {
  expect(shareOfLetters('change abcdef', english.hasWord)).toBe(0.5)
  expect(shareOfLetters('', english.hasWord)).toBe(0)
})
