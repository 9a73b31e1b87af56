/** What is loaded for a language, such as its words. */
import { useCallback, useEffect, useState } from 'react'
import type { Language } from '../device/device'

interface Loading<Loaded> {
  readonly loaded: Loaded
  /** Whether what is wanted now could not be loaded. */
  readonly isMissing: boolean
  /** Asks for it once more, and says whether it is there. */
  readonly again: () => Promise<boolean>
}

/**
 * Until what is wanted is loaded, what was loaded last stays; it stays too where loading fails.
 * @param load the same function in every drawing
 * @param language `null` where nothing is wanted yet
 */
export function useLoading<Loaded>(
  load: (language: Language) => Promise<Loaded>,
  language: Language | null,
  first: Loaded | (() => Loaded),
): Loading<Loaded> {
  const [loaded, setLoaded] = useState(first)
  const [isMissing, setMissing] = useState(false)
  const ask = useCallback(
    async (isWanted: () => boolean) => {
      if (language === null) return true
      try {
        const next = await load(language)
        if (isWanted()) setLoaded(() => next)
        if (isWanted()) setMissing(false)
        return true
      } catch {
        if (isWanted()) setMissing(true)
        return false
      }
    },
    [load, language],
  )
  useEffect(() => {
    let isWanted = true
    void ask(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [ask])
  const again = useCallback(() => ask(() => true), [ask])
  return { loaded, isMissing, again }
}

/** The same for what nobody misses. */
export function useLoaded<Loaded>(
  load: (language: Language) => Promise<Loaded>,
  language: Language | null,
  first: Loaded | (() => Loaded),
): Loaded {
  return useLoading(load, language, first).loaded
}
