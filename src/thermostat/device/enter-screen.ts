/** Entering a screen after an input or on opening the page (behaviour 2.10 to 2.13). */
import { change, changeSettings, changeView } from './change'
import { screenOf } from './controls'
import type { Device, View } from './model'
import { replaceWith } from './rules/navigation'
import type { Instant } from './time'
import { currentEntry, NO_FOCUS, replace, type Trail, type TrailEntry, withEntry } from './trail'

/**
 * If the input has led to another entry of the trail, enters its screen. Stores the focus in the entry that was left.
 * @param before the device before the input
 * @param after the device after the input
 */
export function enterScreenIfMoved(before: Device, after: Device, at: Instant): Device {
  const leftEntry = currentEntry(before.trail)
  if (leftEntry === currentEntry(after.trail)) return after
  const afterEntering = withSaved(enterScreen(after, leftEntry.path, at), leftEntry)
  // The view of `after` is still that of the screen that was left. The input may have moved its focus.
  return change(afterEntering, { trail: storeFocus(before.trail, afterEntering.trail, after.view.focus) })
}

/**
 * Enters the screen in view: follows redirects, ends editing, applies `onEnter` and sets the focus.
 * @param from the path of the screen that was left, `null` if the page has just opened
 */
export function enterScreen(device: Device, from: string | null, at: Instant): Device {
  const entry = currentEntry(device.trail)
  const screen = screenOf(device)
  if (screen.redirect) return enterScreen(replaceWith(device, screen.redirect(device)), from, at)

  const notEditing = endEditing(device)
  // The same screen stays in view, for example when its overlay closes, and keeps its focus.
  if (entry.path === from) return changeView(notEditing, initialView(device.view.focus, at))

  const entered = screen.onEnter ? screen.onEnter(notEditing, at) : notEditing
  const wantedFocus = entry.focus === NO_FOCUS ? (screen.initialFocus?.(device, from) ?? 0) : entry.focus
  const focus = Math.min(wantedFocus, Math.max(0, (screen.focusCount?.(device) ?? 1) - 1))
  if (from === null) return change(entered, { view: initialView(focus, at) })
  // Leaving the start screen ends the restart, also by a link during the splash (behaviour 4.3).
  const restartChange = from === '/' ? { restart: false } : {}
  return change(changeSettings(entered, { previousRoute: from, ...restartChange }), {
    view: initialView(focus, at),
  })
}

export function initialView(focus: number, since: Instant): View {
  return { since, focus, draft: null, refusal: null, saved: false, ticks: 0 }
}

/** Sets `saved` if the overlay “Saved!” has just closed and the screen below it is still in view. */
function withSaved(device: Device, leftEntry: TrailEntry): Device {
  const { path, overlay } = currentEntry(device.trail)
  const saved = leftEntry.overlay?.status === 'save' && overlay === null && path === leftEntry.path
  return changeView(device, { saved })
}

/** Resets the two fields that mark a value as being edited (behaviour 15.4). The new view drops the draft. */
function endEditing(device: Device): Device {
  return changeSettings(device, { editComfortHeating: 'inactive', editOperatingTimeLimitation: 'inactive' })
}

/** Stores the focus in the entry that was left, so that coming back restores it (behaviour 2.11). */
function storeFocus(before: Trail, trail: Trail, focus: number): Trail {
  const leftEntry = currentEntry(before)
  const entryNumber = before.dropped + before.at
  const index = entryNumber - trail.dropped
  const isStillThere = trail.places[index] === leftEntry
  return isStillThere ? withEntry(trail, index, { ...leftEntry, focus }) : trail
}

/** Returns the trail with the focus in its current entry, so that a reload restores it. */
export function trailWithFocus({ trail, view }: Device): Trail {
  return replace(trail, { ...currentEntry(trail), focus: view.focus })
}
