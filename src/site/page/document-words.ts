import { useEffect, useLayoutEffect } from 'react'
import { useSay, useWords } from '../../common/texts/words-provider'
import { usePicture } from '../../thermostat/display/use-device'

/** Sets the document's language and title. A component of its own, so that a new title draws nothing else. */
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
