/** What sensors and functions are called on the installer's screens. */
import type { SensorChoice } from '../../settings'
import type { TextId } from '../../text'

export const sensorChoiceNames: Readonly<Record<SensorChoice, TextId>> = {
  floorSensor: 'sensorChoice.floor',
  roomSensor: 'sensorChoice.room',
  floorSensorRoom: 'sensorChoice.floorRoom',
  roomSensorFloor: 'sensorChoice.roomFloor',
}

export function onOrOff(on: boolean): TextId {
  return on ? 'word.on' : 'word.off'
}
