/** Delayed start-up: no heating until a new floor is dry (behaviour 31.6). It decides the program in force. */
import { set } from '../change'
import type { Device } from '../model'
import type { Program } from '../names'
import { DAY } from '../time'

export const DRYING_DAYS = 28

/** Returns `DRYING_DAYS` while time does not run. */
export function remainingDryingDays({ simulatedTime, clock }: Device): number {
  return simulatedTime ? DRYING_DAYS - Math.floor((clock - simulatedTime.dryingSince) / DAY) : DRYING_DAYS
}

/** Returns to the program that timer or delayed start-up interrupted, or to none (behaviour 6.5). */
export function resumeProgram(device: Device): Device {
  const { program, secondaryProgram } = device.settings
  // Stored settings may name the same program twice, as if it had interrupted itself.
  return set(device, {
    program: secondaryProgram === program ? null : secondaryProgram,
    secondaryProgram: null,
  })
}

/** Continues with the interrupted program once the floor is dry. */
export function endDryingIfOver(device: Device): Device {
  return device.settings.program === 'delayedStartup' && remainingDryingDays(device) <= 0
    ? resumeProgram(device)
    : device
}

export function programInForce(device: Device): Program | null {
  return endDryingIfOver(device).settings.program
}
