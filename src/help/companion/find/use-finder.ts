/** The finder for the visitor's language. It also understands English after the English phrases are loaded. */
import { useEffect, useMemo, useState } from 'react'
import { runWhenIdle } from '../../../common/idle'
import { createLanguageLoader } from '../../../common/texts/language-loader'
import type { Translator } from '../../../common/texts/translator'
import type { Language } from '../../../thermostat/device/device'
import { createFinder, type Finder } from './finder'
import { loadPhrases, type Phrases } from './phrases'

const phrasesLoader = createLanguageLoader(loadPhrases)

/**
 * Returns `null` until the phrases of the visitor's language are loaded.
 * @param translator for the visitor's language, with the companion's texts; must be the same object until the language
 *   changes, because each new one builds a new index
 * @param hasTyped true once the visitor types; loads English
 */
export function useFinder(translator: Translator, hasTyped: boolean): Finder | null {
  const { language } = translator
  const phrases = usePhrases(language)
  const english = usePhrases(hasTyped && language !== 'en' ? 'en' : null)
  const find = useMemo(() => {
    if (!phrases) return null
    // The index is built on first use.
    let finder: Finder | undefined
    return (query: string) => {
      finder ??= createFinder(translator, english && english !== phrases ? [phrases, english] : [phrases])
      return finder(query)
    }
  }, [translator, phrases, english])
  useEffect(() => {
    // Builds the index before the first letter.
    if (find) runWhenIdle(window, () => find(''))
  }, [find])
  return find
}

/** Loads the phrases of a language. A failure reaches the `ErrorBoundary`. */
function usePhrases(language: Language | null): Phrases | null {
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly phrases: Phrases } | null>(
    null,
  )
  useEffect(() => {
    if (!language) return
    let isCurrent = true
    phrasesLoader.load(language).then(
      (phrases) => isCurrent && setLoaded({ language, phrases }),
      (error: unknown) =>
        setLoaded(() => {
          throw error
        }),
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return loaded?.language === language ? loaded.phrases : null
}
