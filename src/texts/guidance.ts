/** Texts that are loaded when somebody asks for them, and only those of the visitor's language. */
import type { Language, TextId } from '../device/device'
import { fillIn, type Messages } from './message'
import type { Words } from './words'

/**
 * The companion's own words; how steps are told; why something is not possible; what screens are for; time
 * that runs; the handover sheet.
 */
export type Part = 'guidance' | 'telling' | 'reasons' | 'about' | 'time' | 'sheet'

const catalogs = import.meta.glob<Messages>('./{guidance,telling,reasons,about,time,sheet}-??.json', {
  query: '?catalog',
  import: 'default',
})

/** @throws where the file fails to load */
export async function loadPart(part: Part, language: Language): Promise<Messages> {
  return (await catalogs[`./${part}-${language}.json`]?.()) ?? {}
}

/** The words of a language, and besides them these texts. */
export function withTexts(words: Words, texts: Messages): Words {
  const grammar = {
    number: (value: number) => words.number(value, 0, false),
    plural: words.plural,
  }
  const phrase = (id: TextId, values = {}) => {
    const message = texts[id]
    return message === undefined ? words.phrase(id, values) : fillIn(message, values, grammar)
  }
  return { ...words, phrase }
}
