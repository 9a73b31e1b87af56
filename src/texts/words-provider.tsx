/** Gives every component the words of the visitor's language, and loads them. */
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Language, Text } from '../device/device'
import { englishWords, loadedWords, loadWords } from './languages'
import { say } from './say'
import { useLoaded } from './use-loaded'
import type { Words } from './words'

/** For what is drawn without a browser, which has the words at hand. */
export const WordsContext = createContext<Words>(englishWords)

interface WordsProviderProps {
  readonly language: Language
  readonly children: ReactNode
}

/** Until the words of another language are loaded, those of the last one stay. */
export function WordsProvider({ language, children }: WordsProviderProps) {
  const loaded = useLoaded(loadWords, language, englishWords)
  return <WordsContext value={loadedWords(language) ?? loaded}>{children}</WordsContext>
}

export function useWords(): Words {
  return useContext(WordsContext)
}

export function useSay(): (text: Text) => string {
  const words = useWords()
  return useMemo(() => (text: Text) => say(text, words), [words])
}
