import { useEffect, useLayoutEffect } from 'react'
import { useTranslate, useTranslator } from '../../common/texts/translator-provider'
import { usePicture } from '../../thermostat/display/use-device'

/** Sets the document's language and title. A separate component, so that a new title redraws nothing else. */
export function DocumentMetadata(): null {
  const { language } = useTranslator()
  const t = useTranslate()
  const title = usePicture((picture) => t({ id: 'page.title', values: { screen: picture.title } }))

  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    document.title = title
  }, [title])

  return null
}
