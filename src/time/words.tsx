/** The texts of time that runs, for all that is drawn in it: loaded with it, in the visitor's language. */
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { type Language, languageOf } from '../device/device'
import { useDevice } from '../display/use-device'
import { loadPart, withTexts } from '../texts/guidance'
import type { Messages } from '../texts/message'
import { useLoading } from '../texts/use-loaded'
import { useWords, WordsContext } from '../texts/words-provider'

/** Without a network the texts of a language that was never chosen are English. */
const loadOrEnglish = (language: Language): Promise<Messages> =>
  loadPart('time', language).catch(() => loadPart('time', 'en'))

interface TimeWordsProps {
  /** Says that the texts could not be loaded; without it nothing does. */
  readonly Missing?: ComponentType<{ readonly again: () => Promise<boolean> }>
  readonly children: ReactNode
}

/** Nothing is drawn until the texts are there. Those of the last language stay until the next ones are. */
export function TimeWords({ children, Missing }: TimeWordsProps) {
  const words = useWords()
  const {
    loaded: texts,
    isMissing,
    again,
  } = useLoading<Messages | null>(loadOrEnglish, useDevice(languageOf), null)
  const all = useMemo(() => texts && withTexts(words, texts), [texts, words])
  if (!all) return isMissing && Missing && <Missing again={again} />
  return <WordsContext value={all}>{children}</WordsContext>
}
