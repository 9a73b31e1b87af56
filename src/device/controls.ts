/** Which buttons may act now (section 2, "Device controls"). */
import { change } from './change'
import type { Action, Button, Device, Screen } from './model'
import { guideBack, isGuideOn, routes } from './rules/guide'
import { go, goBackTo } from './rules/moving'
import { parentOf, screenAt } from './screens/index'
import { timeAndDate } from './screens/settings/time-and-date'
import { here, travel } from './trail'

export function screenOf(device: Device): Screen {
  return screenAt(here(device.trail).path)
}

/** "The splash is on, an overlay is on, or the connected screen is waiting": all five buttons rest. */
export function isPending(device: Device): boolean {
  return here(device.trail).overlay !== null || (screenOf(device).waits?.pending(device) ?? false)
}

/** What a button would do now; `undefined` where it is disabled. */
export function actionOf(device: Device, button: Button): Action | undefined {
  if (isPending(device)) return undefined
  if (button === 'back' || button === 'close') return mayLeave(device) ? leaving[button] : undefined
  return screenOf(device).actions(device)[button]
}

/** Whether each button may act now. */
export function controls(device: Device): Readonly<Record<Button, boolean>> {
  const pending = isPending(device)
  const actions = pending ? {} : screenOf(device).actions(device)
  const leave = !pending && mayLeave(device)
  return {
    previous: actions.previous !== undefined,
    confirm: actions.confirm !== undefined,
    next: actions.next !== undefined,
    back: leave,
    close: leave,
  }
}

/** "Disabled on / and /home … During the installation guide both are also disabled on the language screen." */
function mayLeave(device: Device): boolean {
  const { path } = here(device.trail)
  return path !== '/' && path !== routes.home && !(path === routes.language && isGuideOn(device))
}

const leaving: Readonly<Record<'back' | 'close', Action>> = {
  back,
  /** "Close goes to /home, or to the language settings while the installation guide is active." */
  close: (device) => go(device, isGuideOn(device) ? routes.language : routes.home),
}

/** The exceptions first, those of the guide before the others; else one step on the trail. */
function back(device: Device): Device {
  const { path } = here(device.trail)
  const target = waysBack[path]?.(device)
  return guideBack(device, path) ?? (target === undefined ? stepBack(device) : goBackTo(device, target))
}

/** One step on the trail, or to the parent route where nothing lies behind. */
export function stepBack(device: Device): Device {
  const { trail } = device
  return trail.at > 0
    ? change(device, { trail: travel(trail, -1) })
    : goBackTo(device, parentOf(here(trail).path))
}

/**
 * "Outside the guide: from set-time to settings; from set-date to time-and-date. From operating-time-limitation to functions;
 * from set-comfort-heating-temp to comfort-heating."
 */
const waysBack: Readonly<Record<string, (device: Device) => string>> = {
  [routes.setTime]: () => '/home/menu/settings',
  [routes.setDate]: timeAndDate.redirect,
  '/home/menu/installer/functions/operating-time-limitation': () => '/home/menu/installer/functions',
  '/home/menu/installer/applications/comfort-heating/set-comfort-heating-temp': () =>
    '/home/menu/installer/applications/comfort-heating',
}
