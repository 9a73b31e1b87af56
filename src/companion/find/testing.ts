/** The finder as a visitor of a language has it, for tests and the bench. */
import type { Language } from '../../device/device'
import { englishWords, pageWords } from '../../texts/languages'
import { loadTexts } from '../../texts/load-texts'
import { type Words, withTexts } from '../../texts/words'
import { createFinder, type Find } from './finder'

/** A language, and English beside it. */
export async function findLanguages(language: Language): Promise<readonly [Words, ...Words[]]> {
  const own = withTexts(await pageWords.load(language), await loadTexts('companion', language))
  return language === 'en' ? [own] : [own, withTexts(englishWords, await loadTexts('companion', 'en'))]
}

const finders = new Map<Language, Promise<Find>>()

/** Made once for each language, because a finder reads all its texts first. */
export function finderOf(language: Language): Promise<Find> {
  const finder = finders.get(language) ?? findLanguages(language).then(createFinder)
  finders.set(language, finder)
  return finder
}
