/** Delayed start-up, until the floor is dry (behaviour 31.6), and with it which program is in force. */
import { set } from '../change'
import type { Device } from '../model'
import type { Program } from '../names'
import { DAY } from '../time'

/** How many days a new floor dries. */
export const DRYING_DAYS = 28

/** How many days the floor still dries; all of them, as a sample, while time does not run. */
export function dryingDays({ passing, clock }: Device): number {
  return passing ? DRYING_DAYS - Math.floor((clock - passing.dryingSince) / DAY) : DRYING_DAYS
}

/** Back to the program that timer or delayed start-up interrupted, or to none (behaviour 6.5). */
export function resume(device: Device): Device {
  const { program, secondaryProgram } = device.settings
  // What is stored may say that a program interrupted itself.
  return set(device, {
    program: secondaryProgram === program ? null : secondaryProgram,
    secondaryProgram: null,
  })
}

/** The device as it goes on once the floor is dry. */
export function afterDrying(device: Device): Device {
  return device.settings.program === 'delayedStartup' && dryingDays(device) <= 0 ? resume(device) : device
}

export function programInForce(device: Device): Program | null {
  return afterDrying(device).settings.program
}
