/** What is loaded for a language, such as its words. */
import { useEffect, useState } from 'react'
import type { Language } from '../device/device'

/**
 * Until what is wanted is loaded, what was loaded last stays; it stays too where loading fails.
 * @param load the same function in every drawing
 * @param language `null` where nothing is wanted yet
 */
export function useLoaded<Loaded>(
  load: (language: Language) => Promise<Loaded>,
  language: Language | null,
  first: Loaded | (() => Loaded),
): Loaded {
  const [loaded, setLoaded] = useState(first)
  useEffect(() => {
    if (language === null) return
    let isWanted = true
    load(language).then(
      (next) => {
        if (isWanted) setLoaded(() => next)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [load, language])
  return loaded
}
