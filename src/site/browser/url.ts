/** What an address of the page says, and how the address of a place is spelled. */
import { attempt, isObject } from '../../common/safe-storage'
import {
  arriveAt,
  type Language,
  overlayOf,
  type Place,
  placeAt,
  type Trail,
} from '../../thermostat/device/device'
import { languageOfTag } from './language'

/** An address without its base path. Everything in it may be hostile but the language. */
export interface Address {
  readonly path: string
  readonly status: string | null
  readonly context: string | null
  /** The language that `?lang=` asks for, `null` for none and for an unknown one. */
  readonly language: Language | null
}

/** Our own parts of `history.state`: which place of the trail the entry is, and of which frame. */
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
  // An unknown path stays as the browser spells it, so that its address does not change.
  return decoded !== undefined && /^[\w/.-]*$/.test(decoded) ? collapseSlashes(decoded) : path
}

export function placeOf(address: Address): Place {
  return placeAt(address.path, overlayOf(address.status, address.context))
}

/** Gives a place's address as the browser would spell it: base path, path, and the overlay as a query. */
export function urlOf(place: Place, base: string): string {
  const url = new URL('http://device')
  url.pathname = `${rootOf(base)}/${place.path}`
  if (place.overlay) {
    url.searchParams.set('status', place.overlay.status)
    url.searchParams.set('context', place.overlay.context)
  }
  // Two slashes in front would name another host.
  return collapseSlashes(url.pathname) + url.search
}

/** Gives `urlOf` for one base path, which remembers the address of each place. */
export function createUrlCache(base: string): (place: Place) => string {
  const spelled = new WeakMap<Place, string>()
  return (place) => {
    const url = spelled.get(place) ?? urlOf(place, base)
    spelled.set(place, url)
    return url
  }
}

/**
 * Gives a history state with our stamp added; what else is in it stays.
 * @param frame the frame's number in its tab, `null` outside a frame
 */
export function withHistoryIndex(
  state: unknown,
  index: number,
  frame: number | null = null,
): Record<string, unknown> {
  const stamp = frame === null ? { [PLACE_KEY]: index } : { [PLACE_KEY]: index, [FRAME_KEY]: frame }
  return { ...(isObject(state) ? state : {}), ...stamp }
}

/** The index of the place that a history entry stands for; `null` for an entry that is not ours. */
export function historyIndexOf(state: unknown): number | null {
  return readCount(state, PLACE_KEY)
}

/** The number of the frame that made a history entry; `null` for an entry that none made. */
export function frameNumberOf(state: unknown): number | null {
  return readCount(state, FRAME_KEY)
}

function readCount(state: unknown, name: string): number | null {
  const count = isObject(state) && Object.hasOwn(state, name) ? state[name] : null
  return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : null
}

/**
 * Gives the trail of the tab's last load at the place that the browser shows; `null` if they disagree.
 * @param stamp the index stored with the history entry, `null` for a new entry
 * @param isReload whether the page was reloaded; where the host redirects, a reload loses the stamp
 */
export function restoreTrail(
  trail: Trail | null,
  stamp: number | null,
  isReload: boolean,
  address: Address,
): Trail | null {
  if (!trail) return null
  const at = stamp === null ? (isReload ? trail.at : -1) : stamp - trail.dropped
  const place = trail.places[at]
  return place && urlOf(place, '/') === urlOf(placeOf(address), '/') ? { ...trail, at } : null
}

/** Gives the trail of a tab in which another address was typed: that is its next place. */
export function extendTrail(trail: Trail | null, stamp: number | null, address: Address): Trail | null {
  return trail && arriveAt(trail, placeOf(address), stamp ?? trail.dropped + trail.at + 1)
}

function rootOf(base: string): string {
  return base.replace(/\/$/, '')
}

function collapseSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/')
}
