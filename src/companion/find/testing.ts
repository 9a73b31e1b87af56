/** The finder as a visitor of a language has it, for tests and the bench. */
import type { Language } from '../../device/device'
import { loadPart, withTexts } from '../../texts/guidance'
import { englishWords, loadWords } from '../../texts/languages'
import { loadTaskWords } from '../task-words'
import type { FindLanguage } from './entries'
import { createFinder, type Find } from './finder'

/** A language, and English beside it. */
export async function findLanguages(language: Language): Promise<readonly [FindLanguage, ...FindLanguage[]]> {
  const words = withTexts(await loadWords(language), await loadPart('guidance', language))
  const own = { words, tasks: await loadTaskWords(language) }
  return language === 'en' ? [own] : [own, { words: englishWords, tasks: await loadTaskWords('en') }]
}

const finders = new Map<Language, Promise<Find>>()

/** Made once for each language, because a finder reads all its texts first. */
export function finderOf(language: Language): Promise<Find> {
  const finder = finders.get(language) ?? findLanguages(language).then(createFinder)
  finders.set(language, finder)
  return finder
}
