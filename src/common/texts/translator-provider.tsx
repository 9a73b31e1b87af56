/** Loads the texts of the visitor's language and gives them to components by context. */
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createLanguageLoader, type LanguageLoader, useLanguageLoader } from './language-loader'
import { loadTexts, type TextBundle } from './load-texts'
import type { Messages } from './message'
import { englishTranslator, pageTranslators } from './page-translators'
import type { Language, Text } from './text'
import { translate } from './translate'
import { type Translator, withTexts } from './translator'

/** Exported for components drawn without a browser, where all texts are loaded. */
export const TranslatorContext = createContext<Translator>(englishTranslator)

interface TranslatorProviderProps {
  readonly language: Language
  readonly children: ReactNode
}

/** Keeps the texts of the previous language until those of another one are loaded. */
export function TranslatorProvider({ language, children }: TranslatorProviderProps) {
  return (
    <TranslatorContext value={useLanguageLoader(pageTranslators, language)}>{children}</TranslatorContext>
  )
}

type FeatureBundle = Exclude<TextBundle, 'page'>

export const featureTexts: Readonly<Record<FeatureBundle, LanguageLoader<Messages>>> = {
  companion: createLanguageLoader((language) => loadTexts('companion', language)),
  time: createLanguageLoader((language) => loadTexts('time', language)),
  sheet: createLanguageLoader((language) => loadTexts('sheet', language)),
}

interface FeatureTextsProps {
  readonly feature: FeatureBundle
  readonly children: ReactNode
}

/** Adds the texts of a feature to the translator. Suspends until they are loaded. */
export function FeatureTexts({ feature, children }: FeatureTextsProps) {
  const translator = useTranslator()
  const texts = useLanguageLoader(featureTexts[feature], translator.language)
  const extended = useMemo(() => withTexts(translator, texts), [translator, texts])
  return <TranslatorContext value={extended}>{children}</TranslatorContext>
}

export function useTranslator(): Translator {
  return useContext(TranslatorContext)
}

export function useTranslate(): (text: Text) => string {
  const translator = useTranslator()
  return useMemo(() => (text: Text) => translate(text, translator), [translator])
}
