/** Simulated time: the clock advances, and a simulated house gives the readings (behaviour 31). */
import { change } from './change'
import type { Device, InputOf, SimulatedTime } from './model'
import { programInForce } from './rules/drying'
import type { Settings } from './settings'
import type { Instant } from './time'

type Timestamps = Omit<SimulatedTime, 'room' | 'floor' | 'outdoor' | 'overLimit'>

/** Sets the clock and the readings. The first call starts simulated time. */
export function advanceTime(device: Device, { clock, house, overLimit }: InputOf<'advance-time'>): Device {
  const timestamps = device.simulatedTime ?? initialTimestamps(device, clock)
  return change(device, { clock, simulatedTime: { ...timestamps, ...house, overLimit } })
}

/** Ends simulated time and drops its state. */
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

/** Changes timestamps of simulated time. Without simulated time, returns the same device. */
export function changeTimestamps(device: Device, timestamps: Partial<Timestamps>): Device {
  const { simulatedTime } = device
  return simulatedTime ? change(device, { simulatedTime: { ...simulatedTime, ...timestamps } }) : device
}

/** Sets the timestamps as if simulated time started now. */
export function resetTimestamps(device: Device): Device {
  return changeTimestamps(device, initialTimestamps(device, device.clock))
}

/**
 * Records when the window was opened (behaviour 31.11) or the remote control went to standby (behaviour 31.9).
 * In the demo, removing the remote control stands for standby.
 */
export function recordExternalEvents(before: Device, after: Device): Device {
  const { simulatedTime, clock, settings } = after
  if (!simulatedTime) return after
  const hasWindowOpened = !before.surroundings.windowOpen && after.surroundings.windowOpen
  const isRemoteControlRemoved = before.settings.remoteControlInstalled && !settings.remoteControlInstalled
  const withWindow = hasWindowOpened ? changeTimestamps(after, { windowSince: clock }) : after
  return isRemoteControlRemoved
    ? changeTimestamps(withWindow, { postHeatSince: isRemoteContactInUse(after) ? clock : null })
    : withWindow
}

/**
 * Records that another tab has started the timer or delayed start-up. Their time counts from now: this tab learns of
 * the start only now (behaviour 31.3, 31.6).
 */
export function recordProgramStarts(before: Settings, after: Device): Device {
  const { simulatedTime, clock, settings } = after
  if (!simulatedTime) return after
  const hasTimerStarted = before.timer === 'off' && settings.timer === 'on'
  const hasDryingStarted = before.program !== 'delayedStartup' && settings.program === 'delayedStartup'
  const withTimer = hasTimerStarted ? changeTimestamps(after, { timerSince: clock }) : after
  return hasDryingStarted ? changeTimestamps(withTimer, { dryingSince: clock }) : withTimer
}

/** True if the remote control's contact switches between two temperatures. */
export function isRemoteContactInUse(device: Device): boolean {
  return device.settings.application === 'hotel' || programInForce(device) === 'remoteControlProgram'
}
