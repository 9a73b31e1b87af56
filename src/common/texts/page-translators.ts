/** The words of each language: English is part of the product, every other one is loaded when it is first used. */

import english from './en.json?catalog'
import { createLanguageLoader } from './language-loader'
import { loadTexts } from './load-texts'
import { createTranslator, type Translator } from './translator'

export const englishTranslator: Translator = createTranslator('en', english)

/** CONTRIBUTING.md says what a new language needs besides its files. */
export const pageTranslators = createLanguageLoader(
  async (language) => createTranslator(language, await loadTexts('page', language), english),
  englishTranslator,
)
