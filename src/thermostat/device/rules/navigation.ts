/** Opens screens and overlays. The functions only change the trail; `enterScreenIfMoved` then enters the screen. */
import { change } from '../change'
import type { Device } from '../model'
import type { Path } from '../paths'
import {
  type Context,
  createEntry,
  currentEntry,
  type OverlayStatus,
  push,
  replace,
  travelBackTo,
} from '../trail'

export function goTo(device: Device, path: Path): Device {
  return change(device, { trail: push(device.trail, createEntry(path)) })
}

/** Opens a path in place of the current entry, so that back never leads to that entry (behaviour 2.3). */
export function replaceWith(device: Device, path: Path): Device {
  return change(device, { trail: replace(device.trail, createEntry(path)) })
}

/** Goes back to a path along the trail. If the path is not there, replaces the current entry (behaviour 2.5). */
export function goBackTo(device: Device, path: Path): Device {
  return change(device, { trail: travelBackTo(device.trail, path) })
}

const contextByMenu: readonly (readonly [string, Context])[] = [
  ['/home/menu/program', 'program'],
  ['/home/menu/energy-consumption', 'energy-consumption'],
  ['/home/menu/settings', 'settings'],
  ['/home/menu/installer', 'installer'],
]

/** Returns the context of a path, which decides the colour of its title bar (behaviour 13.1). */
export function contextOf(path: string): Context | null {
  return contextByMenu.find(([menu]) => path === menu || path.startsWith(`${menu}/`))?.[1] ?? null
}

/**
 * Shows a confirmation overlay: adds an entry with the same path and the overlay to the trail (behaviour 16.2).
 * @param context for a screen outside the menus; `installer` by default
 */
export function showOverlay(device: Device, status: OverlayStatus, context?: Context): Device {
  const { path } = currentEntry(device.trail)
  const overlayContext = context ?? contextOf(path) ?? 'installer'
  return change(device, { trail: push(device.trail, createEntry(path, { status, context: overlayContext })) })
}
