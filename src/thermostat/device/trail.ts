/** Where the visitor is and was: the browser's history as the device sees it. */
import { isPath } from './paths'

export const overlayStatuses = ['start', 'save', 'stop', 'connecting', 'connected'] as const
export const overlayContexts = ['energy-consumption', 'settings', 'installer', 'program'] as const

export type OverlayStatus = (typeof overlayStatuses)[number]
export type Context = (typeof overlayContexts)[number]

/** A confirmation that the address asks for (`?status=…&context=…`). */
export interface Overlay {
  readonly status: OverlayStatus
  readonly context: Context
}

export interface TrailEntry {
  readonly path: string
  readonly overlay: Overlay | null
  /** The line, tab or page that had the focus when the visitor left. */
  readonly focus: number
}

export interface Trail {
  readonly places: readonly TrailEntry[]
  /** The index of the place where the visitor is. */
  readonly at: number
  /** How many places were forgotten before the first: `dropped + index` names a place for good. */
  readonly dropped: number
}

/** As far as browsers remember, too. */
export const MAX_TRAIL_LENGTH = 50

export function createTrail(place: TrailEntry, dropped = 0): Trail {
  return { places: [place], at: 0, dropped }
}

export function currentEntry(trail: Trail): TrailEntry {
  return trail.places[trail.at] as TrailEntry
}

/** The path of the screen in view. */
export function pathOf({ trail }: { readonly trail: Trail }): string {
  return currentEntry(trail).path
}

/** What browsers resolve or skip in a path: below a base path it would lead to somebody else's page. */
const UNSAFE_IN_PATH = /\/(\.|%2e)|[\\\s]/i

/** The place of a path; a trailing slash means the same route, and an absurd path none of them. */
export function createEntry(path: string, overlay: Overlay | null = null): TrailEntry {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  return {
    path: isSafe(trimmed) ? trimmed : '/unknown',
    overlay,
    focus: NO_FOCUS,
  }
}

const isSafe = (path: string) => isPath(path) && !UNSAFE_IN_PATH.test(path)

/** Not visited yet: the screen says where its focus starts. */
export const NO_FOCUS = -1

/** The overlay of an address, `null` where status or context is unknown or nothing of the kind. */
export function overlayOf(status: unknown, context: unknown): Overlay | null {
  const known = overlayStatuses.find((one) => one === status)
  const colour = overlayContexts.find((one) => one === context)
  return known && colour ? { status: known, context: colour } : null
}

export function push(trail: Trail, place: TrailEntry): Trail {
  const forgotten = Math.max(0, trail.at + 2 - MAX_TRAIL_LENGTH)
  const places = trail.places.slice(forgotten, trail.at + 1)
  places.push(place)
  return { places, at: places.length - 1, dropped: trail.dropped + forgotten }
}

/**
 * An address that the trail does not know is its next place (behaviour 3.8).
 * @param index where the browser has it, counted from the trail's beginning; places from there on are dropped
 */
export function visitAddress(trail: Trail, place: TrailEntry, index: number): Trail {
  const behind = Math.min(index - trail.dropped, trail.at + 1) - 1
  const last = trail.places[behind]
  if (!last) return createTrail(place, index)
  const upTo = { ...trail, at: behind }
  // No way back leads into an overlay (behaviour 2.3), or to what is in view.
  return last.overlay || (last.path === place.path && !place.overlay)
    ? replace(upTo, place)
    : push(upTo, place)
}

export function replace(trail: Trail, place: TrailEntry): Trail {
  return withPlace(trail, trail.at, place)
}

export function withPlace(trail: Trail, index: number, place: TrailEntry): Trail {
  return { ...trail, places: trail.places.with(index, place) }
}

/** A step on the trail, backwards or forwards. Beyond its ends it stays where it is. */
export function travel(trail: Trail, steps: number): Trail {
  const at = trail.at + steps
  return steps !== 0 && trail.places[at] ? { ...trail, at } : trail
}

/** How many steps behind the visitor a path was last visited without an overlay, or `null`. */
export function stepsBackTo(trail: Trail, path: string): number | null {
  for (let at = trail.at - 1; at >= 0; at--) {
    const place = trail.places[at] as TrailEntry
    if (place.path === path && !place.overlay) return trail.at - at
  }
  return null
}

/** Back to a path: along the trail if it is behind, else in place of this one (behaviour 2.5). */
export function travelBackTo(trail: Trail, path: string): Trail {
  const steps = stepsBackTo(trail, path)
  return steps === null ? replace(trail, createEntry(path)) : travel(trail, -steps)
}
