/** Delayed start-up: no heating until a new floor is dry (behaviour 31.6). Then the interrupted program continues. */
import { changeSettings } from '../change'
import type { Device } from '../model'
import type { Program } from '../names'
import { DAY } from '../time'

export const DRYING_DAYS = 28

/** Returns `DRYING_DAYS` if simulated time does not run. */
export function remainingDryingDays({ simulatedTime, clock }: Device): number {
  return simulatedTime ? DRYING_DAYS - Math.floor((clock - simulatedTime.dryingSince) / DAY) : DRYING_DAYS
}

/** Resumes the program that the timer or delayed start-up interrupted, if there is one (behaviour 6.5). */
export function resumeProgram(device: Device): Device {
  const { program, secondaryProgram } = device.settings
  // Stored settings may contain the same program twice, but a program cannot interrupt itself.
  return changeSettings(device, {
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

/** Returns the current program. `settings.program` may still be a delayed start-up that is over. */
export function programInForce(device: Device): Program | null {
  return endDryingIfOver(device).settings.program
}
