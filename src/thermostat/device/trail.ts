/** The trail: the device's own copy of the browser's history. */
import { isPath } from './paths'

export const overlayStatuses = ['start', 'save', 'stop', 'connecting', 'connected'] as const
export const overlayContexts = ['energy-consumption', 'settings', 'installer', 'program'] as const

export type OverlayStatus = (typeof overlayStatuses)[number]
/** The menu whose colour an overlay or a title bar has (behaviour 13.1). */
export type Context = (typeof overlayContexts)[number]

/** A short message over a screen, such as “Saved!”. In an address it is `?status=…&context=…`. */
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
  /** The index of the current entry in `places`. */
  readonly at: number
  /** The number of entries dropped at the beginning. `dropped + index` is an entry's permanent number. */
  readonly dropped: number
}

/** The maximum number of entries, as in browsers (behaviour 2.1). */
export const MAX_TRAIL_LENGTH = 50

export function createTrail(entry: TrailEntry, dropped = 0): Trail {
  return { places: [entry], at: 0, dropped }
}

export function currentEntry(trail: Trail): TrailEntry {
  return trail.places[trail.at] as TrailEntry
}

export function pathOf({ trail }: { readonly trail: Trail }): string {
  return currentEntry(trail).path
}

/**
 * A part that begins with a dot, a backslash or white space (behaviour 3.3). Browsers resolve or remove some of
 * them, so a path could leave the site's folder.
 */
const UNSAFE_IN_PATH = /\/(\.|%2e)|[\\\s]/i

/** Returns the entry for a path. Trailing slashes are removed; an invalid or unsafe path becomes `/unknown`. */
export function createEntry(path: string, overlay: Overlay | null = null): TrailEntry {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  return {
    path: isSafe(trimmed) ? trimmed : '/unknown',
    overlay,
    focus: NO_FOCUS,
  }
}

const isSafe = (path: string) => isPath(path) && !UNSAFE_IN_PATH.test(path)

/** The focus of an entry that the visitor has not left yet. On entering it, the screen's `initialFocus` applies. */
export const NO_FOCUS = -1

/** Returns the overlay of an address, `null` if status or context is unknown or missing. */
export function overlayOf(status: unknown, context: unknown): Overlay | null {
  const knownStatus = overlayStatuses.find((one) => one === status)
  const knownContext = overlayContexts.find((one) => one === context)
  return knownStatus && knownContext ? { status: knownStatus, context: knownContext } : null
}

export function push(trail: Trail, entry: TrailEntry): Trail {
  const keptCount = trail.at + 1
  const droppedCount = Math.max(0, keptCount + 1 - MAX_TRAIL_LENGTH)
  const places = trail.places.slice(droppedCount, keptCount)
  places.push(entry)
  return { places, at: places.length - 1, dropped: trail.dropped + droppedCount }
}

/**
 * Adds an address that the trail does not have (behaviour 3.8). If no earlier entry is left, a new trail begins.
 * @param entryNumber the permanent number of the new entry, at most the one after the current entry; the old
 *   entries from there on are dropped
 */
export function visitAddress(trail: Trail, entry: TrailEntry, entryNumber: number): Trail {
  const previousIndex = Math.min(entryNumber - trail.dropped, trail.at + 1) - 1
  const previousEntry = trail.places[previousIndex]
  if (!previousEntry) return createTrail(entry, entryNumber)
  const trailUpToPrevious = { ...trail, at: previousIndex }
  // Back must not lead to an overlay (behaviour 2.3) or to the same screen again.
  return previousEntry.overlay || (previousEntry.path === entry.path && !entry.overlay)
    ? replace(trailUpToPrevious, entry)
    : push(trailUpToPrevious, entry)
}

export function replace(trail: Trail, entry: TrailEntry): Trail {
  return withEntry(trail, trail.at, entry)
}

export function withEntry(trail: Trail, index: number, entry: TrailEntry): Trail {
  return { ...trail, places: trail.places.with(index, entry) }
}

/** Moves along the trail. @param steps negative to go back; beyond the ends nothing changes */
export function travel(trail: Trail, steps: number): Trail {
  const at = trail.at + steps
  return steps !== 0 && trail.places[at] ? { ...trail, at } : trail
}

/** Returns the number of steps back to the nearest entry of a path without an overlay; `null` if there is none. */
export function stepsBackTo(trail: Trail, path: string): number | null {
  for (let at = trail.at - 1; at >= 0; at--) {
    const entry = trail.places[at] as TrailEntry
    if (entry.path === path && !entry.overlay) return trail.at - at
  }
  return null
}

/** Goes back to the nearest entry of a path. If there is none, replaces the current entry (behaviour 2.5). */
export function travelBackTo(trail: Trail, path: string): Trail {
  const steps = stepsBackTo(trail, path)
  return steps === null ? replace(trail, createEntry(path)) : travel(trail, -steps)
}
