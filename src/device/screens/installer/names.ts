/** What sensors, functions and their values are called on the installer's screens. */
import type { SensorChoice } from '../../settings'
import type { Text, TextId } from '../../text'

export const sensorChoiceNames: Readonly<Record<SensorChoice, TextId>> = {
  floorSensor: 'sensorChoice.floor',
  roomSensor: 'sensorChoice.room',
  floorSensorRoom: 'sensorChoice.floorRoom',
  roomSensorFloor: 'sensorChoice.roomFloor',
}

export function onOrOff(on: boolean): TextId {
  return on ? 'word.on' : 'word.off'
}

/** @param tenths of a degree */
export function calibrationText(tenths: number): Text {
  return { number: tenths / 10, digits: 1, signed: true, unit: 'unit.degree' }
}

/** @param minutes of each hour */
export function operatingTimeText(minutes: number): Text {
  return minutes === 0 ? 'word.off' : { number: minutes, unit: 'unit.minutesPerHour' }
}
