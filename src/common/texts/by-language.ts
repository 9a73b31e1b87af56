/** Loads something for each language, such as its words. */
import { use, useDeferredValue } from 'react'
import { fulfilled, tracked } from '../ui/tracked'
import type { Language } from './text'

export interface ByLanguage<Loaded> {
  isLoaded(language: Language): boolean
  /** Gives English in place of a language that fails; that one is asked for again after another language was. */
  load(language: Language): Promise<Loaded>
}

/**
 * @param load loads it for a language, and throws where that fails
 * @param english the English one, if it need not be loaded
 */
export function byLanguage<Loaded>(
  load: (language: Language) => Promise<Loaded>,
  english?: Loaded,
): ByLanguage<Loaded> {
  const known = new Map<Language, Promise<Loaded>>()
  if (english !== undefined) known.set('en', fulfilled(english))
  let asked: { readonly language: Language; readonly loading: Promise<Loaded> } | null = null

  async function loadAndKeep(language: Language): Promise<Loaded> {
    const loaded = await (known.get(language) ?? load(language))
    known.set(language, fulfilled(loaded))
    return loaded
  }

  return {
    isLoaded: (language) => known.has(language),
    load(language) {
      const loaded = known.get(language)
      if (loaded) return loaded
      // The same promise for every drawing.
      if (asked?.language !== language)
        asked = { language, loading: tracked(loadAndKeep(language).catch(() => loadAndKeep('en'))) }
      return asked.loading
    },
  }
}

/** Suspends until it is loaded. Until that of another language is, that of the last one stays. */
export function useByLanguage<Loaded>({ isLoaded, load }: ByLanguage<Loaded>, language: Language): Loaded {
  const last = useDeferredValue(language)
  return use(load(isLoaded(language) ? language : last))
}
