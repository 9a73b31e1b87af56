/** Time that a visitor lets run: the clock moves on, and a house gives the readings (behaviour 31). */
import { change } from './change'
import type { Device, InputOf, Passing } from './model'
import { programInForce } from './rules/drying'
import type { Settings } from './settings'
import type { Instant } from './time'

type Facts = Omit<Passing, 'room' | 'floor' | 'outdoor' | 'overLimit'>

/** The device once time has come to an instant; the first time, it begins to run then. */
export function pass(device: Device, { clock, house, overLimit }: InputOf<'pass'>): Device {
  const began = device.passing ?? beginning(device, clock)
  return change(device, { clock, passing: { ...began, ...house, overLimit } })
}

/** The device as it is now, after time has run: what time brought about is gone. */
export function backToNow(device: Device, at: Instant): Device {
  return device.passing ? change(device, { clock: at, passing: null }) : device
}

function beginning({ session }: Device, clock: Instant): Facts {
  return {
    changedAt: session.changedAt,
    timerSince: clock,
    dryingSince: clock,
    windowSince: clock,
    postHeatSince: null,
  }
}

/** Notes what began when, if time runs. */
export function note(device: Device, facts: Partial<Facts>): Device {
  const { passing } = device
  return passing ? change(device, { passing: { ...passing, ...facts } }) : device
}

/** Everything that time counts begins now. */
export function beginAnew(device: Device): Device {
  return note(device, beginning(device, device.clock))
}

/** Notes that the window was opened, or the remote control went to standby (behaviour 31.11, 31.9). */
export function noteEvents(before: Device, after: Device): Device {
  const { passing, clock, settings } = after
  if (!passing) return after
  const isOpened = !before.surroundings.windowOpen && after.surroundings.windowOpen
  const isLeft = before.settings.remoteControlInstalled && !settings.remoteControlInstalled
  const noted = isOpened ? note(after, { windowSince: clock }) : after
  return isLeft ? note(noted, { postHeatSince: isContactInForce(after) ? clock : null }) : noted
}

/** Notes what another tab has started: here it begins when it is heard of (behaviour 31.3, 31.6). */
export function noteStarts(before: Settings, after: Device): Device {
  const { passing, clock, settings } = after
  if (!passing) return after
  const isTimed = before.timer === 'off' && settings.timer === 'on'
  const isDrying = before.program !== 'delayedStartup' && settings.program === 'delayedStartup'
  const noted = isTimed ? note(after, { timerSince: clock }) : after
  return isDrying ? note(noted, { dryingSince: clock }) : noted
}

/** Whether the remote control's contact decides between two temperatures. */
export function isContactInForce(device: Device): boolean {
  return device.settings.application === 'hotel' || programInForce(device) === 'remoteControlProgram'
}
