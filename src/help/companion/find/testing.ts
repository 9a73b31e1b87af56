/** The finder as a visitor of a language has it, for tests and the bench. */

import { loadTexts } from '../../../common/texts/load-texts'
import { englishTranslator, pageTranslators } from '../../../common/texts/page-translators'
import { type Translator, withTexts } from '../../../common/texts/translator'
import type { Language } from '../../../thermostat/device/device'
import type { SearchResult } from './entries'
import { createFinder, type Finder } from './finder'

/** A language, and English beside it. */
export async function findLanguages(language: Language): Promise<readonly [Translator, ...Translator[]]> {
  const own = withTexts(await pageTranslators.load(language), await loadTexts('companion', language))
  return language === 'en' ? [own] : [own, withTexts(englishTranslator, await loadTexts('companion', 'en'))]
}

const finders = new Map<Language, Promise<Finder>>()

/** Made once for each language, because a finder reads all its texts first. */
export function finderOf(language: Language): Promise<Finder> {
  const finder = finders.get(language) ?? findLanguages(language).then(createFinder)
  finders.set(language, finder)
  return finder
}

/** Whatever is found in a language, the best first: `lock-keys`, `start-timer=8`, `/home/menu`, `place manual`. */
export async function allFound(language: Language, query: string): Promise<readonly string[]> {
  return (await finderOf(language))(query).found.map(nameOf)
}

export async function firstFound(language: Language, query: string): Promise<string | undefined> {
  return (await allFound(language, query))[0]
}

function nameOf(found: SearchResult): string {
  if (found.kind === 'screen') return found.path
  if (found.kind === 'place') return `place ${found.id}`
  return found.value === undefined ? found.id : `${found.id}=${found.value}`
}

/** Reads lines of `wanted: query; query`. A line without a name goes on with the one before. */
export function queriesIn(text: string): readonly (readonly [wanted: string, query: string])[] {
  const lines = text.trim().split(/\n\s*(?=[^:;\n]+: )/)
  return lines.flatMap((line) => {
    const [wanted = '', queries = ''] = line.split(/:\s+(.*)/s)
    return queries.split(/;\s+/).map((query) => [wanted, query.trim()] as const)
  })
}
