/** Time that a visitor lets run: the clock moves on, and a house gives the readings (behaviour 31). */
import { change } from './change'
import type { Device, InputOf, SimulatedTime } from './model'
import { programInForce } from './rules/drying'
import type { Settings } from './settings'
import type { Instant } from './time'

type Timestamps = Omit<SimulatedTime, 'room' | 'floor' | 'outdoor' | 'overLimit'>

/** The device once time has come to an instant; the first time, it begins to run then. */
export function advanceTime(device: Device, { clock, house, overLimit }: InputOf<'pass'>): Device {
  const began = device.simulatedTime ?? initialTimestamps(device, clock)
  return change(device, { clock, simulatedTime: { ...began, ...house, overLimit } })
}

/** The device as it is now, after time has run: what time brought about is gone. */
export function returnToPresent(device: Device, at: Instant): Device {
  return device.simulatedTime ? change(device, { clock: at, simulatedTime: null }) : device
}

function initialTimestamps({ session }: Device, clock: Instant): Timestamps {
  return {
    changedAt: session.changedAt,
    timerSince: clock,
    dryingSince: clock,
    windowSince: clock,
    postHeatSince: null,
  }
}

/** Notes what began when, if time runs. */
export function changeSimulatedTime(device: Device, facts: Partial<Timestamps>): Device {
  const { simulatedTime } = device
  return simulatedTime ? change(device, { simulatedTime: { ...simulatedTime, ...facts } }) : device
}

/** Everything that time counts begins now. */
export function restartCounters(device: Device): Device {
  return changeSimulatedTime(device, initialTimestamps(device, device.clock))
}

/** Notes that the window was opened, or the remote control went to standby (behaviour 31.11, 31.9). */
export function recordExternalEvents(before: Device, after: Device): Device {
  const { simulatedTime, clock, settings } = after
  if (!simulatedTime) return after
  const isOpened = !before.surroundings.windowOpen && after.surroundings.windowOpen
  const isLeft = before.settings.remoteControlInstalled && !settings.remoteControlInstalled
  const noted = isOpened ? changeSimulatedTime(after, { windowSince: clock }) : after
  return isLeft
    ? changeSimulatedTime(noted, { postHeatSince: isContactInForce(after) ? clock : null })
    : noted
}

/** Notes what another tab has started: here it begins when it is heard of (behaviour 31.3, 31.6). */
export function recordProgramStarts(before: Settings, after: Device): Device {
  const { simulatedTime, clock, settings } = after
  if (!simulatedTime) return after
  const isTimed = before.timer === 'off' && settings.timer === 'on'
  const isDrying = before.program !== 'delayedStartup' && settings.program === 'delayedStartup'
  const noted = isTimed ? changeSimulatedTime(after, { timerSince: clock }) : after
  return isDrying ? changeSimulatedTime(noted, { dryingSince: clock }) : noted
}

/** Whether the remote control's contact decides between two temperatures. */
export function isContactInForce(device: Device): boolean {
  return device.settings.application === 'hotel' || programInForce(device) === 'remoteControlProgram'
}
