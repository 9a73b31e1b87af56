/** The texts of time that runs, for all that is drawn in it: loaded with it, in the visitor's language. */
import { type ReactNode, useMemo } from 'react'
import { type Language, languageOf } from '../device/device'
import { useDevice } from '../display/use-device'
import { loadPart, withTexts } from '../texts/guidance'
import type { Messages } from '../texts/message'
import { useLoaded } from '../texts/use-loaded'
import { useWords, WordsContext } from '../texts/words-provider'

/** Without a network the texts of a language that was never chosen are English. */
const loadOrEnglish = (language: Language): Promise<Messages> =>
  loadPart('time', language).catch(() => loadPart('time', 'en'))

interface TimeWordsProps {
  readonly children: ReactNode
}

/** Nothing is drawn until the texts are there. Those of the last language stay until the next ones are. */
export function TimeWords({ children }: TimeWordsProps) {
  const words = useWords()
  const texts = useLoaded<Messages | null>(loadOrEnglish, useDevice(languageOf), null)
  const all = useMemo(() => texts && withTexts(words, texts), [texts, words])
  return all && <WordsContext value={all}>{children}</WordsContext>
}
