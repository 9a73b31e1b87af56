/** The finder for the visitor's language. It also understands English after the English texts are loaded. */
import { useEffect, useMemo, useState } from 'react'
import { loadTexts } from '../../../common/texts/load-texts'
import { englishTranslator } from '../../../common/texts/page-translators'
import { type Translator, withTexts } from '../../../common/texts/translator'
import { createFinder, type Finder } from './finder'

/**
 * @param translator for the visitor's language, with the companion's texts; must be the same object until the language
 *   changes, because each new one builds a new index
 * @param hasTyped true once the visitor types; loads English
 */
export function useFinder(translator: Translator, hasTyped: boolean): Finder {
  const isEnglish = translator.language === 'en'
  const english = useEnglish(hasTyped && !isEnglish)
  return useMemo(() => {
    // The index is built on first use.
    let finder: Finder | undefined
    return (query: string) => {
      finder ??= createFinder(english && !isEnglish ? [translator, english] : [translator])
      return finder(query)
    }
  }, [translator, english, isEnglish])
}

/** Loads the English texts once the visitor types. If they fail to load, the visitor's language still works. */
function useEnglish(isEnabled: boolean): Translator | null {
  const [translator, setTranslator] = useState<Translator | null>(null)
  useEffect(() => {
    if (isEnabled && !translator)
      loadTexts('companion', 'en').then(
        (texts) => setTranslator(withTexts(englishTranslator, texts)),
        () => {},
      )
  }, [isEnabled, translator])
  return translator
}
