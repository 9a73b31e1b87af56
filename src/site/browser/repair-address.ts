/**
 * The address of the page as it was before mail programs, messengers and trackers changed it (behaviour 3.17): it is
 * mended once, before anything else reads it.
 */
import { attempt } from '../../common/safe-storage'
import { unpackDevice } from '../share/pack-device'
import { knownLanguage } from './language'

/** What of the browser's window is used. */
export interface RepairAddressWindow {
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly location: Pick<Location, 'href'>
}

/** Longer addresses were not made here, and take long to search. In characters. */
const MAX_ADDRESS_LENGTH = 4000

/** The parameters that visitors share, whose names and values are mended. */
const sharedParameters = ['lang', 'task', 'mode', 'value', 'time', 'speed', 'share']
/** Those of them whose values have no capitals. */
const lowerCaseParameters = ['task', 'mode', 'time']

/** Before a device in a fragment, also after other parameters, and with its signs percent-encoded. */
const BEFORE_DEVICE = /(?:^|[#&?;]|%23)d(?:=|%3d)/gi
/** A fragment whose # is percent-encoded, in a path or a query. */
const ENCODED = /^(.*?)%23(.*)$/s
/** Line breaks within a link, as mail programs make and encode them. */
const LINE_BREAKS = /(?:%0d|%0a|%20|%3d|[=\s])+/i
const LETTERS_AND_BREAKS = /^(?:[0-9a-z]|%0d|%0a|%20|%3d|[=\s])*/i
/** How many lines a device may be on. Each is a guess that the checksum has to refuse. */
const MAX_LINES = 4
/** The signs between a link and the text after it. */
const TRAILING_SIGNS = /[^\p{L}\p{N}]+$/u

/** Writes the mended address over the browser's, if they differ. Where the browser refuses, it stays as it is. */
export function repairAddress({ history, location }: RepairAddressWindow): void {
  const mended = repairedAddress(location.href)
  if (mended !== location.href) attempt(() => history.replaceState(history.state, '', mended))
}

/**
 * Returns the address without what was added to it on its way. What shares a device is right if its checksum is; what
 * cannot be read stays as it is, so that the page can say so.
 * @param href a whole address, which may be hostile
 */
export function repairedAddress(href: string): string {
  if (href.length > MAX_ADDRESS_LENGTH) return href
  const url = new URL(href)
  repairSharePage(url)
  repairFragment(url)
  repairQuery(url)
  return url.href
}

/** Leads from the addresses that were once pages to share in a language, which chats keep, to the start in it. */
function repairSharePage(url: URL): void {
  const { BASE_URL } = import.meta.env
  if (!url.pathname.startsWith(BASE_URL)) return
  // Below the site's own folder, whose name may be like theirs.
  const [, tag] = /^share\/(\w\w)\/?(?:index\.html)?$/.exec(url.pathname.slice(BASE_URL.length)) ?? []
  const language = knownLanguage(tag)
  if (language === null) return
  url.pathname = BASE_URL
  url.searchParams.set('lang', language)
}

/** A true fragment comes before one whose # is encoded: a tracker's parameter may have that sign, too. */
function repairFragment(url: URL): void {
  const packed = findPackedDevice(url.hash)
  if (packed !== null) url.hash = `d=${packed}`
  else if (!moveDeviceToFragment(url, 'pathname')) moveDeviceToFragment(url, 'search')
}

/** Moves the device out of a part of the address; returns whether there was one. */
function moveDeviceToFragment(url: URL, part: 'pathname' | 'search'): boolean {
  const [, before = '', fragment = ''] = ENCODED.exec(url[part]) ?? []
  const packed = findPackedDevice(fragment)
  // Other parameters may be named d: one that is not at the beginning has to be readable.
  if (packed === null || !(/^d(?:=|%3d)/i.test(fragment) || unpackDevice(packed))) return false
  url[part] = before
  url.hash = `d=${packed}`
  return true
}

/** Returns the first device in a fragment that can be read, else what is in its place, `null` for nothing. */
function findPackedDevice(fragment: string): string | null {
  const texts = Array.from(fragment.matchAll(BEFORE_DEVICE), ({ 0: name, index }) =>
    fragment.slice(index + name.length),
  )
  return texts.flatMap(packedCandidates).find(unpackDevice) ?? texts[0] ?? null
}

/** Returns what may be a device at the beginning of a text: its first line, its first two, … */
function packedCandidates(text: string): readonly string[] {
  const [all = ''] = LETTERS_AND_BREAKS.exec(text) ?? []
  const lines = all.split(LINE_BREAKS).filter((line) => line !== '')
  return lines.slice(0, MAX_LINES).map((_, index) => lines.slice(0, index + 1).join(''))
}

/** Leaves a query alone in which nothing is to be mended: writing it anew would spell it differently. */
function repairQuery(url: URL): void {
  const before = [...url.searchParams]
  const after = before.map(repairParameter)
  if (String(before) !== String(after)) url.search = String(new URLSearchParams(after))
}

/** Mends a parameter that visitors share: `amp;lang` is what is left of `&amp;lang`. */
function repairParameter([name, value]: [name: string, value: string]): [name: string, value: string] {
  const known = name
    .toLowerCase()
    .replace(/^(amp;)+/, '')
    .replace(TRAILING_SIGNS, '')
  if (!sharedParameters.includes(known)) return [name, value]
  const text = value.replace(TRAILING_SIGNS, '')
  return [known, lowerCaseParameters.includes(known) ? text.toLowerCase() : text]
}
