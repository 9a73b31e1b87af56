/** Sensor choice: section 5 and decision 7. */
import type { Memory } from './memory'
import type { Around } from './surroundings'

/** Whether a choice is refused, "with the reason on the display and nothing stored". */
function isRefused(memory: Memory, around: Around, choice: string): boolean {
  // "Every choice while the application is power control"
  if (memory.application === 'powerControl') return true
  // "Choices that use the floor sensor while it is missing or faulty (E3, E4)"
  const missing = !around.floorSensorConnected || around.fault === 3 || around.fault === 4
  if (choice !== 'roomSensor') return missing
  // "The plain room sensor while a floor sensor is connected on a floor that needs its limit (wood/laminate, plastic/vinyl)"
  return around.floorSensorConnected && ['wood/laminate', 'plastic/vinyl'].includes(memory.floorType)
}

export function chooseSensor(memory: Memory, around: Around, choice: string) {
  if (!isRefused(memory, around, choice)) memory.sensorChoice = choice
}

/** The combined choices' limit pages "store the choice on entry". */
export function enterLimitPage(memory: Memory, around: Around, path: string) {
  if (path.endsWith('/sensor-choice/room-sensor-floor')) chooseSensor(memory, around, 'roomSensorFloor')
  if (path.endsWith('/sensor-choice/floor-sensor-room')) chooseSensor(memory, around, 'floorSensorRoom')
}
