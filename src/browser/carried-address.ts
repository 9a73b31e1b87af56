/**
 * The address of the page as it was before mail programs, messengers and trackers changed it (behaviour 3.17): it is
 * mended once, before anything else reads it.
 */
import { unpackDevice } from '../share/packed'
import { attempt } from './area'

/** What of the browser's window is used. */
export interface MendingWindow {
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly location: Pick<Location, 'href'>
}

/** Longer addresses were not made here, and take long to search. In characters. */
const LONGEST_ADDRESS = 4000

/** The parameters that visitors share, whose names and values are mended. */
const shared = ['lang', 'task', 'mode', 'value', 'time', 'speed', 'share']
/** Those of them whose values have no capitals. */
const lowerCase = ['task', 'mode', 'time']

/** A fragment that shares a device, also after other parameters, and with its signs percent-encoded. */
const FRAGMENT = /(?:#|%23)(?:[^#]*?[&?;])?d(?:=|%3d)(.*)$/is
/** Line breaks within a link, as mail programs make and encode them. */
const LINE_BREAKS = /%0d|%0a|%20|%3d|[=\s]/gi
const LETTERS = /^[0-9a-z]*/i
/** The signs between a link and the text after it. */
const TRAILING_SIGNS = /[^\p{L}\p{N}]+$/u

/** Writes the mended address over the browser's, if they differ. Where the browser refuses, it stays as it is. */
export function mendAddress({ history, location }: MendingWindow): void {
  const mended = mendedAddress(location.href)
  if (mended !== location.href) attempt(() => history.replaceState(history.state, '', mended))
}

/**
 * Returns the address without what was added to it on its way. What shares a device is right if its checksum is; what
 * cannot be read stays as it is, so that the page can say so.
 * @param href a whole address, which may be hostile
 */
export function mendedAddress(href: string): string {
  if (href.length > LONGEST_ADDRESS) return href
  const found = FRAGMENT.exec(href)
  const url = new URL(found ? href.slice(0, found.index) : href)
  mendQuery(url)
  if (found) url.hash = `d=${packedIn(found[1] ?? '')}`
  return url.href
}

/** Returns the packed device at the beginning of a text, or the text if there is none. */
function packedIn(text: string): string {
  const candidates = [text, text.replace(LINE_BREAKS, '')].map((one) => LETTERS.exec(one)?.[0] ?? '')
  return candidates.find(unpackDevice) ?? text
}

/** Leaves a query alone in which nothing is to be mended: writing it anew would spell it differently. */
function mendQuery(url: URL): void {
  const before = [...url.searchParams]
  const after = before.map(mendParameter)
  if (String(before) !== String(after)) url.search = String(new URLSearchParams(after))
}

/** Mends a parameter that visitors share: `amp;lang` is what is left of `&amp;lang`. */
function mendParameter([name, value]: [name: string, value: string]): [name: string, value: string] {
  const known = name
    .toLowerCase()
    .replace(/^(amp;)+/, '')
    .replace(TRAILING_SIGNS, '')
  if (!shared.includes(known)) return [name, value]
  const text = value.replace(TRAILING_SIGNS, '')
  return [known, lowerCase.includes(known) ? text.toLowerCase() : text]
}
