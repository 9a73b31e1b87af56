/** The sensor choice (behaviour 9.4, 9.6). */
import type { Memory } from './memory'
import type { Around } from './surroundings'

/** Whether a choice is refused (behaviour 9.4). */
function isRefused(memory: Memory, around: Around, choice: string): boolean {
  // Power control refuses every choice.
  if (memory.application === 'powerControl') return true
  // A choice needs the sensors that it uses.
  const missing = !around.floorSensorConnected || around.fault === 3 || around.fault === 4
  if (choice !== 'roomSensor') return missing
  // A floor other than tile or stone needs its limit while a floor sensor is there.
  return around.floorSensorConnected && ['wood/laminate', 'plastic/vinyl'].includes(memory.floorType)
}

export function chooseSensor(memory: Memory, around: Around, choice: string) {
  if (!isRefused(memory, around, choice)) memory.sensorChoice = choice
}

/** The limit screens store their choice on arrival (behaviour 9.6). */
export function enterLimitPage(memory: Memory, around: Around, path: string) {
  if (path.endsWith('/sensor-choice/room-sensor-floor')) chooseSensor(memory, around, 'roomSensorFloor')
  if (path.endsWith('/sensor-choice/floor-sensor-room')) chooseSensor(memory, around, 'floorSensorRoom')
}
