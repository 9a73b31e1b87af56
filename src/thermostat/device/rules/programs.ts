/** Starts and stops the programs (behaviour 6). */
import { changeSession, changeSettings } from '../change'
import type { Device } from '../model'
import type { Program } from '../names'
import { changeTimestamps } from '../simulated-time'
import { endDryingIfOver, programInForce, resumeInterruptedProgram } from './drying'
import { applyAutomaticTemperature } from './temperature'

/** The settings besides the temperature that change when a program starts or stops. */
export const programFields = ['program', 'secondaryProgram', 'timer'] as const

/** Starts a program. Forgets an interrupted program and a manual change of the temperature (behaviour 6.4). */
export function startProgram(device: Device, program: 'week' | 'remoteControlProgram'): Device {
  const started = changeSettings(device, { program, secondaryProgram: null, timer: 'off' })
  const withoutOverride = changeTimestamps(changeSession(started, { changedAt: null }), { changedAt: null })
  return applyAutomaticTemperature(withoutOverride)
}

/** Stops the week program or the remote control program. */
export function stopProgram(device: Device): Device {
  // Without `endDryingIfOver`, `secondaryProgram` would keep the program that a finished delayed start-up interrupted.
  return changeSettings(endDryingIfOver(device), { program: null })
}

/** Ends the current and the interrupted program (behaviour 4.11). */
export function stopAllPrograms(device: Device): Device {
  return changeSettings(device, { program: null, secondaryProgram: null })
}

/** Starts a program, unless it runs, and remembers the program that it interrupts (behaviour 6.5). */
function interruptWith(device: Device, program: 'timer' | 'delayedStartup'): Device {
  const updated = endDryingIfOver(device)
  const { program: currentProgram } = updated.settings
  return currentProgram === program
    ? updated
    : changeSettings(updated, { program, secondaryProgram: currentProgram })
}

/** Starts the timer program. Its timer stays on or off, but the hours count from now (behaviour 7.8). */
export function startTimerProgram(device: Device): Device {
  return changeTimestamps(interruptWith(device, 'timer'), { timerSince: device.clock })
}

export function stopTimerProgram(device: Device): Device {
  return changeSettings(resumeInterruptedProgram(endDryingIfOver(device)), { timer: 'off' })
}

export function startDelayedStartup(device: Device): Device {
  return changeTimestamps(interruptWith(device, 'delayedStartup'), { dryingSince: device.clock })
}

/** Stops delayed start-up if it runs, else starts it (behaviour 6.8). */
export function toggleDelayedStartup(device: Device): Device {
  return isRunning(device, 'delayedStartup') ? resumeInterruptedProgram(device) : startDelayedStartup(device)
}

export function isRunning(device: Device, program: Program): boolean {
  return programInForce(device) === program
}
