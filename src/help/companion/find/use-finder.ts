/** The finder for the visitor's language. It also understands English once the visitor types. */
import { useEffect, useState } from 'react'
import { runAsTask } from '../../../common/idle'
import { createLanguageLoader } from '../../../common/texts/language-loader'
import type { Translator } from '../../../common/texts/translator'
import type { Language } from '../../../thermostat/device/device'
import { createFinder, type Finder } from './finder'
import { loadPhrases } from './phrases'

const phrasesLoader = createLanguageLoader(loadPhrases)

interface CreatedFinder {
  readonly translator: Translator
  readonly find: Finder
}

/**
 * Returns `null` until the phrases of the visitor's language are loaded and indexed. A failure reaches the
 * `ErrorBoundary`.
 * @param translator for the visitor's language, with the companion's texts; must be the same object until the language
 *   changes
 * @param hasTyped true once the visitor types; loads English
 */
export function useFinder(translator: Translator, hasTyped: boolean): Finder | null {
  const [created, setCreated] = useState<CreatedFinder | null>(null)
  useEffect(() => {
    let isCurrent = true
    createFinderFor(translator, hasTyped).then(
      (find) => isCurrent && setCreated({ translator, find }),
      (error: unknown) =>
        setCreated(() => {
          throw error
        }),
    )
    return () => {
      isCurrent = false
    }
  }, [translator, hasTyped])
  return created?.translator === translator ? created.find : null
}

async function createFinderFor(translator: Translator, withEnglish: boolean): Promise<Finder> {
  const languages: readonly Language[] = withEnglish ? [translator.language, 'en'] : [translator.language]
  const phrases = await Promise.all([...new Set(languages)].map((language) => phrasesLoader.load(language)))
  return createFinder(translator, phrases, () => new Promise((resolve) => runAsTask(window, resolve)))
}
