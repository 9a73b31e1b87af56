/** Decides how the browser's history comes to agree with the device's trail. Pure. */

/** A run of history entries. Indexes are places of the trail counted from its very beginning. */
export interface HistoryEntries {
  /** The index of the first address. */
  readonly firstIndex: number
  readonly urls: readonly string[]
  /** The index of the present one. */
  readonly currentIndex: number
}

export type HistoryMove =
  /** Makes a new entry after the present one; entries ahead are dropped. */
  | { readonly kind: 'push'; readonly to: number; readonly url: string }
  /** Gives the present entry another address. */
  | { readonly kind: 'replace'; readonly to: number; readonly url: string }
  /** Goes to another entry; the browser arrives there later. */
  | { readonly kind: 'go'; readonly to: number }

/** The address of an entry that must be written again, because its address or index is wrong or unknown. */
export const UNKNOWN_URL = ''

/** Longer than any trail. */
const MAX_KNOWN_ENTRIES = 100

/** The entry that the browser shows. */
export interface ShownEntry {
  /** The index that was stored with it; `null` for an entry that is not ours. */
  readonly index: number | null
  /** Its address as the browser shows it. */
  readonly url: string
  /** The same place's address as the trail spells it. */
  readonly spelled: string
}

export interface Arrival {
  readonly browser: HistoryEntries
  /** What to tell the device: nothing, a place of its trail, or an address that its trail does not know. */
  readonly input: 'none' | 'travel' | 'address'
}

/**
 * Gives the history after the browser came to an entry, and what the device must be told.
 * @param awaited the index to which our own step leads, `null` when none is underway
 */
export function arriveAtEntry(
  browser: HistoryEntries,
  trail: HistoryEntries,
  awaited: number | null,
  found: ShownEntry,
): Arrival {
  const { index, url, spelled } = found
  if (index === null) return { browser: singleEntry(browser.currentIndex + 1), input: 'address' }
  if (index === awaited) return { browser: visitEntry(browser, index, url), input: 'none' }
  const isOfTrail = trail.urls[index - trail.firstIndex] === spelled
  return isOfTrail
    ? { browser: visitEntry(browser, index, url), input: 'travel' }
    : { browser: singleEntry(index), input: 'address' }
}

/**
 * Gives the next move that brings the browser nearer to the trail, `null` when they agree.
 * They agree at the same index, with the same known addresses, and nothing ahead that the trail dropped.
 */
export function nextMove(browser: HistoryEntries, trail: HistoryEntries): HistoryMove | null {
  const { currentIndex } = browser
  const target = trail.currentIndex
  const lowest = Math.max(browser.firstIndex, trail.firstIndex)
  const end = Math.min(lastIndexOf(browser), lastIndexOf(trail))
  if (target < lowest || end < lowest) return writeMove('replace', target, trail)

  const wrong = firstDifference(browser, trail, lowest, end)
  if (wrong <= end) {
    if (currentIndex === wrong - 1) return writeMove('push', wrong, trail)
    if (currentIndex === wrong) return writeMove('replace', wrong, trail)
    const isLone = wrong === target && lastIndexOf(browser) <= lastIndexOf(trail)
    return goMove(wrong === lowest || isLone ? wrong : wrong - 1)
  }
  const missing = indexToPush(browser, trail, lowest)
  if (missing !== null)
    return currentIndex === missing - 1 ? writeMove('push', missing, trail) : goMove(missing - 1)
  if (currentIndex === target) return null
  // A push happens at once, and the entries are the same afterwards.
  return currentIndex === target - 1 && target === lastIndexOf(trail)
    ? writeMove('push', target, trail)
    : goMove(target)
}

/** The first index at which the addresses differ, or the one after the end. */
function firstDifference(
  browser: HistoryEntries,
  trail: HistoryEntries,
  lowest: number,
  end: number,
): number {
  let index = lowest
  while (index <= end && browser.urls[index - browser.firstIndex] === trail.urls[index - trail.firstIndex])
    index++
  return index
}

/** The index that must be pushed although all known addresses agree, or `null`. */
function indexToPush(browser: HistoryEntries, trail: HistoryEntries, lowest: number): number | null {
  if (lastIndexOf(browser) < trail.currentIndex) return lastIndexOf(browser) + 1
  // Only a push drops the entries ahead, so the trail's last entry is pushed again.
  return lastIndexOf(browser) > lastIndexOf(trail) && lastIndexOf(trail) > lowest ? lastIndexOf(trail) : null
}

/** Gives the history after a move. */
export function applyMove(browser: HistoryEntries, made: HistoryMove): HistoryEntries {
  switch (made.kind) {
    case 'go':
      return { ...browser, currentIndex: made.to }
    case 'push': {
      const urls = [...browser.urls.slice(0, made.to - browser.firstIndex), made.url].slice(
        -MAX_KNOWN_ENTRIES,
      )
      return { firstIndex: made.to + 1 - urls.length, urls, currentIndex: made.to }
    }
    case 'replace':
      return visitEntry(browser, made.to, made.url)
  }
}

/** Gives the history with the browser at this entry. */
export function visitEntry(browser: HistoryEntries, index: number, url: string): HistoryEntries {
  if (index < browser.firstIndex || index > lastIndexOf(browser)) return singleEntry(index, url)
  return { ...browser, urls: browser.urls.with(index - browser.firstIndex, url), currentIndex: index }
}

/** One entry, of which nothing around is known. */
export function singleEntry(index: number, url: string = UNKNOWN_URL): HistoryEntries {
  return { firstIndex: index, urls: [url], currentIndex: index }
}

export function lastIndexOf(entries: HistoryEntries): number {
  return entries.firstIndex + entries.urls.length - 1
}

function writeMove(kind: 'push' | 'replace', to: number, trail: HistoryEntries): HistoryMove {
  return { kind, to, url: trail.urls[to - trail.firstIndex] ?? UNKNOWN_URL }
}

function goMove(to: number): HistoryMove {
  return { kind: 'go', to }
}
