/** Presses, long presses, repeats and chords of the five buttons (behaviour 1.3 to 1.11). */
import { change } from './change'
import { actionOf, isPending, screenOf } from './controls'
import type { Button, ButtonHolds, Device, Hold, Timer } from './model'
import { durations } from './rules/durations'
import { holdPreviousAndNext } from './rules/keylock'
import { type Instant, SECOND } from './time'
import { pathOf } from './trail'

export const noHolds: ButtonHolds = { previous: null, confirm: null, next: null, back: null, close: null }

/** Presses a button. It acts at once, unless a long press has another meaning: then a short press acts on release. */
export function buttonDown(device: Device, button: Button, at: Instant): Device {
  const pending = isPending(device)
  const acts = !pending && !waitsForLongPress(device, button)
  const isHandled = pending || (acts && button === 'confirm')
  const held = withHold(device, button, { since: at, path: pathOf(device), repeats: 0, isHandled })
  return acts ? (actionOf(device, button)?.(held, at) ?? held) : held
}

/** Releases a button. A short press acts now if a long press has another meaning. */
export function buttonUp(device: Device, button: Button, at: Instant): Device {
  const hold = device.holds[button]
  if (!hold) return device
  const free = withHold(device, button, null)
  const acts = isFresh(device, hold) && waitsForLongPress(device, button)
  return acts ? (actionOf(device, button)?.(free, at) ?? free) : free
}

/** Releases buttons without an action: a lost pointer must not press anything. */
export function releaseButtons(
  device: Device,
  buttons: readonly Button[] = Object.keys(noHolds) as Button[],
): Device {
  return buttons.reduce((free, button) => withHold(free, button, null), device)
}

function waitsForLongPress(device: Device, button: Button): boolean {
  return button === 'confirm' && screenOf(device).longPress?.(device) !== undefined
}

/** Applies at once what holding these buttons for 3 s does. */
export function longPress(device: Device, buttons: readonly Button[], at: Instant): Device {
  if (isPending(device)) return device
  if (buttons.includes('previous') && buttons.includes('next')) return holdPreviousAndNext(device)
  return buttons.includes('confirm') ? (screenOf(device).longPress?.(device)?.(device, at) ?? device) : device
}

/** The timers of the buttons that are down: repeats and long presses. */
export function holdTimers(device: Device): readonly Timer[] {
  const { previous, confirm, next } = device.holds
  const timers = previous && next ? chordTimer(device, previous, next) : []
  if (previous && !next) timers.push(...repeatTimer(device, 'previous', previous))
  if (next && !previous) timers.push(...repeatTimer(device, 'next', next))
  if (confirm && isFresh(device, confirm) && waitsForLongPress(device, 'confirm'))
    timers.push({
      due: confirm.since + durations.longPress,
      fire: (at) => longPress(spend(device, 'confirm', confirm), ['confirm'], at),
    })
  return timers
}

function chordTimer(device: Device, previous: Hold, next: Hold): Timer[] {
  if (!isFresh(device, previous) || !isFresh(device, next)) return []
  return [
    {
      due: Math.max(previous.since, next.since) + durations.longPress,
      fire: (at) => {
        const spent = spend(spend(device, 'previous', previous), 'next', next)
        return longPress(spent, ['previous', 'next'], at)
      },
    },
  ]
}

function repeatTimer(device: Device, button: 'previous' | 'next', hold: Hold): Timer[] {
  const action = actionOf(device, button)
  if (!action || !isFresh(device, hold)) return []
  return [
    {
      due: nextRepeat(hold),
      fire: (at) => action(withHold(device, button, { ...hold, repeats: hold.repeats + 1 }), at),
    },
  ]
}

function isFresh(device: Device, hold: Hold): boolean {
  return !hold.isHandled && hold.path === pathOf(device)
}

/** Repeats at the slow rate: those of the first second. */
const SLOW_REPEATS = Math.ceil((SECOND - durations.firstRepeat) / durations.repeat)
/** Repeats at the fast rate: enough for the whole range of the set temperature. */
const FAST_REPEATS = 26
/** Repeats per timer at the fastest rate: installed power has a thousand steps. */
const REPEATS_AT_ONCE = 5

function nextRepeat({ since, repeats }: Hold): Instant {
  const fast = Math.max(0, repeats - SLOW_REPEATS)
  const fastest = Math.max(0, fast - FAST_REPEATS)
  return (
    since +
    durations.firstRepeat +
    durations.repeat * Math.min(repeats, SLOW_REPEATS) +
    durations.fastRepeat * Math.min(fast, FAST_REPEATS) +
    durations.fastestRepeat * Math.ceil(fastest / REPEATS_AT_ONCE)
  )
}

function spend(device: Device, button: Button, hold: Hold): Device {
  return withHold(device, button, { ...hold, isHandled: true })
}

function withHold(device: Device, button: Button, hold: Hold | null): Device {
  return change(device, { holds: { ...device.holds, [button]: hold } })
}
