/** What arriving at a place does: once after every input that changed the trail (behaviour 2.10 to 2.13). */
import { change, changeView, set } from './change'
import { screenOf } from './controls'
import type { Device, View } from './model'
import { replaceWith } from './rules/navigation'
import type { Instant } from './time'
import { currentEntry, NO_FOCUS, replace, type Trail, type TrailEntry, withPlace } from './trail'

/** Gives the device in its place after an input, whose trail may lead elsewhere than before. */
export function enterScreenIfMoved(before: Device, moved: Device, at: Instant): Device {
  const left = currentEntry(before.trail)
  if (left === currentEntry(moved.trail)) return moved
  const arrived = withSaved(enterScreen(moved, left.path, at), left)
  return change(arrived, { trail: rememberFocus(before.trail, arrived.trail, moved.view.focus) })
}

/**
 * Gives the device in its place: redirects followed, the screen's own arrival done.
 * @param from the path of the screen that was left, `null` where the page has just opened
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
  // Also a splash that a link leads away from is over (behaviour 4.3).
  const over = from === '/' ? { restart: false } : {}
  return change(set(entered, { previousRoute: from, ...over }), { view: initialView(focus, at) })
}

/** A screen as it is on arrival. */
export function initialView(focus: number, since: Instant): View {
  return { since, focus, draft: null, refusal: null, saved: false, ticks: 0 }
}

/** Notes where the overlay has just given way to its own screen. */
function withSaved(device: Device, left: TrailEntry): Device {
  const { path, overlay } = currentEntry(device.trail)
  const saved = left.overlay?.status === 'save' && overlay === null && path === left.path
  return changeView(device, { saved })
}

/** Leaving drops the draft, and with it what said that a value was being edited. */
function endEditing(device: Device): Device {
  return set(device, { editComfortHeating: 'inactive', editOperatingTimeLimitation: 'inactive' })
}

/** The place that was left keeps its focus for a visitor who comes back, also a focus set by a tap. */
function rememberFocus(before: Trail, trail: Trail, focus: number): Trail {
  const left = currentEntry(before)
  const index = before.at + before.dropped - trail.dropped
  return trail.places[index] === left
    ? withPlace(trail, index, { path: left.path, overlay: left.overlay, focus })
    : trail
}

/** The trail as a reload should find it: the place in view with its focus. */
export function trailWithFocus({ trail, view }: Device): Trail {
  return replace(trail, { ...currentEntry(trail), focus: view.focus })
}
