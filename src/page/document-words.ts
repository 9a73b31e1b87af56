import { useEffect, useLayoutEffect } from 'react'
import { usePicture } from '../display/use-device'
import { useSay, useWords } from '../texts/words-provider'

/** Keeps the document's language and title up to date. A component of its own: a new title draws nothing else again. */
export function DocumentWords(): null {
  const { language } = useWords()
  const say = useSay()
  const title = usePicture((picture) => say({ id: 'page.title', values: { screen: picture.title } }))

  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    document.title = title
  }, [title])

  return null
}
