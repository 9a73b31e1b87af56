/** Delayed start-up: no heating until a new floor is dry (behaviour 31.6). */
import { changeSettings } from '../change'
import type { Device } from '../model'
import type { Program } from '../names'
import { DAY } from '../time'

export const DRYING_DAYS = 28

/** Returns the days until the floor is dry, 0 or less once it is. Without simulated time, always `DRYING_DAYS`. */
export function remainingDryingDays({ simulatedTime, clock }: Device): number {
  return simulatedTime ? DRYING_DAYS - Math.floor((clock - simulatedTime.dryingSince) / DAY) : DRYING_DAYS
}

/** Ends the timer program or delayed start-up and resumes the program that it interrupted, if any (behaviour 6.5). */
export function resumeInterruptedProgram(device: Device): Device {
  const { program, secondaryProgram } = device.settings
  // Stored settings may contain the same program twice, but a program cannot interrupt itself.
  return changeSettings(device, {
    program: secondaryProgram === program ? null : secondaryProgram,
    secondaryProgram: null,
  })
}

/** Ends delayed start-up if the floor is dry, and resumes the interrupted program. */
export function endDryingIfOver(device: Device): Device {
  return device.settings.program === 'delayedStartup' && remainingDryingDays(device) <= 0
    ? resumeInterruptedProgram(device)
    : device
}

/** Returns the current program: `settings.program`, unless that is a delayed start-up that is over. */
export function programInForce(device: Device): Program | null {
  return endDryingIfOver(device).settings.program
}
