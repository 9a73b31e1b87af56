/** Starting and stopping the programs (behaviour 6). */
import { changeSession, set } from '../change'
import type { Device } from '../model'
import type { Program } from '../names'
import { note } from '../passing'
import { afterDrying, programInForce, resume } from './drying'
import { applyAutomaticTemperature } from './temperature'

/** What starting and stopping programs changes, besides the temperature. */
export const programFields = ['program', 'secondaryProgram', 'timer'] as const

/** Starts week or remote control and forgets what they replace (behaviour 6.4). */
export function startProgram(device: Device, program: 'week' | 'remoteControlProgram'): Device {
  const started = set(device, { program, secondaryProgram: null, timer: 'off' })
  const undisturbed = changeSession(started, { changedAt: null })
  return applyAutomaticTemperature(note(undisturbed, { changedAt: null }))
}

export function stopProgram(device: Device): Device {
  return set(afterDrying(device), { program: null })
}

/** Ends a program, and remembers none (behaviour 4.11). */
export function leaveNoProgram(device: Device): Device {
  return set(device, { program: null, secondaryProgram: null })
}

/** Timer and delayed start-up remember the program that they interrupt (behaviour 6.5). */
function interruptWith(device: Device, program: 'timer' | 'delayedStartup'): Device {
  const free = afterDrying(device)
  const { program: current } = free.settings
  return current === program ? free : set(free, { program, secondaryProgram: current })
}

export function startTimerProgram(device: Device): Device {
  return note(interruptWith(device, 'timer'), { timerSince: device.clock })
}

export function stopTimerProgram(device: Device): Device {
  return set(resume(afterDrying(device)), { timer: 'off' })
}

export function startDelayedStartup(device: Device): Device {
  return note(interruptWith(device, 'delayedStartup'), { dryingSince: device.clock })
}

/** Starts delayed start-up, or stops it while it is in force (behaviour 6.8). */
export function toggleDelayedStartup(device: Device): Device {
  return isRunning(device, 'delayedStartup') ? resume(device) : startDelayedStartup(device)
}

export function isRunning(device: Device, program: Program): boolean {
  return programInForce(device) === program
}
