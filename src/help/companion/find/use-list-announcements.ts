/** The announcements of the list, for screen readers. */
import { useEffect, useRef } from 'react'
import { usePageServices } from '../../../common/page-services'
import type { Translator } from '../../../common/texts/translator'
import { useIsListOpen, useSearch } from '../use-companion'
import { announcementOf } from './result-texts'
import type { SearchResults } from './search-result'

/** The delay from the last letter to the announcement, so that it does not interrupt a word. */
const ANNOUNCE_DELAY_MS = 600

/** Announces that a search takes a moment, and its results. */
export function useListAnnouncements(
  searchResults: SearchResults | null,
  isSearchLoading: boolean,
  translator: Translator,
): void {
  const { announce } = usePageServices()
  const query = useSearch((state) => state.query)
  const isOpen = useIsListOpen()
  const searching = isSearchLoading && isOpen ? translator.message('page.searching') : null
  useDelayedAnnouncement(searching, '', announce)
  const results = isOpen && searchResults ? announcementOf(searchResults, translator) : null
  useDelayedAnnouncement(results, query, announce)
}

/** @param query each letter starts the delay again */
function useDelayedAnnouncement(
  sentence: string | null,
  query: string,
  announce: (sentence: string) => void,
): void {
  const latest = useRef(sentence)
  latest.current = sentence
  const hasSentence = sentence !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the delay again, and so do results that arrive late
  useEffect(() => {
    const timer = setTimeout(() => {
      if (latest.current) announce(latest.current)
    }, ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [query, hasSentence])
}
