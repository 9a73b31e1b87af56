/** The finder for the visitor's language. It also understands English after the English phrases are loaded. */
import { useEffect, useMemo, useState } from 'react'
import { createLanguageLoader, useLanguageLoader } from '../../../common/texts/language-loader'
import type { Translator } from '../../../common/texts/translator'
import { createFinder, type Finder } from './finder'
import { loadPhrases, type Phrases } from './phrases'

/** Loaded with the companion's texts, at the same time. */
export const phrasesLoader = createLanguageLoader(loadPhrases)

/**
 * Suspends until the phrases of the visitor's language are loaded.
 * @param translator for the visitor's language, with the companion's texts; must be the same object until the language
 *   changes, because each new one builds a new index
 * @param hasTyped true once the visitor types; loads English
 */
export function useFinder(translator: Translator, hasTyped: boolean): Finder {
  const { language } = translator
  const phrases = useLanguageLoader(phrasesLoader, language)
  const english = useEnglish(hasTyped && language !== 'en')
  return useMemo(() => {
    // The index is built on first use.
    let finder: Finder | undefined
    return (query: string) => {
      finder ??= createFinder(translator, english && english !== phrases ? [phrases, english] : [phrases])
      return finder(query)
    }
  }, [translator, phrases, english])
}

/** Loads the English phrases once the visitor types. If they fail to load, the visitor's language still works. */
function useEnglish(isEnabled: boolean): Phrases | null {
  const [phrases, setPhrases] = useState<Phrases | null>(null)
  useEffect(() => {
    if (isEnabled && !phrases) loadPhrases('en').then(setPhrases, () => {})
  }, [isEnabled, phrases])
  return phrases
}
