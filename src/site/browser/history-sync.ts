/** Decides how to bring the browser's history into agreement with the device's trail. Pure. */

/** A run of history entries. Indexes count the places of the trail from its start, including dropped ones. */
export interface HistoryEntries {
  readonly firstIndex: number
  readonly urls: readonly string[]
  readonly currentIndex: number
}

export type HistoryMove =
  /** Adds an entry after the current one; the browser drops the entries ahead. */
  | { readonly kind: 'push'; readonly to: number; readonly url: string }
  /** Gives the current entry another address. */
  | { readonly kind: 'replace'; readonly to: number; readonly url: string }
  /** Goes to another entry, where the browser arrives later. */
  | { readonly kind: 'go'; readonly to: number }

/** Stands for the address of an entry that must be written again, since its address or index is wrong or unknown. */
export const UNKNOWN_URL = ''

/** More entries than any trail has. */
const MAX_KNOWN_ENTRIES = 100

/** The entry that the browser shows. */
export interface ShownEntry {
  /** The index stored with the entry; `null` for an entry that is not ours. */
  readonly index: number | null
  /** The address as the browser shows it. */
  readonly url: string
  /** The address of the same place as the trail would write it. */
  readonly canonicalUrl: string
}

export interface Arrival {
  readonly browser: HistoryEntries
  /** The device's input: none, a place of its trail, or an address that is not in its trail. */
  readonly input: 'none' | 'travel' | 'address'
}

/**
 * Returns the history after the browser arrived at an entry, and the input for the device.
 * @param awaited the index to which our own traversal leads, `null` for none
 */
export function arriveAtEntry(
  browser: HistoryEntries,
  trail: HistoryEntries,
  awaited: number | null,
  shown: ShownEntry,
): Arrival {
  const { index, url, canonicalUrl } = shown
  // Not an entry of ours, so a new one after the current entry.
  if (index === null) return { browser: singleEntry(browser.currentIndex + 1), input: 'address' }
  if (index === awaited) return { browser: visitEntry(browser, index, url), input: 'none' }
  const isOfTrail = trail.urls[index - trail.firstIndex] === canonicalUrl
  return isOfTrail
    ? { browser: visitEntry(browser, index, url), input: 'travel' }
    : { browser: singleEntry(index), input: 'address' }
}

/**
 * Returns the next move that brings the browser nearer to the trail, `null` if they agree: they have the same current
 * index and the same known addresses, and a push cannot drop entries ahead that the trail does not have.
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
    // A replacement keeps the entries ahead, a push from the entry before drops them.
    const canReplace = wrong === target && lastIndexOf(browser) <= lastIndexOf(trail)
    return goMove(wrong === lowest || canReplace ? wrong : wrong - 1)
  }
  const missing = indexToPush(browser, trail, lowest)
  if (missing !== null)
    return currentIndex === missing - 1 ? writeMove('push', missing, trail) : goMove(missing - 1)
  if (currentIndex === target) return null
  // A push is synchronous, unlike a traversal, and leads to the same entries.
  return currentIndex === target - 1 && target === lastIndexOf(trail)
    ? writeMove('push', target, trail)
    : goMove(target)
}

/** Returns the first index with different addresses, or `end + 1`. */
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

/** Returns the index to push although all known addresses agree, or `null`. */
function indexToPush(browser: HistoryEntries, trail: HistoryEntries, lowest: number): number | null {
  if (lastIndexOf(browser) < trail.currentIndex) return lastIndexOf(browser) + 1
  // Only a push drops the entries ahead, so the trail's last entry is pushed again.
  return lastIndexOf(browser) > lastIndexOf(trail) && lastIndexOf(trail) > lowest ? lastIndexOf(trail) : null
}

export function applyMove(browser: HistoryEntries, move: HistoryMove): HistoryEntries {
  switch (move.kind) {
    case 'go':
      return { ...browser, currentIndex: move.to }
    case 'push': {
      const urls = [...browser.urls.slice(0, move.to - browser.firstIndex), move.url].slice(
        -MAX_KNOWN_ENTRIES,
      )
      return { firstIndex: move.to + 1 - urls.length, urls, currentIndex: move.to }
    }
    case 'replace':
      return visitEntry(browser, move.to, move.url)
  }
}

/** Returns the history with the browser at an entry. */
export function visitEntry(browser: HistoryEntries, index: number, url: string): HistoryEntries {
  if (index < browser.firstIndex || index > lastIndexOf(browser)) return singleEntry(index, url)
  return { ...browser, urls: browser.urls.with(index - browser.firstIndex, url), currentIndex: index }
}

/** Returns a history of which only one entry is known. */
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
