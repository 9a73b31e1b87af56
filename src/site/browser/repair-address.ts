/**
 * Repairs an address that mail programs, messengers or trackers have changed (behaviour 3.17), once, before anything
 * else reads it.
 */
import { attempt } from '../../common/safe-storage'
import { unpackDevice } from '../share/pack-device'
import { knownLanguage } from './language'

export interface RepairAddressWindow {
  readonly history: Pick<History, 'state' | 'replaceState'>
  readonly location: Pick<Location, 'href'>
}

/** In characters. Longer addresses were not made here, and take long to search. */
const MAX_ADDRESS_LENGTH = 4000

/** The parameters of links that visitors share. */
const sharedParameters = ['lang', 'task', 'mode', 'value', 'time', 'speed', 'share']
/** Parameters whose values have no capital letters. */
const lowerCaseParameters = ['task', 'mode', 'time']

/** The prefix of a device in a fragment, also after other parameters, or percent-encoded. */
const BEFORE_DEVICE = /(?:^|[#&?;]|%23)d(?:=|%3d)/gi
/** A fragment whose # is percent-encoded, in a path or a query. */
const ENCODED_FRAGMENT = /^(.*?)%23(.*)$/s
/** Line breaks within a link, as mail programs make and encode them. */
const LINE_BREAKS = /(?:%0d|%0a|%20|%3d|[=\s])+/i
const LETTERS_AND_BREAKS = /^(?:[0-9a-z]|%0d|%0a|%20|%3d|[=\s])*/i
/** The lines that a device may be broken into. Each is one more candidate for the checksum to refuse. */
const MAX_LINES = 4
/** Punctuation between a link and the text after it. */
const TRAILING_SIGNS = /[^\p{L}\p{N}]+$/u

/** Replaces the browser's address with the repaired one. If the browser refuses, the address stays. */
export function repairAddress({ history, location }: RepairAddressWindow): void {
  const repaired = repairedAddress(location.href)
  if (repaired !== location.href) attempt(() => history.replaceState(history.state, '', repaired))
}

/**
 * Returns the repaired address. A checksum tells if a shared device is right; an unreadable one stays, so that the page
 * can report it.
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

/** Turns the address of a former share page, such as `share/sv`, into the start page in its language. */
function repairSharePage(url: URL): void {
  const { BASE_URL } = import.meta.env
  if (!url.pathname.startsWith(BASE_URL)) return
  // Only below the site's own folder, which may itself be called `share/sv`.
  const [, tag] = /^share\/(\w\w)\/?(?:index\.html)?$/.exec(url.pathname.slice(BASE_URL.length)) ?? []
  const language = knownLanguage(tag)
  if (language === null) return
  url.pathname = BASE_URL
  url.searchParams.set('lang', language)
}

/** A real fragment has priority over an encoded #, which a tracker's parameter may also contain. */
function repairFragment(url: URL): void {
  const packed = findPackedDevice(url.hash)
  if (packed !== null) url.hash = `d=${packed}`
  else if (!moveDeviceToFragment(url, 'pathname')) moveDeviceToFragment(url, 'search')
}

/** Moves a device from a part of the address to the fragment; returns false if there is none. */
function moveDeviceToFragment(url: URL, part: 'pathname' | 'search'): boolean {
  const [, before = '', fragment = ''] = ENCODED_FRAGMENT.exec(url[part]) ?? []
  const packed = findPackedDevice(fragment)
  // Other parameters may be named d, so a device that is not at the beginning must be readable.
  if (packed === null || !(/^d(?:=|%3d)/i.test(fragment) || unpackDevice(packed))) return false
  url[part] = before
  url.hash = `d=${packed}`
  return true
}

/** Returns the first readable device in a fragment, else the first text in its place, else `null`. */
function findPackedDevice(fragment: string): string | null {
  const texts = Array.from(fragment.matchAll(BEFORE_DEVICE), ({ 0: name, index }) =>
    fragment.slice(index + name.length),
  )
  return texts.flatMap(packedCandidates).find(unpackDevice) ?? texts[0] ?? null
}

/** Returns texts that may be the device: the first line, the first two lines joined, … */
function packedCandidates(text: string): readonly string[] {
  const [all = ''] = LETTERS_AND_BREAKS.exec(text) ?? []
  const lines = all.split(LINE_BREAKS).filter((line) => line !== '')
  return lines.slice(0, MAX_LINES).map((_, index) => lines.slice(0, index + 1).join(''))
}

/** Writes the query only if a parameter changes, since writing changes its encoding. */
function repairQuery(url: URL): void {
  const before = [...url.searchParams]
  const after = before.map(repairParameter)
  if (String(before) !== String(after)) url.search = String(new URLSearchParams(after))
}

/** Repairs a shared parameter; `amp;lang` is the rest of `&amp;lang`. */
function repairParameter([name, value]: [name: string, value: string]): [name: string, value: string] {
  const repairedName = name
    .toLowerCase()
    .replace(/^(amp;)+/, '')
    .replace(TRAILING_SIGNS, '')
  if (!sharedParameters.includes(repairedName)) return [name, value]
  const text = value.replace(TRAILING_SIGNS, '')
  return [repairedName, lowerCaseParameters.includes(repairedName) ? text.toLowerCase() : text]
}
