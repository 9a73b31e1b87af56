/** Loads data for each language, such as its texts. */
import { use, useDeferredValue } from 'react'
import { resolvedPromise, trackPromise } from '../ui/track-promise'
import type { Language } from './text'

export interface LanguageLoader<Loaded> {
  isLoaded(language: Language): boolean
  /** Loads English instead of a language that fails; tries that language again after another one was requested. */
  load(language: Language): Promise<Loaded>
}

/**
 * @param load loads the data of a language; rejects if that fails
 * @param english the English data, if they need not be loaded
 */
export function createLanguageLoader<Loaded>(
  load: (language: Language) => Promise<Loaded>,
  english?: Loaded,
): LanguageLoader<Loaded> {
  const loadedByLanguage = new Map<Language, Promise<Loaded>>()
  if (english !== undefined) loadedByLanguage.set('en', resolvedPromise(english))
  let latest: { readonly language: Language; readonly loading: Promise<Loaded> } | null = null

  async function loadAndKeep(language: Language): Promise<Loaded> {
    const loaded = await (loadedByLanguage.get(language) ?? load(language))
    loadedByLanguage.set(language, resolvedPromise(loaded))
    return loaded
  }

  return {
    isLoaded: (language) => loadedByLanguage.has(language),
    load(language) {
      const loaded = loadedByLanguage.get(language)
      if (loaded) return loaded
      // React needs the same promise in every render.
      if (latest?.language !== language)
        latest = { language, loading: trackPromise(loadAndKeep(language).catch(() => loadAndKeep('en'))) }
      return latest.loading
    },
  }
}

/** Suspends until the data are loaded. When the language changes, returns the previous data in the meantime. */
export function useLanguageLoader<Loaded>(
  { isLoaded, load }: LanguageLoader<Loaded>,
  language: Language,
): Loaded {
  const previous = useDeferredValue(language)
  return use(load(isLoaded(language) ? language : previous))
}
