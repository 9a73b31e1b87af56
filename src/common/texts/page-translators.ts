/** The translators of the display and the page. English is part of the first file, others load on first use. */

import english from './en.json?catalog'
import { createLanguageLoader } from './language-loader'
import { loadTexts } from './load-texts'
import { createTranslator, type Translator } from './translator'

export const englishTranslator: Translator = createTranslator('en', english)

export const pageTranslators = createLanguageLoader(
  async (language) => createTranslator(language, await loadTexts('page', language), english),
  englishTranslator,
)
