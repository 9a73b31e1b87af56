/** The set temperature: section 5, "Home temperature", and section 4, "Automatic temperature". */
import type { Memory } from './memory'

/** "Hotel mode with remote control installed: range 20 to 23, no change beyond." */
function isGuestRoom({ application, remoteControlInstalled }: Memory): boolean {
  return application === 'hotel' && remoteControlInstalled
}

/** Between which degrees a press leaves the set temperature. */
function range(memory: Memory): { min: number; max: number } {
  if (isGuestRoom(memory)) return { min: 20, max: 23 }
  // "Decrement down to 5, increment up to 35"
  let max = 35
  // Decision 6: "`maxTemp` caps the set temperature as 35 does."
  if (memory.maxTemp < max) max = memory.maxTemp
  // "If comfort heating is on, increment stops at the comfort maximum."
  if (memory.comfortHeating === 'on' && memory.comfortHeatingMaxTemp < max) max = memory.comfortHeatingMaxTemp
  return { min: 5, max }
}

export function mayLower(memory: Memory): boolean {
  return memory.temperatureValue > range(memory).min
}

export function mayRaise(memory: Memory): boolean {
  return memory.temperatureValue < range(memory).max
}

/** docs/decisions.md: "A set temperature outside its range … goes to the nearest bound with the press that leads there." */
export function lower(memory: Memory) {
  const { max } = range(memory)
  memory.temperatureValue = memory.temperatureValue > max ? max : memory.temperatureValue - 1
}

export function raise(memory: Memory) {
  const { min } = range(memory)
  memory.temperatureValue = memory.temperatureValue < min ? min : memory.temperatureValue + 1
}

/** "Automatic temperature" */
export function applyAutomatic(memory: Memory) {
  // "Hotel and remote control installed: temperatureValue 22. Hotel and not installed: 15."
  if (memory.application === 'hotel') memory.temperatureValue = memory.remoteControlInstalled ? 22 : 15
  // "program remoteControlProgram with remoteControl active: 22 if remote control installed, 17 if not."
  else if (memory.program === 'remoteControlProgram' && memory.remoteControl === 'active')
    memory.temperatureValue = memory.remoteControlInstalled ? 22 : 17
  // "Otherwise unchanged."
}

/** docs/decisions.md: "Switching comfort heating on, or lowering its maximum, lowers a set temperature above it." */
export function cap(memory: Memory) {
  const { max } = range(memory)
  if (memory.temperatureValue > max) memory.temperatureValue = max
}
