/** One language's words: its catalog, and how it writes numbers, times and dates. */
import { type Messages, setupI18n } from '@lingui/core'
import type { Language, TextId } from '../device/device'
import { type Formats, formatsFor } from './formats'

export interface Words extends Formats {
  readonly language: Language
  /** The language of the catalog, for `lang` attributes and everything that asks the browser. */
  readonly tag: string
  phrase(id: TextId, values?: Readonly<Record<string, string | number>>): string
}

/** British English for its dates; the catalogs' 'no' is Bokmål. */
const tags: Partial<Record<Language, string>> = { en: 'en-GB', no: 'nb' }

/** A text that the catalog lacks is said by the other one. */
export function wordsOf(language: Language, catalog: Messages, fallback: Messages = {}): Words {
  const tag = tags[language] ?? language
  const lingui = setupI18n({ locale: tag, messages: { [tag]: { ...fallback, ...catalog } } })
  return { language, tag, ...formatsFor(tag), phrase: (id, values) => lingui._(id, values) }
}
