import { expect, test } from 'vitest'
import { languageOf } from './offline'

test.each([
  'assets/fi-a1B2.js',
  'assets/guidance-fi-a1B2.js',
  'assets/telling-fi-a1B2.js',
  'assets/words-fi-a1B2.js',
])('%s is kept once somebody uses Finnish', (url) => {
  expect(languageOf(url)).toEqual({ language: 'fi' })
})

test.each([
  'assets/guidance-en-a1B2.js',
  'assets/words-en-a1B2.js',
  'assets/companion-a1B2.js',
  'assets/qr-a1B2.js',
  'assets/xx-a1B2.js',
  'sw.js',
])('%s is kept for everybody', (url) => {
  expect(languageOf(url)).toEqual({})
})
