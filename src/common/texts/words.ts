/** One language's words: its catalog, and how it writes numbers, times and dates. */
import { type Formats, formatsFor } from './formats'
import { fillIn, type Messages, type Values } from './message'
import type { Language, PhrasesId, TextId } from './text'

export interface Words extends Formats {
  readonly language: Language
  phrase(id: TextId, values?: Values): string
  /** Phrases that people type; none until the companion's texts are there. */
  phrases(id: PhrasesId): readonly string[]
}

/** British English for its dates; the catalogs' 'no' is Bokmål. */
const tags: Partial<Record<Language, string>> = { en: 'en-GB', no: 'nb' }

/** All others write a comma. */
const decimalSigns: Partial<Record<Language, string>> = { en: '.' }

/** The words of a language, and besides them these texts. */
export function withTexts(words: Words, texts: Messages): Words {
  const phrase = (id: TextId, values = {}) => {
    const message = texts[id]
    return message === undefined ? words.phrase(id, values) : fillIn(message, values, words)
  }
  return { ...words, phrase, phrases: (id) => phrasesIn(texts, id) ?? words.phrases(id) }
}

/** A text that the catalog lacks is taken from the fallback. */
export function wordsOf(language: Language, catalog: Messages, fallback: Messages = {}): Words {
  const tag = tags[language] ?? language
  const formats = formatsFor(tag, decimalSigns[language] ?? ',')
  return {
    language,
    ...formats,
    phrase: (id, values = {}) => fillIn(catalog[id] ?? fallback[id] ?? id, values, formats),
    phrases: (id) => phrasesIn(catalog, id) ?? [],
  }
}

/** A list of phrases is compiled as it is (build/catalogs.ts). */
const phrasesIn = (texts: Messages, id: PhrasesId) => texts[id] as readonly string[] | undefined
