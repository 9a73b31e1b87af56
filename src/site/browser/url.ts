/** Reads an address of the page, and writes the address of a place. */
import { attempt, isObject } from '../../common/safe-storage'
import {
  createEntry,
  type Language,
  overlayOf,
  type Trail,
  type TrailEntry,
  visitAddress,
} from '../../thermostat/device/device'
import { languageOfTag } from './language'

/** An address without its base path. Everything except the language may be hostile. */
export interface Address {
  readonly path: string
  readonly status: string | null
  readonly context: string | null
  /** The language of `?lang=`, `null` for none and for an unknown one. */
  readonly language: Language | null
}

/** Fields in `history.state`: the index of the entry's place in the trail, and the number of its frame. */
const PLACE_KEY = 'thermostatPlace'
const FRAME_KEY = 'thermostatFrame'

/** Reads the browser's location, below a base path such as `/` or `/demo/thermostat/`. */
export function readAddress(location: Pick<Location, 'pathname' | 'search'>, base: string): Address {
  const query = new URLSearchParams(location.search)
  return {
    path: pathOf(location.pathname, base),
    status: query.get('status'),
    context: query.get('context'),
    language: languageOfTag(query.get('lang') ?? ''),
  }
}

function pathOf(pathname: string, base: string): string {
  const root = rootOf(base)
  const whole = collapseSlashes(pathname)
  const isInside = whole === root || whole.startsWith(`${root}/`)
  const path = (isInside ? whole.slice(root.length) : whole).replace(/\/index\.html$/, '/') || '/'
  const decoded = attempt(() => decodeURI(path))
  // An unknown path stays encoded as the browser has it, so that its address does not change.
  return decoded !== undefined && /^[\w/.-]*$/.test(decoded) ? collapseSlashes(decoded) : path
}

export function placeOf(address: Address): TrailEntry {
  return createEntry(address.path, overlayOf(address.status, address.context))
}

/** Returns a place's address as the browser would write it: base path, path, and the overlay as a query. */
export function urlOf(place: TrailEntry, base: string): string {
  const url = new URL('http://device')
  url.pathname = `${rootOf(base)}/${place.path}`
  if (place.overlay) {
    url.searchParams.set('status', place.overlay.status)
    url.searchParams.set('context', place.overlay.context)
  }
  // Two slashes at the beginning would name another host.
  return collapseSlashes(url.pathname) + url.search
}

/** Returns `urlOf` for one base path, with a cache. */
export function createUrlCache(base: string): (place: TrailEntry) => string {
  const urls = new WeakMap<TrailEntry, string>()
  return (place) => {
    const url = urls.get(place) ?? urlOf(place, base)
    urls.set(place, url)
    return url
  }
}

/**
 * Returns a history state with our fields added; its other fields stay.
 * @param frame the frame's number in its tab, `null` outside a frame
 */
export function withHistoryIndex(
  state: unknown,
  index: number,
  frame: number | null = null,
): Record<string, unknown> {
  const fields = frame === null ? { [PLACE_KEY]: index } : { [PLACE_KEY]: index, [FRAME_KEY]: frame }
  return { ...(isObject(state) ? state : {}), ...fields }
}

/** Returns the index of a history entry's place; `null` for an entry that is not ours. */
export function historyIndexOf(state: unknown): number | null {
  return readCount(state, PLACE_KEY)
}

/** Returns the number of the frame that made a history entry; `null` for none. */
export function frameNumberOf(state: unknown): number | null {
  return readCount(state, FRAME_KEY)
}

function readCount(state: unknown, name: string): number | null {
  const count = isObject(state) && Object.hasOwn(state, name) ? state[name] : null
  return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : null
}

/**
 * Returns the stored trail at the place that the browser shows; `null` if they disagree.
 * @param historyIndex the index stored with the history entry, `null` for a new entry
 * @param isReload true after a reload, which loses the index if the host redirects
 */
export function restoreTrail(
  trail: Trail | null,
  historyIndex: number | null,
  isReload: boolean,
  address: Address,
): Trail | null {
  if (!trail) return null
  const at = historyIndex === null ? (isReload ? trail.at : -1) : historyIndex - trail.dropped
  const place = trail.places[at]
  return place && urlOf(place, '/') === urlOf(placeOf(address), '/') ? { ...trail, at } : null
}

/** Returns the trail with an address that it does not have: at the entry's index, or else as the next place. */
export function extendTrail(
  trail: Trail | null,
  historyIndex: number | null,
  address: Address,
): Trail | null {
  return trail && visitAddress(trail, placeOf(address), historyIndex ?? trail.dropped + trail.at + 1)
}

function rootOf(base: string): string {
  return base.replace(/\/$/, '')
}

function collapseSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/')
}
