/** The catalogs: English is part of the product, every other language is loaded when it is first used. */
import type { Language } from '../device/device'
import english from './en.json?catalog'
import type { Messages } from './message'
import { type Words, wordsOf } from './words'

/** Found by their names; CONTRIBUTING.md says what else a new language needs. */
const catalogs = import.meta.glob<Messages>(['./??.json', '!./en.json'], {
  query: '?catalog',
  import: 'default',
})

export const englishWords: Words = wordsOf('en', english)

const known = new Map<Language, Words>([['en', englishWords]])

/** The words of a language that was loaded before, `null` where it was not. */
export function loadedWords(language: Language): Words | null {
  return known.get(language) ?? null
}

/** English where a catalog is missing or fails to load. It is asked for again the next time. */
export async function loadWords(language: Language): Promise<Words> {
  const ready = known.get(language)
  if (ready) return ready
  try {
    const catalog = await catalogs[`./${language}.json`]?.()
    if (!catalog) return englishWords
    const words = wordsOf(language, catalog, english)
    known.set(language, words)
    return words
  } catch {
    return englishWords
  }
}
