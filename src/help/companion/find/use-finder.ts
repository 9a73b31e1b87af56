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
 * @param isListOpen loads nothing before the list is open, such as during a task that the address requests
 * @param hasTyped true once the visitor types; loads English, but the first answer does not wait for it
 */
export function useFinder(translator: Translator, isListOpen: boolean, hasTyped: boolean): Finder | null {
  const own = useCreatedFinder(translator, isListOpen ? ownLanguage : null)
  // English would take time from the first answer.
  const needsEnglish = hasTyped && own !== null && translator.language !== 'en'
  const withEnglish = useCreatedFinder(translator, needsEnglish ? english : null)
  return withEnglish ?? own
}

/** The languages that a finder understands besides the visitor's. */
const ownLanguage: readonly Language[] = []
const english: readonly Language[] = ['en']

/** @param others `null` to create none */
function useCreatedFinder(translator: Translator, others: readonly Language[] | null): Finder | null {
  const [created, setCreated] = useState<CreatedFinder | null>(null)
  useEffect(() => {
    if (!others) return
    let isCurrent = true
    createFinderFor(translator, others).then(
      (find) => isCurrent && setCreated({ translator, find }),
      (error: unknown) =>
        setCreated(() => {
          throw error
        }),
    )
    return () => {
      isCurrent = false
    }
  }, [translator, others])
  return created?.translator === translator ? created.find : null
}

async function createFinderFor(translator: Translator, others: readonly Language[]): Promise<Finder> {
  const languages = [translator.language, ...others]
  const phrases = await Promise.all(languages.map((language) => phrasesLoader.load(language)))
  return createFinder(translator, phrases, () => new Promise((resolve) => runAsTask(window, resolve)))
}
