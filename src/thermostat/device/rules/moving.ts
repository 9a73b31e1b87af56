/** How screens move the visitor: each function changes the trail only; arriving follows after the action. */
import { change } from '../change'
import type { Device } from '../model'
import type { Path } from '../paths'
import { type Context, here, placeAt, push, replace, retreat, type Status } from '../trail'

export function go(device: Device, path: Path): Device {
  return change(device, { trail: push(device.trail, placeAt(path)) })
}

/** Goes on from a place that back must not lead to, such as a splash or an overlay (behaviour 2.3). */
export function goInstead(device: Device, path: Path): Device {
  return change(device, { trail: replace(device.trail, placeAt(path)) })
}

/** Goes back to a path, along the trail where the visitor was there before (behaviour 2.5). */
export function goBackTo(device: Device, path: Path): Device {
  return change(device, { trail: retreat(device.trail, path) })
}

const contextByMenu: readonly (readonly [string, Context])[] = [
  ['/home/menu/program', 'program'],
  ['/home/menu/energy-consumption', 'energy-consumption'],
  ['/home/menu/settings', 'settings'],
  ['/home/menu/installer', 'installer'],
]

/** The colour of a path: that of the main menu's entry above it (behaviour 13.1). */
export function contextOf(path: string): Context | null {
  return contextByMenu.find(([menu]) => path === menu || path.startsWith(`${menu}/`))?.[1] ?? null
}

/** Shows the confirmation overlay: the same path with a query (behaviour 16.2). */
export function show(device: Device, status: Status, context?: Context): Device {
  const { path } = here(device.trail)
  const colour = context ?? contextOf(path) ?? 'installer'
  return change(device, { trail: push(device.trail, placeAt(path, { status, context: colour })) })
}
