/** Enters the screen that an input has moved the visitor to (behaviour 2.10 to 2.13). */
import { change, changeView, set } from './change'
import { screenOf } from './controls'
import type { Device, View } from './model'
import { replaceWith } from './rules/navigation'
import type { Instant } from './time'
import { currentEntry, NO_FOCUS, replace, type Trail, type TrailEntry, withPlace } from './trail'

/**
 * Enters the screen in view if the input has moved the visitor, and stores the focus of the screen that was left.
 * @param before the device before the input
 * @param moved the device after the input
 */
export function enterScreenIfMoved(before: Device, moved: Device, at: Instant): Device {
  const left = currentEntry(before.trail)
  if (left === currentEntry(moved.trail)) return moved
  const arrived = withSaved(enterScreen(moved, left.path, at), left)
  return change(arrived, { trail: rememberFocus(before.trail, arrived.trail, moved.view.focus) })
}

/**
 * Enters the screen in view: follows redirects, ends editing, applies `onEnter` and sets the focus.
 * @param from the path of the screen that was left, `null` if the page has just opened
 */
export function enterScreen(device: Device, from: string | null, at: Instant): Device {
  const place = currentEntry(device.trail)
  const screen = screenOf(device)
  if (screen.redirect) return enterScreen(replaceWith(device, screen.redirect(device)), from, at)

  const idle = endEditing(device)
  if (place.path === from) return changeView(idle, initialView(device.view.focus, at))

  const entered = screen.onEnter ? screen.onEnter(idle, at) : idle
  const wanted = place.focus === NO_FOCUS ? (screen.initialFocus?.(device, from) ?? 0) : place.focus
  const focus = Math.min(wanted, Math.max(0, (screen.focusCount?.(device) ?? 1) - 1))
  if (from === null) return change(entered, { view: initialView(focus, at) })
  // A link that leaves the splash early ends the restart too (behaviour 4.3).
  const over = from === '/' ? { restart: false } : {}
  return change(set(entered, { previousRoute: from, ...over }), { view: initialView(focus, at) })
}

export function initialView(focus: number, since: Instant): View {
  return { since, focus, draft: null, refusal: null, saved: false, ticks: 0 }
}

/** Sets `saved` if the overlay “Saved!” has just closed and its own screen is in view. */
function withSaved(device: Device, left: TrailEntry): Device {
  const { path, overlay } = currentEntry(device.trail)
  const saved = left.overlay?.status === 'save' && overlay === null && path === left.path
  return changeView(device, { saved })
}

/** Resets the two fields that mark a value as being edited: leaving drops the draft (behaviour 15.1). */
function endEditing(device: Device): Device {
  return set(device, { editComfortHeating: 'inactive', editOperatingTimeLimitation: 'inactive' })
}

/** Stores the focus in the entry that was left, for a visitor who comes back (behaviour 2.11). */
function rememberFocus(before: Trail, trail: Trail, focus: number): Trail {
  const left = currentEntry(before)
  const index = before.at + before.dropped - trail.dropped
  return trail.places[index] === left
    ? withPlace(trail, index, { path: left.path, overlay: left.overlay, focus })
    : trail
}

/** Returns the trail with the focus in its current entry, as a reload needs it. */
export function trailWithFocus({ trail, view }: Device): Trail {
  return replace(trail, { ...currentEntry(trail), focus: view.focus })
}
