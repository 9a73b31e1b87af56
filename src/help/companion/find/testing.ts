/** The finder of each language, its results as names, and parsed queries, for tests. */
import { loadTexts } from '../../../common/texts/load-texts'
import { pageTranslators } from '../../../common/texts/page-translators'
import { type Translator, withTexts } from '../../../common/texts/translator'
import type { Language } from '../../../thermostat/device/device'
import { createFinder, type Finder } from './finder'
import { loadPhrases } from './phrases'
import type { SearchResult } from './search-result'

/** Loads the translator of a language with the companion's texts. */
export async function loadTranslator(language: Language): Promise<Translator> {
  return withTexts(await pageTranslators.load(language), await loadTexts('companion', language))
}

const finders = new Map<Language, Promise<Finder>>()

/** Returns the finder of a language. Creates it only once, because its index is slow to build. */
export function finderOf(language: Language): Promise<Finder> {
  const finder = finders.get(language) ?? createFinderOf(language)
  finders.set(language, finder)
  return finder
}

async function createFinderOf(language: Language): Promise<Finder> {
  const [translator, own] = [await loadTranslator(language), await loadPhrases(language)]
  const phrases = language === 'en' ? [own] : [own, await loadPhrases('en')]
  return createFinder(translator, phrases, async () => {})
}

/** Returns the names of all results, the best first: `lock-keys`, `start-timer=8`, `/home/menu`, `place manual`. */
export async function allResults(language: Language, query: string): Promise<readonly string[]> {
  return (await finderOf(language))(query).results.map(nameOf)
}

export async function firstResult(language: Language, query: string): Promise<string | undefined> {
  return (await allResults(language, query))[0]
}

function nameOf(result: SearchResult): string {
  if (result.kind === 'screen') return result.path
  if (result.kind === 'place') return `place ${result.id}`
  return result.value === undefined ? result.id : `${result.id}=${result.value}`
}

/** Returns the first result of each query, and the wanted one. */
export async function firstResults(language: Language, queries: string) {
  const parsed = parseQueries(queries)
  const found = await Promise.all(
    parsed.map(async ([, query]) => `${query}: ${await firstResult(language, query)}`),
  )
  return { found, wanted: parsed.map(([wanted, query]) => `${query}: ${wanted}`) }
}

/** Parses lines of `wanted: query; query`. A line without `wanted` continues the line before. */
export function parseQueries(text: string): readonly (readonly [wanted: string, query: string])[] {
  const lines = text.trim().split(/\n\s*(?=[^:;\n]+: )/)
  return lines.flatMap((line) => {
    const [wanted = '', queries = ''] = line.split(/:\s+(.*)/s)
    return queries.split(/;\s+/).map((query) => [wanted, query.trim()] as const)
  })
}
