/** The finder of a language, and of English from when something is typed. */
import { useEffect, useMemo, useState } from 'react'
import { loadTexts } from '../../../common/texts/load-texts'
import { englishTranslator } from '../../../common/texts/page-translators'
import { type Translator, withTexts } from '../../../common/texts/translator'
import { createFinder, type Finder } from './finder'

/**
 * @param words of the visitor's language with the companion's, the same object until it is another one
 * @param isAsking whether something is typed
 */
export function useFind(words: Translator, isAsking: boolean): Finder {
  const isEnglish = words.language === 'en'
  const english = useEnglish(isAsking && !isEnglish)
  return useMemo(() => {
    // Its index is made once somebody types.
    let finder: Finder | undefined
    return (query: string) => {
      finder ??= createFinder(english && !isEnglish ? [words, english] : [words])
      return finder(query)
    }
  }, [words, english, isEnglish])
}

/** English is understood in every language: its words are loaded once something is typed. Nobody misses them. */
function useEnglish(isWanted: boolean): Translator | null {
  const [words, setWords] = useState<Translator | null>(null)
  useEffect(() => {
    if (isWanted && !words)
      loadTexts('companion', 'en').then(
        (texts) => setWords(withTexts(englishTranslator, texts)),
        () => {},
      )
  }, [isWanted, words])
  return words
}
