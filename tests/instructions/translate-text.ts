import { readFileSync } from 'node:fs'
import { compileCatalog, textsOf } from '../../build/catalogs'
import { translate } from '../../src/common/texts/translate'
import { createTranslator, type Translator } from '../../src/common/texts/translator'
import type { Language, Text } from '../../src/thermostat/device/device'

const translators = new Map<Language, Translator>()

/** File name prefixes of the catalogs of the display, the companion and the manual. */
const catalogPrefixes = ['', 'companion-', 'manual-']

function translatorFor(language: Language): Translator {
  const cached = translators.get(language)
  if (cached) return cached
  const files = catalogPrefixes.map((prefix) => `src/common/texts/${prefix}${language}.json`)
  const all = textsOf(files)
  const compiled = files.map((file) => compileCatalog(readFileSync(file, 'utf8'), file, all))
  const translator = createTranslator(language, Object.assign({}, ...compiled))
  translators.set(language, translator)
  return translator
}

/** Translates a text. Removes soft hyphens, and replaces no-break spaces by spaces. */
export function translateText(language: Language, text: Text): string {
  return translate(text, translatorFor(language)).replaceAll('\u00ad', '').replaceAll('\u00a0', ' ')
}
