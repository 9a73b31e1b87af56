/** One language's words: its catalog, and how it writes numbers, times and dates. */
import type { Language, TextId } from '../device/device'
import { type Formats, formatsFor } from './formats'
import { fillIn, type Grammar, type Messages, type Values } from './message'

export interface Words extends Formats {
  readonly language: Language
  phrase(id: TextId, values?: Values): string
}

/** British English for its dates; the catalogs' 'no' is Bokmål. */
const tags: Partial<Record<Language, string>> = { en: 'en-GB', no: 'nb' }

/** All others write a comma. */
const decimalSigns: Partial<Record<Language, string>> = { en: '.' }

/** A text that the catalog lacks is taken from the fallback. */
export function wordsOf(language: Language, catalog: Messages, fallback: Messages = {}): Words {
  const tag = tags[language] ?? language
  const formats = formatsFor(tag, decimalSigns[language] ?? ',')
  const grammar: Grammar = {
    number: (value) => formats.number(value, 0, false),
    plural: formats.plural,
  }
  return {
    language,
    ...formats,
    phrase: (id, values = {}) => fillIn(catalog[id] ?? fallback[id] ?? id, values, grammar),
  }
}
