/** The actions of the buttons and swipes on the screen in view. */
import { change } from './change'
import type { Action, Button, Device, InputOf, Screen } from './model'
import { routes, routesAbove } from './paths'
import { guideBackTargetOf, isGuideOn } from './rules/guide'
import { goBackTo, goTo } from './rules/navigation'
import { screenAt } from './screens/index'
import { currentEntry, pathOf, travel } from './trail'

/** Returns the action of a button on the screen in view, `undefined` while it is disabled. */
export function actionOf(device: Device, button: Button): Action | undefined {
  if (isInputBlocked(device)) return undefined
  if (button === 'back' || button === 'close') return canLeave(device) ? leaveActions[button] : undefined
  return screenOf(device).actions(device)[button]
}

/** Returns `true` for each button that is enabled. */
export function enabledButtonsOf(device: Device): Readonly<Record<Button, boolean>> {
  const isBlocked = isInputBlocked(device)
  const actions = isBlocked ? {} : screenOf(device).actions(device)
  const isLeaveEnabled = !isBlocked && canLeave(device)
  return {
    previous: actions.previous !== undefined,
    confirm: actions.confirm !== undefined,
    next: actions.next !== undefined,
    back: isLeaveEnabled,
    close: isLeaveEnabled,
  }
}

type SwipeDirection = InputOf<'swipe'>['to']

/** Returns the action of one step of a swipe or a wheel (behaviour 1.20), `undefined` if it has no effect. */
export function swipeActionOf(device: Device, to: SwipeDirection): Action | undefined {
  const { swipe: axis } = screenOf(device)
  const button = axis && buttonBySwipe[axis][to]
  return button && actionOf(device, button)
}

/** The button whose action a swipe has: sideways on tabs and pages, up and down on lists. */
const buttonBySwipe: Readonly<
  Record<'sideways' | 'lines', Readonly<Partial<Record<SwipeDirection, Button>>>>
> = {
  sideways: { left: 'next', right: 'previous' },
  lines: { up: 'next', down: 'previous' },
}

/** True if the screen is a list, whose focus follows a swipe or a wheel line by line (behaviour 1.20). */
export function isList(device: Device): boolean {
  return screenOf(device).swipe === 'lines'
}

export interface VerticalButtons {
  readonly up: Button
  readonly down: Button
}

/** Returns the buttons that arrow up and down press in a list or on a value, else `null` (behaviour 1.13). */
export function verticalButtonsOf(device: Device): VerticalButtons | null {
  if (isList(device)) return { up: 'previous', down: 'next' }
  const isValueRaisedByNext = screenOf(device).legend?.(device).next === 'legend.more'
  return isValueRaisedByNext ? { up: 'next', down: 'previous' } : null
}

/** True during a splash, an overlay or the WiFi “Connected” screen: no button acts (behaviour 1.9). */
export function isInputBlocked(device: Device): boolean {
  return (
    currentEntry(device.trail).overlay !== null || (screenOf(device).autoAdvance?.isEnabled(device) ?? false)
  )
}

export function screenOf(device: Device): Screen {
  return screenAt(pathOf(device))
}

/** False where back and close are disabled: on the start screen, home and the guide's first screen (behaviour 2.7). */
function canLeave(device: Device): boolean {
  const path = pathOf(device)
  return path !== '/' && path !== routes.home && !(path === routes.language && isGuideOn(device))
}

const leaveActions: Readonly<Record<'back' | 'close', Action>> = {
  back: goBack,
  close: (device) => goTo(device, isGuideOn(device) ? routes.language : routes.home),
}

/** Goes back to the guide's target, else to the screen's target, else one step on the trail (behaviour 2.4, 2.5). */
function goBack(device: Device): Device {
  const target = guideBackTargetOf(device, pathOf(device)) ?? screenOf(device).back?.(device)
  return target === undefined ? stepBack(device) : goBackTo(device, target)
}

/** Goes one step back on the trail, or from its first entry to the parent route (behaviour 2.4). */
export function stepBack(device: Device): Device {
  const { trail } = device
  if (trail.at > 0) return change(device, { trail: travel(trail, -1) })
  // A parent that redirects leads down again, to a screen below it. The start screen is above all others.
  const parents = routesAbove(currentEntry(trail).path).filter((path) => !screenAt(path).redirect)
  const [nearest] = [...parents, '/'] as const
  return goBackTo(device, nearest)
}
