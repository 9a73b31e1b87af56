import { useEffect } from 'react'
import { usePicture } from '../display/use-device'
import { say } from '../texts/say'
import { useWords } from '../texts/words-provider'
import { same } from './same'

/** The document's language and title follow what is said and shown. A part of its own, so that a new title draws nothing else again. */
export function DocumentWords(): null {
  const words = useWords()
  const title = usePicture((picture) => picture.title, same)

  useEffect(() => {
    document.documentElement.lang = words.language
  }, [words])

  useEffect(() => {
    document.title = say({ id: 'page.title', values: { screen: title } }, words)
  }, [words, title])

  return null
}
