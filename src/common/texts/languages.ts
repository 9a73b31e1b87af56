/** The words of each language: English is part of the product, every other one is loaded when it is first used. */
import { byLanguage } from './by-language'
import english from './en.json?catalog'
import { loadTexts } from './load-texts'
import { type Words, wordsOf } from './words'

export const englishWords: Words = wordsOf('en', english)

/** CONTRIBUTING.md says what a new language needs besides its files. */
export const pageWords = byLanguage(
  async (language) => wordsOf(language, await loadTexts('page', language), english),
  englishWords,
)
