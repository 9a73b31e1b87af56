/** Starting and stopping the programs (section 4, "Programs"), and the timer's hours (section 5 and decision 6). */
import { changeSession, set } from '../change'
import type { Device } from '../model'
import { bounds, type Program } from '../settings'
import { applyAutomaticTemperature, isGuestRoom } from './temperature'

/** What starting and stopping programs changes, besides the temperature. */
export const programFields = ['program', 'secondaryProgram', 'timer'] as const

/** Week and remote control start at once; nothing is remembered of what ran before, nor that a hand had changed its temperature. */
export function startProgram(device: Device, program: 'week' | 'remoteControlProgram'): Device {
  const started = set(device, { program, secondaryProgram: null, timer: 'off' })
  return applyAutomaticTemperature(changeSession(started, { changedAt: null }))
}

export function stopProgram(device: Device): Device {
  return set(device, { program: null })
}

/** Timer and delayed start-up remember the program that they interrupt. */
function interruptWith(device: Device, program: 'timer' | 'delayedStartup'): Device {
  const { program: current } = device.settings
  return current === program ? device : set(device, { program, secondaryProgram: current })
}

/** Back to the program that timer or delayed start-up interrupted; to none if none was kept. */
function resume(device: Device): Device {
  return set(device, { program: device.settings.secondaryProgram, secondaryProgram: null })
}

export function startTimerProgram(device: Device): Device {
  return interruptWith(device, 'timer')
}

export function stopTimerProgram(device: Device): Device {
  return set(resume(device), { timer: 'off' })
}

export function startDelayedStartup(device: Device): Device {
  return interruptWith(device, 'delayedStartup')
}

/** "Confirm okay toggles between delayedStartup and the stored secondaryProgram." */
export function toggleDelayedStartup(device: Device): Device {
  return device.settings.program === 'delayedStartup' ? resume(device) : startDelayedStartup(device)
}

export function isRunning(device: Device, program: Program): boolean {
  return device.settings.program === program
}

/** Home's buttons speak of hours while the timer program is the one in force; a guest changes the temperature, whatever runs. */
export function isTimerInForce({ settings }: Device): boolean {
  return settings.program === 'timer' && !isGuestRoom(settings)
}

/** The timer's hours that still run: none while it is off. */
export function runningHours(device: Device): number {
  return device.settings.timer === 'on' ? device.settings.timerTime : 0
}

/** "Lowers timerTime by 4, and at 4 it turns the timer off." */
export function shortenTimer(device: Device): Device {
  const { timerTime } = device.settings
  const { min, step } = bounds.timerTime
  return timerTime > min ? set(device, { timerTime: timerTime - step }) : set(device, { timer: 'off' })
}

export function lengthenTimer(device: Device): Device {
  const { max, step } = bounds.timerTime
  return set(device, { timerTime: Math.min(max, device.settings.timerTime + step) })
}
