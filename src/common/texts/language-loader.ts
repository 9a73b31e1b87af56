/** Loads something for each language, such as its words. */
import { use, useDeferredValue } from 'react'
import { resolvedPromise, trackPromise } from '../ui/track-promise'
import type { Language } from './text'

export interface LanguageLoader<Loaded> {
  isLoaded(language: Language): boolean
  /** Gives English in place of a language that fails; that one is asked for again after another language was. */
  load(language: Language): Promise<Loaded>
}

/**
 * @param load loads it for a language, and throws where that fails
 * @param english the English one, if it need not be loaded
 */
export function createLanguageLoader<Loaded>(
  load: (language: Language) => Promise<Loaded>,
  english?: Loaded,
): LanguageLoader<Loaded> {
  const known = new Map<Language, Promise<Loaded>>()
  if (english !== undefined) known.set('en', resolvedPromise(english))
  let asked: { readonly language: Language; readonly loading: Promise<Loaded> } | null = null

  async function loadAndKeep(language: Language): Promise<Loaded> {
    const loaded = await (known.get(language) ?? load(language))
    known.set(language, resolvedPromise(loaded))
    return loaded
  }

  return {
    isLoaded: (language) => known.has(language),
    load(language) {
      const loaded = known.get(language)
      if (loaded) return loaded
      // The same promise for every drawing.
      if (asked?.language !== language)
        asked = { language, loading: trackPromise(loadAndKeep(language).catch(() => loadAndKeep('en'))) }
      return asked.loading
    },
  }
}

/** Suspends until it is loaded. Until that of another language is, that of the last one stays. */
export function useLanguageLoader<Loaded>(
  { isLoaded, load }: LanguageLoader<Loaded>,
  language: Language,
): Loaded {
  const last = useDeferredValue(language)
  return use(load(isLoaded(language) ? language : last))
}
