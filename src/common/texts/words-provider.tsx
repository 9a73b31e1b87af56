/** Gives every component the words of the visitor's language, and loads them. */
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type ByLanguage, byLanguage, useByLanguage } from './by-language'
import { englishWords, pageWords } from './languages'
import { loadTexts, type Texts } from './load-texts'
import type { Messages } from './message'
import { say } from './say'
import type { Language, Text } from './text'
import { type Words, withTexts } from './words'

/** For what is drawn without a browser, which has the words at hand. */
export const WordsContext = createContext<Words>(englishWords)

interface WordsProviderProps {
  readonly language: Language
  readonly children: ReactNode
}

/** Until the words of another language are loaded, those of the last one stay. */
export function WordsProvider({ language, children }: WordsProviderProps) {
  return <WordsContext value={useByLanguage(pageWords, language)}>{children}</WordsContext>
}

type Feature = Exclude<Texts, 'page'>

export const featureTexts: Readonly<Record<Feature, ByLanguage<Messages>>> = {
  companion: byLanguage((language) => loadTexts('companion', language)),
  time: byLanguage((language) => loadTexts('time', language)),
  sheet: byLanguage((language) => loadTexts('sheet', language)),
}

interface FeatureWordsProps {
  readonly of: Feature
  readonly children: ReactNode
}

/** Adds the texts of a feature to the words. Suspends until they are there. */
export function FeatureWords({ of, children }: FeatureWordsProps) {
  const words = useWords()
  const texts = useByLanguage(featureTexts[of], words.language)
  const all = useMemo(() => withTexts(words, texts), [words, texts])
  return <WordsContext value={all}>{children}</WordsContext>
}

export function useWords(): Words {
  return useContext(WordsContext)
}

export function useSay(): (text: Text) => string {
  const words = useWords()
  return useMemo(() => (text: Text) => say(text, words), [words])
}
