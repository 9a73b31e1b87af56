/** Starts and stops the programs (behaviour 6). */
import { changeSession, changeSettings } from '../change'
import type { Device } from '../model'
import type { Program } from '../names'
import { changeTimestamps } from '../simulated-time'
import { endDryingIfOver, programInForce, resumeProgram } from './drying'
import { applyAutomaticTemperature } from './temperature'

/** The settings besides the temperature that change when a program starts or stops. */
export const programFields = ['program', 'secondaryProgram', 'timer'] as const

/** Starts a program and forgets the previous program (behaviour 6.4). */
export function startProgram(device: Device, program: 'week' | 'remoteControlProgram'): Device {
  const started = changeSettings(device, { program, secondaryProgram: null, timer: 'off' })
  const withoutOverride = changeSession(started, { changedAt: null })
  return applyAutomaticTemperature(changeTimestamps(withoutOverride, { changedAt: null }))
}

export function stopProgram(device: Device): Device {
  return changeSettings(endDryingIfOver(device), { program: null })
}

/** Ends the current and the interrupted program (behaviour 4.11). */
export function stopAllPrograms(device: Device): Device {
  return changeSettings(device, { program: null, secondaryProgram: null })
}

/** Starts a program and remembers the interrupted program (behaviour 6.5). */
function interruptWith(device: Device, program: 'timer' | 'delayedStartup'): Device {
  const updated = endDryingIfOver(device)
  const { program: current } = updated.settings
  return current === program ? updated : changeSettings(updated, { program, secondaryProgram: current })
}

export function startTimerProgram(device: Device): Device {
  return changeTimestamps(interruptWith(device, 'timer'), { timerSince: device.clock })
}

export function stopTimerProgram(device: Device): Device {
  return changeSettings(resumeProgram(endDryingIfOver(device)), { timer: 'off' })
}

export function startDelayedStartup(device: Device): Device {
  return changeTimestamps(interruptWith(device, 'delayedStartup'), { dryingSince: device.clock })
}

/** Stops delayed start-up if it runs, else starts it (behaviour 6.8). */
export function toggleDelayedStartup(device: Device): Device {
  return isRunning(device, 'delayedStartup') ? resumeProgram(device) : startDelayedStartup(device)
}

export function isRunning(device: Device, program: Program): boolean {
  return programInForce(device) === program
}
