/** Decides how the browser's history comes to agree with the device's trail. Pure. */

/** A run of history entries. Indexes are places of the trail counted from its very beginning. */
export interface Entries {
  /** The index of the first address. */
  readonly low: number
  readonly urls: readonly string[]
  /** The index of the present one. */
  readonly at: number
}

export type Move =
  /** Makes a new entry after the present one; entries ahead are dropped. */
  | { readonly kind: 'push'; readonly to: number; readonly url: string }
  /** Gives the present entry another address. */
  | { readonly kind: 'replace'; readonly to: number; readonly url: string }
  /** Goes to another entry; the browser arrives there later. */
  | { readonly kind: 'go'; readonly to: number }

/** The address of an entry that must be written again, because its address or index is wrong or unknown. */
export const UNKNOWN = ''

/** Longer than any trail. */
const LONGEST_RUN = 100

/** The entry that the browser shows. */
export interface Found {
  /** The index that was stored with it; `null` for an entry that is not ours. */
  readonly index: number | null
  /** Its address as the browser shows it. */
  readonly url: string
  /** The same place's address as the trail spells it. */
  readonly spelled: string
}

export interface Arrival {
  readonly browser: Entries
  /** What to tell the device: nothing, a place of its trail, or an address that its trail does not know. */
  readonly news: 'none' | 'travel' | 'address'
}

/**
 * Gives the history after the browser came to an entry, and what the device must be told.
 * @param awaited the index to which our own step leads, `null` when none is underway
 */
export function arrival(browser: Entries, trail: Entries, awaited: number | null, found: Found): Arrival {
  const { index, url, spelled } = found
  if (index === null) return { browser: alone(browser.at + 1), news: 'address' }
  if (index === awaited) return { browser: visited(browser, index, url), news: 'none' }
  const isOfTrail = trail.urls[index - trail.low] === spelled
  return isOfTrail
    ? { browser: visited(browser, index, url), news: 'travel' }
    : { browser: alone(index), news: 'address' }
}

/**
 * Gives the next move that brings the browser nearer to the trail, `null` when they agree.
 * They agree at the same index, with the same known addresses, and nothing ahead that the trail dropped.
 */
export function nextMove(browser: Entries, trail: Entries): Move | null {
  const { at } = browser
  const target = trail.at
  const lowest = Math.max(browser.low, trail.low)
  const end = Math.min(highOf(browser), highOf(trail))
  if (target < lowest || end < lowest) return move('replace', target, trail)

  const wrong = firstDifference(browser, trail, lowest, end)
  if (wrong <= end) {
    if (at === wrong - 1) return move('push', wrong, trail)
    if (at === wrong) return move('replace', wrong, trail)
    const isLone = wrong === target && highOf(browser) <= highOf(trail)
    return go(wrong === lowest || isLone ? wrong : wrong - 1)
  }
  const missing = lackingOrLeftOver(browser, trail, lowest)
  if (missing !== null) return at === missing - 1 ? move('push', missing, trail) : go(missing - 1)
  if (at === target) return null
  // A push happens at once, and the entries are the same afterwards.
  return at === target - 1 && target === highOf(trail) ? move('push', target, trail) : go(target)
}

/** The first index at which the addresses differ, or the one after the end. */
function firstDifference(browser: Entries, trail: Entries, lowest: number, end: number): number {
  let index = lowest
  while (index <= end && browser.urls[index - browser.low] === trail.urls[index - trail.low]) index++
  return index
}

/** The index that must be pushed although all known addresses agree, or `null`. */
function lackingOrLeftOver(browser: Entries, trail: Entries, lowest: number): number | null {
  if (highOf(browser) < trail.at) return highOf(browser) + 1
  // Only a push drops the entries ahead, so the trail's last entry is pushed again.
  return highOf(browser) > highOf(trail) && highOf(trail) > lowest ? highOf(trail) : null
}

/** Gives the history after a move. */
export function moved(browser: Entries, made: Move): Entries {
  switch (made.kind) {
    case 'go':
      return { ...browser, at: made.to }
    case 'push': {
      const urls = [...browser.urls.slice(0, made.to - browser.low), made.url].slice(-LONGEST_RUN)
      return { low: made.to + 1 - urls.length, urls, at: made.to }
    }
    case 'replace':
      return visited(browser, made.to, made.url)
  }
}

/** Gives the history with the browser at this entry. */
export function visited(browser: Entries, index: number, url: string): Entries {
  if (index < browser.low || index > highOf(browser)) return alone(index, url)
  return { ...browser, urls: browser.urls.with(index - browser.low, url), at: index }
}

/** One entry, of which nothing around is known. */
export function alone(index: number, url: string = UNKNOWN): Entries {
  return { low: index, urls: [url], at: index }
}

export function highOf(entries: Entries): number {
  return entries.low + entries.urls.length - 1
}

function move(kind: 'push' | 'replace', to: number, trail: Entries): Move {
  return { kind, to, url: trail.urls[to - trail.low] ?? UNKNOWN }
}

function go(to: number): Move {
  return { kind: 'go', to }
}
