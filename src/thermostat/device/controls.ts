/** Which buttons may act now, and what they would do. */
import { change } from './change'
import type { Action, Button, Device, InputOf, Screen } from './model'
import { routes, routesAbove } from './paths'
import { guideBackTarget, isGuideOn } from './rules/guide'
import { goBackTo, goTo } from './rules/navigation'
import { screenAt } from './screens/index'
import { currentEntry, pathOf, travel } from './trail'

/** What a button would do now; `undefined` where it is disabled. */
export function actionOf(device: Device, button: Button): Action | undefined {
  if (isPending(device)) return undefined
  if (button === 'back' || button === 'close') return canLeave(device) ? leaveActions[button] : undefined
  return screenOf(device).actions(device)[button]
}

/** Whether each button may act now. */
export function controls(device: Device): Readonly<Record<Button, boolean>> {
  const pending = isPending(device)
  const actions = pending ? {} : screenOf(device).actions(device)
  const leave = !pending && canLeave(device)
  return {
    previous: actions.previous !== undefined,
    confirm: actions.confirm !== undefined,
    next: actions.next !== undefined,
    back: leave,
    close: leave,
  }
}

type SwipeDirection = InputOf<'swipe'>['to']

/** What one step of a finger or a wheel would do (behaviour 1.20); `undefined` where nothing moves. */
export function swipeAction(device: Device, to: SwipeDirection): Action | undefined {
  const { swipe: way } = screenOf(device)
  const button = way && buttonBySwipe[way][to]
  return button && actionOf(device, button)
}

/** The button that a finger stands for: tabs and pages go sideways, lists up and down. */
const buttonBySwipe: Readonly<
  Record<'sideways' | 'lines', Readonly<Partial<Record<SwipeDirection, Button>>>>
> = {
  sideways: { left: 'next', right: 'previous' },
  lines: { up: 'next', down: 'previous' },
}

/** Whether the screen is a list, whose focus follows a finger and a wheel line by line (behaviour 1.20). */
export function isList(device: Device): boolean {
  return screenOf(device).swipe === 'lines'
}

export interface VerticalButtons {
  readonly up: Button
  readonly down: Button
}

/** Which buttons move up and down in a list, and raise and lower a value; `null` where none does. */
export function verticalButtonsOf(device: Device): VerticalButtons | null {
  if (isList(device)) return { up: 'previous', down: 'next' }
  const isRaising = screenOf(device).legend?.(device).next === 'legend.more'
  return isRaising ? { up: 'next', down: 'previous' } : null
}

/** Whether the splash or an overlay is on, or the connected screen waits (behaviour 1.9). */
export function isPending(device: Device): boolean {
  return (
    currentEntry(device.trail).overlay !== null || (screenOf(device).autoAdvance?.isPending(device) ?? false)
  )
}

export function screenOf(device: Device): Screen {
  return screenAt(pathOf(device))
}

/** Whether back and close are enabled (behaviour 2.7). */
function canLeave(device: Device): boolean {
  const path = pathOf(device)
  return path !== '/' && path !== routes.home && !(path === routes.language && isGuideOn(device))
}

const leaveActions: Readonly<Record<'back' | 'close', Action>> = {
  back,
  close: (device) => goTo(device, isGuideOn(device) ? routes.language : routes.home),
}

/** The guide's own way back first, then the screen's, else one step along the trail (behaviour 2.4, 2.5). */
function back(device: Device): Device {
  const target = guideBackTarget(device, pathOf(device)) ?? screenOf(device).back?.(device)
  return target === undefined ? stepBack(device) : goBackTo(device, target)
}

/** One step along the trail, or to the parent route from its first place (behaviour 2.4). */
export function stepBack(device: Device): Device {
  const { trail } = device
  if (trail.at > 0) return change(device, { trail: travel(trail, -1) })
  const screens = routesAbove(currentEntry(trail).path).filter((path) => !screenAt(path).redirect)
  const [nearest] = [...screens, '/'] as const
  return goBackTo(device, nearest)
}
