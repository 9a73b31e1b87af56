/** Starts and stops the programs (behaviour 6). */
import { changeSession, set } from '../change'
import type { Device } from '../model'
import type { Program } from '../names'
import { changeTimestamps } from '../simulated-time'
import { endDryingIfOver, programInForce, resumeProgram } from './drying'
import { applyAutomaticTemperature } from './temperature'

/** The settings that starting and stopping a program changes, besides the temperature. */
export const programFields = ['program', 'secondaryProgram', 'timer'] as const

/** Starts a program and forgets the one that it replaces (behaviour 6.4). */
export function startProgram(device: Device, program: 'week' | 'remoteControlProgram'): Device {
  const started = set(device, { program, secondaryProgram: null, timer: 'off' })
  const withoutOverride = changeSession(started, { changedAt: null })
  return applyAutomaticTemperature(changeTimestamps(withoutOverride, { changedAt: null }))
}

export function stopProgram(device: Device): Device {
  return set(endDryingIfOver(device), { program: null })
}

/** Ends the program, and also forgets the interrupted one (behaviour 4.11). */
export function stopAllPrograms(device: Device): Device {
  return set(device, { program: null, secondaryProgram: null })
}

/** Starts a program that remembers the one it interrupts (behaviour 6.5). */
function interruptWith(device: Device, program: 'timer' | 'delayedStartup'): Device {
  const updated = endDryingIfOver(device)
  const { program: current } = updated.settings
  return current === program ? updated : set(updated, { program, secondaryProgram: current })
}

export function startTimerProgram(device: Device): Device {
  return changeTimestamps(interruptWith(device, 'timer'), { timerSince: device.clock })
}

export function stopTimerProgram(device: Device): Device {
  return set(resumeProgram(endDryingIfOver(device)), { timer: 'off' })
}

export function startDelayedStartup(device: Device): Device {
  return changeTimestamps(interruptWith(device, 'delayedStartup'), { dryingSince: device.clock })
}

/** Starts delayed start-up, or stops it while it is in force (behaviour 6.8). */
export function toggleDelayedStartup(device: Device): Device {
  return isRunning(device, 'delayedStartup') ? resumeProgram(device) : startDelayedStartup(device)
}

export function isRunning(device: Device, program: Program): boolean {
  return programInForce(device) === program
}
