import { readFileSync } from 'node:fs'
import { compileCatalog, textsOf } from '../../build/catalogs'
import { translate } from '../../src/common/texts/translate'
import { createTranslator, type Translator } from '../../src/common/texts/translator'
import type { Language, Text } from '../../src/thermostat/device/device'

const translators = new Map<Language, Translator>()

/** What is said besides the display's own texts: by the companion, and by the manual. */
const catalogPrefixes = ['', 'companion-', 'manual-']

/** The words of a language, with those of the companion and the manual. */
function translatorFor(language: Language): Translator {
  const own = translators.get(language)
  if (own) return own
  const files = catalogPrefixes.map((part) => `src/common/texts/${part}${language}.json`)
  const all = textsOf(files)
  const compiled = files.map((file) => compileCatalog(readFileSync(file, 'utf8'), file, all))
  const words = createTranslator(language, Object.assign({}, ...compiled))
  translators.set(language, words)
  return words
}

/** What a text says in a language, without the places where a word may break. */
export function translateText(language: Language, text: Text): string {
  return translate(text, translatorFor(language)).replaceAll('\u00ad', '').replaceAll('\u00a0', ' ')
}
