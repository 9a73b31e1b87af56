/** What arriving at a place does: done once after every input, however the trail came to change. */

import { change, changeView, set } from './change'
import { screenOf } from './controls'
import type { Device, View } from './model'
import { goInstead } from './rules/moving'
import type { Instant } from './time'
import { here, NO_FOCUS, replace, type Trail } from './trail'

/** More moves than any arrival needs: a redirect, then a screen that leads on. */
const MOST_MOVES = 8

/** Gives the device at rest in its place: previous focus kept, redirects followed, the screen's own arrival done. */
export function settle(before: Device, moved: Device, at: Instant): Device {
  let device = moved
  let left = before.trail
  for (let move = 0; move < MOST_MOVES && here(left) !== here(device.trail); move++) {
    left = device.trail
    device = arrive(before, device, at)
  }
  return device === moved
    ? device
    : change(device, { trail: keepFocus(before, device.trail, moved.view.focus) })
}

function arrive(before: Device, device: Device, at: Instant): Device {
  const place = here(device.trail)
  const screen = screenOf(device)
  const target = screen.redirect?.(device)
  if (target !== undefined && target !== place.path) return goInstead(device, target)

  if (place.path === before.view.path)
    return changeView(atRest(device), { since: at, draft: null, refusal: null, turns: 0 })

  const entered = screen.enter ? screen.enter(atRest(device)) : atRest(device)
  const wanted = place.focus === NO_FOCUS ? (screen.focus?.(device) ?? 0) : place.focus
  const focus = Math.min(wanted, Math.max(0, (screen.count?.(device) ?? 1) - 1))
  const known = before.view.path === '' ? entered : set(entered, { previousRoute: before.view.path })
  return change(known, { view: viewOf(place.path, focus, at) })
}

/** A screen as it is on arrival. */
export function viewOf(path: string, focus: number, since: Instant): View {
  return { path, since, focus, draft: null, refusal: null, turns: 0 }
}

/** The trail as a reload should find it: the place in view with its focus. */
export function keptTrail({ trail, view }: Device): Trail {
  return replace(trail, { ...here(trail), focus: view.focus })
}

/** "Leaving … drops the draft", and with it what said that a value was being edited. */
function atRest(device: Device): Device {
  const { editComfortHeating, editOperatingTimeLimitation } = device.settings
  if (editComfortHeating === 'inactive' && editOperatingTimeLimitation === 'inactive') return device
  return set(device, { editComfortHeating: 'inactive', editOperatingTimeLimitation: 'inactive' })
}

/** The place that was left keeps its focus, for whoever comes back: also one that a tap gave it on leaving. */
function keepFocus(before: Device, trail: Trail, focus: number): Trail {
  const index = before.trail.at + before.trail.dropped - trail.dropped
  const place = trail.places[index]
  if (!place || place !== here(before.trail) || place.focus === focus || index === trail.at) return trail
  const places = trail.places.slice()
  places[index] = { ...place, focus }
  return { ...trail, places }
}
