/** One language's words: its catalog, and how it writes numbers, times and dates. */
import { type Formats, formatsFor } from './formats'
import { formatMessage, type Messages, type MessageValues } from './message'
import type { Language, PhrasesId, TextId } from './text'

export interface Translator extends Formats {
  readonly language: Language
  message(id: TextId, values?: MessageValues): string
  /** Phrases that people type; none until the companion's texts are there. */
  typedPhrases(id: PhrasesId): readonly string[]
}

/** British English for its dates; the catalogs' 'no' is Bokmål. */
const tags: Partial<Record<Language, string>> = { en: 'en-GB', no: 'nb' }

/** All others write a comma. */
const decimalSigns: Partial<Record<Language, string>> = { en: '.' }

/** The words of a language, and besides them these texts. */
export function withTexts(translator: Translator, texts: Messages): Translator {
  const message = (id: TextId, values = {}) => {
    const message = texts[id]
    return message === undefined ? translator.message(id, values) : formatMessage(message, values, translator)
  }
  return {
    ...translator,
    message,
    typedPhrases: (id) => typedPhrasesIn(texts, id) ?? translator.typedPhrases(id),
  }
}

/** A text that the catalog lacks is taken from the fallback. */
export function createTranslator(language: Language, catalog: Messages, fallback: Messages = {}): Translator {
  const tag = tags[language] ?? language
  const formats = formatsFor(tag, decimalSigns[language] ?? ',')
  return {
    language,
    ...formats,
    message: (id, values = {}) => formatMessage(catalog[id] ?? fallback[id] ?? id, values, formats),
    typedPhrases: (id) => typedPhrasesIn(catalog, id) ?? [],
  }
}

/** A list of phrases is compiled as it is (build/catalogs.ts). */
const typedPhrasesIn = (texts: Messages, id: PhrasesId) => texts[id] as readonly string[] | undefined
