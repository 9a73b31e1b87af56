/** The translator of one language: its catalog, and its formats of numbers, times and dates. */
import { type Formats, formatsFor } from './formats'
import { formatMessage, type Messages, type MessageValues } from './message'
import type { Language, TextId } from './text'

export interface Translator extends Formats {
  readonly language: Language
  message(id: TextId, values?: MessageValues): string
}

/** BCP 47 tags that differ from the language: British English for its dates, Bokmål for 'no'. */
const languageTags: Partial<Record<Language, string>> = { en: 'en-GB', no: 'nb' }

/** All other languages use a comma. */
const decimalSigns: Partial<Record<Language, string>> = { en: '.' }

/** Adds texts to a translator. */
export function withTexts(translator: Translator, texts: Messages): Translator {
  const message = (id: TextId, values = {}) => {
    const message = texts[id]
    return message === undefined ? translator.message(id, values) : formatMessage(message, values, translator)
  }
  return { ...translator, message }
}

/** Creates a translator. It takes a text that the catalog lacks from the fallback. */
export function createTranslator(language: Language, catalog: Messages, fallback: Messages = {}): Translator {
  const tag = languageTags[language] ?? language
  const formats = formatsFor(tag, decimalSigns[language] ?? ',')
  return {
    language,
    ...formats,
    message: (id, values = {}) => formatMessage(catalog[id] ?? fallback[id] ?? id, values, formats),
  }
}
