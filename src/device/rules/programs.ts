/** Starting and stopping the programs (behaviour 6), and the timer's hours (behaviour 5.8). */
import { changeSession, set } from '../change'
import type { Device } from '../model'
import { bounds, type Program } from '../settings'
import { applyAutomaticTemperature, isGuestRoom } from './temperature'

/** What starting and stopping programs changes, besides the temperature. */
export const programFields = ['program', 'secondaryProgram', 'timer'] as const

/** Starts week or remote control and forgets what they replace (behaviour 6.4). */
export function startProgram(device: Device, program: 'week' | 'remoteControlProgram'): Device {
  const started = set(device, { program, secondaryProgram: null, timer: 'off' })
  return applyAutomaticTemperature(changeSession(started, { changedAt: null }))
}

export function stopProgram(device: Device): Device {
  return set(device, { program: null })
}

/** Timer and delayed start-up remember the program that they interrupt (behaviour 6.5). */
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

/** Starts delayed start-up, or stops it while it is in force (behaviour 6.8). */
export function toggleDelayedStartup(device: Device): Device {
  return device.settings.program === 'delayedStartup' ? resume(device) : startDelayedStartup(device)
}

export function isRunning(device: Device, program: Program): boolean {
  return device.settings.program === program
}

/** Whether home's buttons change the timer's hours; a guest changes the temperature, whatever runs. */
export function isTimerInForce({ settings }: Device): boolean {
  return settings.program === 'timer' && !isGuestRoom(settings)
}

/** The timer's hours that still run: none while it is off. */
export function runningHours(device: Device): number {
  return device.settings.timer === 'on' ? device.settings.timerTime : 0
}

/** Degrees that the timer program keeps while its timer is off. */
export const TIMER_STANDBY = 17

/** The temperature that is kept, in degrees: a timer program that is off keeps its own (behaviour 5.18). */
export function temperatureInForce(device: Device): number {
  const { timer, temperatureValue } = device.settings
  return isTimerInForce(device) && timer === 'off' ? TIMER_STANDBY : temperatureValue
}

/** Takes 4 hours from the timer; at 4 it turns it off. */
export function shortenTimer(device: Device): Device {
  const { timerTime } = device.settings
  const { min, step } = bounds.timerTime
  return timerTime > min ? set(device, { timerTime: timerTime - step }) : set(device, { timer: 'off' })
}

export function lengthenTimer(device: Device): Device {
  const { max, step } = bounds.timerTime
  return set(device, { timerTime: Math.min(max, device.settings.timerTime + step) })
}
