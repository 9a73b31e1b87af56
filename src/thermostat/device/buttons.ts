/** Presses, long presses, repeats and chords of the five buttons (behaviour 1.3 to 1.11). */
import { change } from './change'
import { actionOf, isInputBlocked, screenOf } from './controls'
import type { Button, ButtonHolds, Device, Hold, Timer } from './model'
import { durations } from './rules/durations'
import { unlockOnHome } from './rules/keylock'
import { type Instant, SECOND } from './time'
import { pathOf } from './trail'

export const noHolds: ButtonHolds = { previous: null, confirm: null, next: null, back: null, close: null }

/** Presses a button. Previous and next act now; the others act on release, so that a press can be taken back. */
export function pressButton(device: Device, button: Button, at: Instant): Device {
  const isHandled = isInputBlocked(device)
  const afterDown = withHold(device, button, { since: at, path: pathOf(device), repeats: 0, isHandled })
  const actsNow = !isHandled && actsWhenDown(button)
  return actsNow ? (actionOf(device, button)?.(afterDown, at) ?? afterDown) : afterDown
}

/** Releases a button. It acts now, unless it acted when it went down or by a long press. */
export function releaseButton(device: Device, button: Button, at: Instant): Device {
  const hold = device.holds[button]
  if (!hold) return device
  const afterUp = withHold(device, button, null)
  const actsNow = canStillAct(device, hold) && !actsWhenDown(button)
  return actsNow ? (actionOf(device, button)?.(afterUp, at) ?? afterUp) : afterUp
}

/** Releases buttons, by default all, without an action: a pointer that is lost or slides off must not press anything. */
export function cancelHolds(
  device: Device,
  buttons: readonly Button[] = Object.keys(noHolds) as Button[],
): Device {
  return buttons.reduce((current, button) => withHold(current, button, null), device)
}

/** True if a press can be taken back: the button is down and has not acted yet. */
export function canTakeBack(button: Button, hold: Hold): boolean {
  return !hold.isHandled && !actsWhenDown(button)
}

/** True for the buttons that repeat while they are held. Each undoes what the other does. */
function actsWhenDown(button: Button): boolean {
  return button === 'previous' || button === 'next'
}

/** Applies the action of holding these buttons for 3 s, without the delay. */
export function applyLongPress(device: Device, buttons: readonly Button[], at: Instant): Device {
  if (isInputBlocked(device)) return device
  if (buttons.includes('previous') && buttons.includes('next')) return unlockOnHome(device)
  return buttons.includes('confirm') ? (screenOf(device).longPress?.(device)?.(device, at) ?? device) : device
}

/** Returns the timers of the buttons that are down: repeats and long presses. */
export function holdTimersOf(device: Device): readonly Timer[] {
  const { previous, confirm, next } = device.holds
  const timers = previous && next ? chordTimers(device, previous, next) : []
  if (previous && !next) timers.push(...repeatTimers(device, 'previous', previous))
  if (next && !previous) timers.push(...repeatTimers(device, 'next', next))
  if (confirm && canStillAct(device, confirm) && screenOf(device).longPress?.(device))
    timers.push({
      due: confirm.since + durations.longPress,
      fire: (at) => applyLongPress(markHandled(device, 'confirm', confirm), ['confirm'], at),
    })
  return timers
}

function chordTimers(device: Device, previous: Hold, next: Hold): Timer[] {
  if (!canStillAct(device, previous) || !canStillAct(device, next)) return []
  return [
    {
      due: Math.max(previous.since, next.since) + durations.longPress,
      fire: (at) => applyLongPress(markAllHandled(device), ['previous', 'next'], at),
    },
  ]
}

function repeatTimers(device: Device, button: 'previous' | 'next', hold: Hold): Timer[] {
  const action = actionOf(device, button)
  if (!action || !canStillAct(device, hold)) return []
  return [
    {
      due: nextRepeatAt(hold),
      fire: (at) => action(withHold(device, button, { ...hold, repeats: hold.repeats + 1 }), at),
    },
  ]
}

/** True if the hold is not handled yet and its screen is still in view. */
function canStillAct(device: Device, hold: Hold): boolean {
  return !hold.isHandled && hold.path === pathOf(device)
}

/** The number of slow intervals between repeats: those that begin in the first second. */
const SLOW_INTERVAL_COUNT = Math.ceil((SECOND - durations.firstRepeat) / durations.repeat)
/** The number of fast intervals. With the first repeat and 3 slow ones, they make 30: the set temperature's range. */
const FAST_INTERVAL_COUNT = 26
/** The number of repeats that happen at once after each fastest interval: installed power has a thousand steps. */
const REPEATS_PER_FASTEST_INTERVAL = 5

function nextRepeatAt({ since, repeats }: Hold): Instant {
  const repeatsAfterSlow = Math.max(0, repeats - SLOW_INTERVAL_COUNT)
  const repeatsAfterFast = Math.max(0, repeatsAfterSlow - FAST_INTERVAL_COUNT)
  return (
    since +
    durations.firstRepeat +
    durations.repeat * Math.min(repeats, SLOW_INTERVAL_COUNT) +
    durations.fastRepeat * Math.min(repeatsAfterSlow, FAST_INTERVAL_COUNT) +
    durations.fastestRepeat * Math.ceil(repeatsAfterFast / REPEATS_PER_FASTEST_INTERVAL)
  )
}

function markHandled(device: Device, button: Button, hold: Hold): Device {
  return withHold(device, button, { ...hold, isHandled: true })
}

/** A chord is one action, so no button that is down at its end does anything else. */
function markAllHandled(device: Device): Device {
  return (Object.keys(noHolds) as Button[]).reduce((current, button) => {
    const hold = device.holds[button]
    return hold ? markHandled(current, button, hold) : current
  }, device)
}

function withHold(device: Device, button: Button, hold: Hold | null): Device {
  return change(device, { holds: { ...device.holds, [button]: hold } })
}
