/** A hand on the buttons: pressing, holding, repeating, two together (decisions 5 and 8). */
import { change } from './change'
import { actionOf, isPending, screenOf } from './controls'
import type { Button, Device, Hands, Hold, Timer } from './model'
import { chord } from './rules/keylock'
import { type Instant, SECOND } from './time'

/** Holding previous or next: the first repeat, then a steady pace, faster after a second. */
const FIRST_REPEAT = 500
const PACE = 200
const FAST_PACE = 80
const SLOW_REPEATS = Math.ceil((SECOND - FIRST_REPEAT) / PACE)

/** How long the centre, or left and right together, are held. */
const LONG_PRESS = 3 * SECOND

export const noHands: Hands = { previous: null, confirm: null, next: null, back: null, close: null }

/** Written out, because a computed key is the slowest part of a press. */
function withHold(device: Device, button: Button, hold: Hold | null): Device {
  const { previous, confirm, next, back, close } = device.hands
  const hands: Hands = {
    previous: button === 'previous' ? hold : previous,
    confirm: button === 'confirm' ? hold : confirm,
    next: button === 'next' ? hold : next,
    back: button === 'back' ? hold : back,
    close: button === 'close' ? hold : close,
  }
  return change(device, { hands })
}

/** A button goes down. It acts at once, unless a long press of it means something else; a centre that acted has done its work. */
export function press(device: Device, button: Button, at: Instant): Device {
  const pending = isPending(device)
  const acts = !pending && !waitsForLongPress(device, button)
  const spent = pending || (acts && button === 'confirm')
  const held = withHold(device, button, { since: at, path: device.view.path, repeats: 0, spent })
  return acts ? (actionOf(device, button)?.(held) ?? held) : held
}

/** A button comes up. A centre that could have been held longer acts now. */
export function release(device: Device, button: Button): Device {
  const hold = device.hands[button]
  if (!hold) return device
  const free = withHold(device, button, null)
  const acts = !hold.spent && hold.path === device.view.path && waitsForLongPress(device, button)
  return acts ? (actionOf(device, button)?.(free) ?? free) : free
}

/** All buttons come up and none of them acts: a lost pointer must not press anything. */
export function letGo(device: Device): Device {
  return change(device, { hands: noHands })
}

function waitsForLongPress(device: Device, button: Button): boolean {
  return button === 'confirm' && screenOf(device).hold?.(device) !== undefined
}

/** What a long press of these buttons does, said at once. */
export function longPress(device: Device, buttons: readonly Button[]): Device {
  if (isPending(device)) return device
  if (buttons.includes('previous') && buttons.includes('next')) return chord(device)
  return buttons.includes('confirm') ? (screenOf(device).hold?.(device)?.(device) ?? device) : device
}

/** When the buttons that are down want to be heard of again. */
export function holdTimers(device: Device): readonly Timer[] {
  const { previous, confirm, next } = device.hands
  const timers = previous && next ? chordTimer(device, previous, next) : []
  if (previous && !next) timers.push(...repeatTimer(device, 'previous', previous))
  if (next && !previous) timers.push(...repeatTimer(device, 'next', next))
  if (confirm && isFresh(device, confirm) && waitsForLongPress(device, 'confirm'))
    timers.push({
      name: 'confirm',
      due: confirm.since + LONG_PRESS,
      fire: () => longPress(spend(device, 'confirm', confirm), ['confirm']),
    })
  return timers
}

function chordTimer(device: Device, previous: Hold, next: Hold): Timer[] {
  if (!isFresh(device, previous) || !isFresh(device, next)) return []
  return [
    {
      name: 'chord',
      due: Math.max(previous.since, next.since) + LONG_PRESS,
      fire: () => longPress(spend(spend(device, 'previous', previous), 'next', next), ['previous', 'next']),
    },
  ]
}

function repeatTimer(device: Device, button: 'previous' | 'next', hold: Hold): Timer[] {
  const action = actionOf(device, button)
  if (!action || !isFresh(device, hold)) return []
  return [
    {
      name: button,
      due: nextRepeat(hold),
      fire: () => action(withHold(device, button, { ...hold, repeats: hold.repeats + 1 })),
    },
  ]
}

function isFresh(device: Device, hold: Hold): boolean {
  return !hold.spent && hold.path === device.view.path
}

function nextRepeat({ since, repeats }: Hold): Instant {
  return (
    since +
    FIRST_REPEAT +
    PACE * Math.min(repeats, SLOW_REPEATS) +
    FAST_PACE * Math.max(0, repeats - SLOW_REPEATS)
  )
}

function spend(device: Device, button: Button, hold: Hold): Device {
  return withHold(device, button, { ...hold, spent: true })
}
