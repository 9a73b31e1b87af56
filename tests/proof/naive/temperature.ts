/** The set temperature (behaviour 8.1, 8.2, 8.3) and the automatic one (behaviour 8.4). */
import type { Memory } from './memory'

/** Whether the range of a guest room is in force (behaviour 8.2). */
export function isGuestRoom({ application, remoteControlInstalled }: Memory): boolean {
  return application === 'hotel' && remoteControlInstalled
}

/** The bounds of the set temperature, in degrees. */
export function range(memory: Memory): { min: number; max: number } {
  if (isGuestRoom(memory)) return { min: 20, max: 23 }
  // From 5° to 35°, below the caps (behaviour 8.1).
  let max = 35
  if (memory.maxTemp < max) max = memory.maxTemp
  if (memory.comfortHeating === 'on' && memory.comfortHeatingMaxTemp < max) max = memory.comfortHeatingMaxTemp
  return { min: 5, max }
}

export function mayLower(memory: Memory): boolean {
  return memory.temperatureValue > range(memory).min
}

export function mayRaise(memory: Memory): boolean {
  return memory.temperatureValue < range(memory).max
}

/** A temperature outside its range goes to the nearest bound (behaviour 8.3). */
export function lower(memory: Memory) {
  const { max } = range(memory)
  memory.temperatureValue = memory.temperatureValue > max ? max : memory.temperatureValue - 1
}

export function raise(memory: Memory) {
  const { min } = range(memory)
  memory.temperatureValue = memory.temperatureValue < min ? min : memory.temperatureValue + 1
}

/** The automatic temperature (behaviour 8.4). */
export function applyAutomatic(memory: Memory) {
  if (memory.application === 'hotel') memory.temperatureValue = memory.remoteControlInstalled ? 22 : 15
  else if (memory.program === 'remoteControlProgram' && memory.remoteControl === 'active')
    memory.temperatureValue = memory.remoteControlInstalled ? 22 : 17
}

/** Lowers a set temperature above its range (behaviour 7.5, 7.6). */
export function cap(memory: Memory) {
  const { max } = range(memory)
  if (memory.temperatureValue > max) memory.temperatureValue = max
}
