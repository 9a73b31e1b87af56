/**
 * Lends the words of the visitor's language to whatever is drawn. A context of our own, not Lingui's provider: every text
 * here is an id with values, so its components and its macro would be bytes that nothing uses.
 */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Language, Text } from '../device/device'
import { englishWords, loadWords, wordsAtHand } from './languages'
import { say } from './say'
import type { Words } from './words'

const WordsContext = createContext<Words>(englishWords)

interface WordsProviderProps {
  readonly language: Language
  readonly children: ReactNode
}

/** Until the words of another language are there, the last ones stay. */
export function WordsProvider({ language, children }: WordsProviderProps) {
  const [loaded, setLoaded] = useState<Words>(englishWords)
  const words = wordsAtHand(language) ?? loaded

  useEffect(() => {
    let wanted = true
    void loadWords(language).then((next) => {
      if (wanted) setLoaded(next)
    })
    return () => {
      wanted = false
    }
  }, [language])

  return <WordsContext value={words}>{children}</WordsContext>
}

export function useWords(): Words {
  return useContext(WordsContext)
}

export function useSay(): (text: Text) => string {
  const words = useWords()
  return useMemo(() => (text: Text) => say(text, words), [words])
}
